/** Checks that what fields and links name exists. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { sectionsOfPages, servicePath } from "#routes.ts";
import { webAddress } from "#schemas/fields.ts";
import type { ReferenceTarget } from "#schemas/schema-at.ts";
import type { Reference } from "./parsed-file.ts";
import { closestName, didYouMean, type Problem } from "./problems.ts";

/** What exists to be named. */
export interface ExistingNames {
  services: readonly string[];
  illustrations: readonly string[];
  /** The slugs of the cities; undefined where the areas are not known. */
  cities: readonly string[] | undefined;
  /** The path of every page; undefined where the areas are not known. */
  pages: Pages | undefined;
  /** The pages of drafts, which no build has, each with its document. */
  drafts: ReadonlyMap<string, string>;
}

/** The address of every page, by each address that leads to it. */
export type Pages = ReadonlyMap<string, string>;

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

const kinds: Record<ReferenceTarget, string> = {
  services: "service",
  illustrations: "picture in src/assets/illustrations",
  cities: "city in areas.yaml",
};

function checkName(to: ReferenceTarget, name: string, names: readonly string[] | undefined) {
  if (!names || names.includes(name)) return undefined;
  return `found “${name}”: there is no such ${kinds[to]}.${didYouMean(name, names)}`;
}

/** What is wrong with the address of a link or picture in running text. */
function checkLink(url: string, pages: Pages, field: string): string | undefined {
  if (field === "picture") {
    return url.startsWith("/") && existsSync(join("public", url))
      ? undefined
      : `found “${url}”: there is no such picture in public/, and those of other sites are not shown.`;
  }
  const problem = addressProblem(url, pages);
  return problem && `found “${url}”: ${problem}`;
}

function addressProblem(url: string, pages: Pages): string | undefined {
  if (url.trim() === "" || url === "#") {
    return "this link leads nowhere; write the page's address, such as /areas.";
  }
  if (url.startsWith("#")) return `write the page too, such as /${url}.`;
  const [, scheme = "", rest = ""] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(url) ?? [];
  switch (scheme.toLowerCase()) {
    case "http":
    case "https": {
      const fault = webAddress.safeParse(url).error?.issues[0]?.message;
      return fault && `it ${fault}.`;
    }
    case "tel":
      return /^(?:\+\d{11,15}|[2-9]11|\d{3}-?\d{3}-?\d{4})$/.test(rest)
        ? undefined
        : "a link that calls is written tel:+14165550142, or tel:311.";
    case "mailto":
      return isEmail(rest)
        ? undefined
        : "a link to an e-mail address is written mailto:help@example.com.";
    case "":
      return pageProblem(url, pages);
    default:
      return "a link begins with /, https://, tel: or mailto:.";
  }
}

const isEmail = (address: string) => z.email().safeParse(address.replace(/\?.*$/, "")).success;

function pageProblem(url: string, pages: Pages): string | undefined {
  if (!url.startsWith("/") || url.startsWith("//")) {
    return "a link begins with / within the site, such as /areas, and with https:// to others.";
  }
  const [path = "", section] = url.split("#");
  if (!pages.has(path)) {
    const near = pages.get(closestName(path, [...pages.keys()].filter(sharesPlace(path))) ?? "");
    return `the site has no such page.${near === undefined ? didYouMean(path, [...pages.values()]) : ` Did you mean “${near}”?`}`;
  }
  if (pages.get(path) !== path) {
    return `that address only leads on to another; write “${pages.get(path) ?? ""}”.`;
  }
  const sections = sectionsOfPages[path] ?? [];
  if (section === undefined || sections.includes(section)) return undefined;
  const known =
    sections.length === 0
      ? "has no sections to lead to; leave out the # and what follows"
      : "has no such section";
  return `the ${path === "/" ? "home page" : "page"} ${known}.${didYouMean(section, sections)}`;
}

/** An address with another first part is another place, however alike the two are written. */
const sharesPlace = (path: string) => (other: string) => path.split("/")[1] === other.split("/")[1];
