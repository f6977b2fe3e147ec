/** What the rules across files look at: the files, the areas, and the pages that both make. */
import { dirname } from "node:path";
import { genericCityPath, printRoutes, staticRoutes } from "#routes.ts";
import { documentPages } from "#content/collections.ts";
import type { Problem } from "#content/problems.ts";
import type { ReadFiles } from "#content/read.ts";
import type { AreaList } from "./areas.ts";

/** A page of a document that exists, or of an entry of areas.yaml. */
interface DocumentPage {
  slug: string;
  page: string;
  /** The path of the document in the content folder. */
  document: string;
  /** The status of an area, which then has a page without a document. */
  status?: string;
}

/** The path of each page by every path that leads to it, redirects included. */
export type PagePaths = ReadonlyMap<string, string>;

/** The content that the rules check. */
export interface Content {
  files: ReadFiles;
  /** The areas; undefined while their list has a mistake, and so are the pages. */
  areas: AreaList | undefined;
  documents: readonly DocumentPage[];
  pages: PagePaths | undefined;
  /** The pages of the last commit, if they are known. */
  before: PagePaths | undefined;
  /** The page to which each address in `moved.yaml` leads. */
  moved: PagePaths;
  /** The ISO date in Toronto. */
  today: string;
}

/** Reports a problem at a place. */
export type Report = (place: Omit<Problem, "message">, message: string) => void;

/** Returns the pages of areas, and of these files of the content. */
export const pagesOfDocuments = (
  areas: AreaList | undefined,
  paths: readonly string[],
): DocumentPage[] => [
  ...documentPages(paths),
  ...(areas?.entries ?? []).map(({ slug, path, documentPath, status }) => {
    return { slug, page: path, document: documentPath, status };
  }),
];

/** Returns the path of each page by all paths that lead to it, without `moved.yaml`. */
export function pagePaths(documents: readonly DocumentPage[]): PagePaths {
  const ofCities = documents.filter(({ document }) => dirname(document) === "cities");
  const ofDocuments = documents.map(({ page }) => page);
  const paths = [...Object.values(staticRoutes), ...Object.values(printRoutes), ...ofDocuments];
  return new Map<string, string>([
    ...ofCities.map(({ slug, page }) => [genericCityPath(slug), page] as const),
    ...paths.map((path) => [path, path] as const),
  ]);
}
