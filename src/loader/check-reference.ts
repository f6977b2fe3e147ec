/** Checks that what fields and links name exists. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { homeSections, servicePath, staticRoutes } from "#routes.ts";
import { webPage } from "#schemas/fields.ts";
import type { Reference } from "./parsed-file.ts";
import { didYouMean, type Problem } from "./problems.ts";

/** What exists to be named. */
export interface ExistingNames {
  services: readonly string[];
  illustrations: readonly string[];
  /** The path of every page; undefined where the areas are not known. */
  pages: ReadonlySet<string> | undefined;
  /** The pages of drafts, which no build has, each with its document. */
  drafts: ReadonlyMap<string, string>;
}

/** The problem of a reference to something that does not exist. */
export function checkReference(
  { to, value, ...place }: Reference,
  existing: ExistingNames,
): Problem[] {
  const message =
    to === "pages"
      ? existing.pages && checkLink(value, existing.pages, place.field)
      : checkName(to, value, existing[to]);
  const page = to === "services" ? servicePath(value) : value.split("#")[0];
  const draft = existing.drafts.get(page ?? "");
  if (draft !== undefined) {
    const draftMessage = `found “${value}”, whose document ${draft} is a draft: no build has its page. Take “draft: true” out there, or lead elsewhere.`;
    return [{ ...place, message: draftMessage }];
  }
  return message === undefined ? [] : [{ ...place, message }];
}

function checkName(to: "services" | "illustrations", name: string, names: readonly string[]) {
  if (names.includes(name)) return undefined;
  const kind = to === "services" ? "service" : "picture in src/assets/illustrations";
  return `found “${name}”: there is no such ${kind}.${didYouMean(name, names)}`;
}

/** What is wrong with the address of a link or picture in running text. */
function checkLink(url: string, pages: ReadonlySet<string>, field: string): string | undefined {
  if (field === "picture") {
    return url.startsWith("/") && existsSync(join("public", url))
      ? undefined
      : `found “${url}”: there is no such picture in public/, and those of other sites are not shown.`;
  }
  if (/^https?:/.test(url)) {
    const fault = webPage.safeParse(url).error?.issues[0]?.message;
    return fault && `found “${url}”: it ${fault}.`;
  }
  if (/^(?:mailto|tel):/.test(url)) {
    return URL.canParse(url) ? undefined : `found “${url}”, which is no address.`;
  }
  if (!url.startsWith("/")) {
    return `found “${url}”: a link begins with / within the site, such as /areas, and with https:// to others.`;
  }
  const [path = "", section] = url.split("#");
  if (!pages.has(path)) {
    return `found “${url}”: the site has no such page.${didYouMean(path, [...pages])}`;
  }
  if (section === undefined || path !== staticRoutes.home) return undefined;
  return homeSections.some((name) => name === section)
    ? undefined
    : `found “${url}”: the home page has no such section.${didYouMean(section, homeSections)}`;
}
