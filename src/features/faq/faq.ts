import { getEntry } from "astro:content";

/** The questions and answers of a page, all and in groups; `page` is a file name in `content/faqs/`. */
export async function getFaq(page: "home" | "toronto") {
  const entry = await getEntry("faqs", page);
  if (!entry) throw new Error(`The questions of ${page} are missing.`);
  return entry.data;
}
