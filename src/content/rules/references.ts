/** References in fields, and links in texts, have a target that is published; services have a drawing. */
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { anchors, heardPath, servicePath, situationPath } from "#routes.ts";
import { situationKeys } from "#features/emergency/schema.ts";
import { priceChoices } from "#features/cost-guide/schema.ts";
import { illustrations } from "#content/content-folder.ts";
import { webAddress } from "#content/fields.ts";
import { itemsAt, textAt, waitsUntil, type ReadFiles } from "#content/read.ts";
import { didYouMean } from "#content/problems.ts";
import type { ReferenceTarget } from "#content/schema-at.ts";
import type { Content, PagePaths, Report } from "./pages.ts";

/** The target of each kind of reference, in words. */
const targetNames = {
  services: "service",
  illustrations: "picture in src/assets/illustrations",
  cities: "city in areas.yaml",
  guides: "guide",
  areas: "city or neighbourhood in areas.yaml",
  photos: "photo",
  prices: "place or summary with this placeholder in cost-guide.yaml",
} as const;

/** Reports references whose target does not exist or is a draft; none to areas without a list. */
export function referenceProblems(content: Content, report: Report) {
  const { files, areas, documents, moved } = content;
  const slugsIn = (...folders: string[]) =>
    documents.flatMap(({ slug, document }) => (folders.includes(dirname(document)) ? slug : []));
  const names: Record<keyof typeof targetNames, readonly string[] | undefined> = {
    illustrations: illustrations(),
    services: slugsIn("services"),
    guides: slugsIn("guides"),
    cities: areas && slugsIn("cities"),
    areas: areas && slugsIn("cities", "neighbourhoods"),
    // The rule in photos.ts checks the files of photos.
    photos: undefined,
    prices: placeholdersOfPlaces(files),
  };
  const pages = content.pages && new Map([...moved, ...content.pages]);
  const drafts = draftPages(content);
  const pageOfArea = new Map(areas?.entries.map(({ slug, path }) => [slug, path]));
  const problemOf = (value: string, to: ReferenceTarget, field: string) =>
    to === "pages"
      ? pages && linkProblem(value, pages, field)
      : names[to] && !names[to].includes(value)
        ? `there is no such ${targetNames[to]}.${didYouMean(value, names[to])}`
        : undefined;
  for (const { references, values } of files.values()) {
    for (const { to, value, ...place } of references) {
      // The schema reports an empty field.
      if (value === "") continue;
      const [path = ""] = value.split(/[?#]/);
      const page =
        to === "services" ? servicePath(value) : to === "areas" ? pageOfArea.get(value) : path;
      const draft = drafts.get(page ?? "");
      // A page that waits may lead to one that does not wait longer.
      if (draft && (waitsUntil(values) ?? "") < (draft.until ?? "9")) {
        const message = draft.until
          ? `is published on ${draft.until}. Link to it from that day on, or choose another.`
          : "is a draft, so its page is not published. Remove “draft: true” from it, or choose another.";
        report(place, `found “${value}”, whose document ${draft.file} ${message}`);
        continue;
      }
      const message = problemOf(value, to, place.field);
      if (message) report(place, `found “${value}”: ${message}`);
    }
  }
}

/** The placeholders of the cost guide's places and summary; undefined while it cannot be parsed. */
function placeholdersOfPlaces(files: ReadFiles) {
  const guide = files.get("cost-guide.yaml");
  if (guide?.values === undefined) return undefined;
  return ["summary", "locations"].flatMap((list) =>
    itemsAt(guide, [list]).flatMap((item) => textAt(guide, [...item, "placeholder"]) ?? []),
  );
}

/** The documents that builds leave out, or until a day, by the paths of their pages. */
const draftPages = ({ files, documents }: Content) =>
  new Map(
    documents.flatMap(({ page, document, status }) => {
      const { isDraft, file, values } = files.get(document) ?? {};
      const until = isDraft ? undefined : waitsUntil(values);
      return file && !status && (isDraft || until) ? [[page, { file, until }] as const] : [];
    }),
  );

/** Returns what is wrong with the URL of a link or picture in Markdown. */
function linkProblem(url: string, pages: PagePaths, field: string): string | undefined {
  if (field === "picture") {
    // `existsSync` ignores case on macOS and Windows, which hosts do not.
    return globSync("**", { cwd: "public" }).some(
      (file) => `/${file.replaceAll("\\", "/")}` === url,
    )
      ? undefined
      : "there is no such picture in public/, and pictures of other sites are not allowed.";
  }
  const [, scheme = "", rest = ""] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(url) ?? [];
  switch (scheme.toLowerCase()) {
    case "http":
    case "https": {
      const message = webAddress.safeParse(url).error?.issues[0]?.message;
      return message && `it ${message}.`;
    }
    case "tel":
      return /^(?:\+\d{11,15}|[2-9]11)$/.test(rest)
        ? undefined
        : "a link that calls is written tel:+14165550142, or tel:311.";
    case "mailto":
      return z.email().safeParse(rest.replace(/\?.*$/, "")).success
        ? undefined
        : "a link to an e-mail address is written mailto:help@example.com.";
    default:
      return scheme === "" && /^\/(?!\/)/.test(url)
        ? pageProblem(url, pages)
        : "a link begins with /, https://, tel: or mailto:.";
  }
}

function pageProblem(url: string, pages: PagePaths): string | undefined {
  const [address = "", section] = url.split("#");
  const [path = "", query] = address.split("?");
  if (query !== undefined && !query.startsWith("price="))
    return `“?${query}” may not be used in texts; only “?price=” may, with prices beside the house.`;
  const chosen = query?.slice("price=".length).split(",") ?? [];
  const unknown = chosen.find((name) => path !== "/" || !priceChoices.includes(name));
  if (unknown !== undefined)
    return `there is no price “${unknown}” beside the house.${didYouMean(unknown, priceChoices)}`;
  const target = pages.get(path);
  if (target === undefined) {
    return path.startsWith(heardPath(""))
      ? `pages of one sound are for sharing; link to “${anchors.homeListen}”.`
      : `the site has no such page.${didYouMean(path, [...pages.values()])}`;
  }
  if (target !== path) return `that address redirects to another; write “${target}”.`;
  const linked = [...Object.values(anchors), ...situationKeys.map(situationPath)];
  const sections = linked.flatMap((anchor) => {
    const [page, id = ""] = anchor.split("#");
    return page === path ? id : [];
  });
  if (section === undefined || sections.includes(section)) return undefined;
  return `the page has no such section.${didYouMean(section, sections)}`;
}

/** Reports services without a drawing named like the service. */
export function undrawnServices({ files }: Content, report: Report) {
  for (const [path, { collection, file }] of files) {
    const picture = path.replace(/\.md$/, ".svg");
    if (collection !== "services" || illustrations().includes(picture)) continue;
    const message = `this service has no drawing: put one at src/assets/illustrations/${picture}.`;
    report({ file, field: "file name" }, message);
  }
}
