/** Checks that references in fields, and links in texts, have an existing target. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { sectionsOfPages, servicePath } from "#routes.ts";
import { priceChoices } from "#features/cost-guide/schema.ts";
import { webAddress } from "#content/fields.ts";
import type { ReferenceTarget } from "#content/schema-at.ts";
import type { Reference } from "#content/parsed-file.ts";
import { didYouMean, type Problem } from "./problems.ts";

/** The possible targets of references and links. */
interface ExistingNames {
  /** Undefined for cities if the list of areas cannot be read. */
  names: Readonly<Record<ReferenceTarget, readonly string[] | undefined>>;
  /** The paths of all pages; undefined if the list of areas cannot be read. */
  pages: Pages | undefined;
  /** The documents of drafts, which builds leave out, by the paths of their pages. */
  drafts: ReadonlyMap<string, string>;
}

/** The path of each page by every path that leads to it, redirects included. */
export type Pages = ReadonlyMap<string, string>;

/** Reports a reference whose target does not exist or is a draft. */
export function checkReference(
  { to, value, ...place }: Reference,
  existing: ExistingNames,
): Problem[] {
  const message =
    to === "pages"
      ? existing.pages && checkLink(value, existing.pages, place.field)
      : checkName(to, value, existing.names[to]);
  const page = to === "services" ? servicePath(value) : value.split(/[?#]/)[0];
  const draft = existing.drafts.get(page ?? "");
  if (draft !== undefined) {
    const draftMessage = `found “${value}”, whose document ${draft} is a draft, so its page is not published. Remove “draft: true” from it, or link to another page.`;
    return [{ ...place, message: draftMessage }];
  }
  return message === undefined ? [] : [{ ...place, message }];
}

const targetNames: Record<ReferenceTarget, string> = {
  services: "service",
  illustrations: "picture in src/assets/illustrations",
  cities: "city in areas.yaml",
  guides: "guide",
};

function checkName(to: ReferenceTarget, name: string, names: readonly string[] | undefined) {
  if (!names || names.includes(name)) return undefined;
  return `found “${name}”: there is no such ${targetNames[to]}.${didYouMean(name, names)}`;
}

/** Checks the URL of a link or picture in Markdown. */
function checkLink(url: string, pages: Pages, field: string): string | undefined {
  if (field === "picture") {
    return url.startsWith("/") && existsSync(join("public", url))
      ? undefined
      : `found “${url}”: there is no such picture in public/, and pictures of other sites are not allowed.`;
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
      const message = webAddress.safeParse(url).error?.issues[0]?.message;
      return message && `it ${message}.`;
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
  const [address = "", section] = url.split("#");
  const [path = "", query] = address.split("?");
  if (query !== undefined) {
    const [, chosen] = /^price=(.*)$/.exec(query) ?? [];
    if (path !== "/" || chosen === undefined) return "only /?price=… may have a question mark.";
    const unknown = chosen.split(",").find((name) => !priceChoices.includes(name));
    if (unknown !== undefined) {
      return `there is no price “${unknown}” beside the house.${didYouMean(unknown, priceChoices)}`;
    }
  }
  if (!pages.has(path)) {
    return `the site has no such page.${didYouMean(path, [...pages.values()])}`;
  }
  if (pages.get(path) !== path) {
    return `that address redirects to another; write “${pages.get(path) ?? ""}”.`;
  }
  const sections = sectionsOfPages[path] ?? [];
  if (section === undefined || sections.includes(section)) return undefined;
  const where = path === "/" ? "the home page" : "the page";
  if (sections.length === 0) {
    return `${where} has no sections to link to; remove the # and what follows.`;
  }
  return `${where} has no such section.${didYouMean(section, sections)}`;
}
