/**
 * The paths of the site's pages and files, and the sections that links lead to. No Astro imports, as
 * tests and servers read it too.
 */
import { mainCity, removalPaths } from "./site.ts";

/** The home page, and the id of its quote form: apart, for the script of every page. */
export const homePath = "/";
export const heroFormId = "hero-form";

/** Pages that exist once, by their keys in `content/pages.yaml`; home has `content/home.yaml`. */
export const staticRoutes = {
  home: homePath,
  reviews: "/AAA-Affordable-Wildlife-Control-Reviews",
  services: "/services",
  areas: "/areas",
  toronto: "/toronto/local-raccoon-solutions",
  learn: "/learn",
  contact: "/contact",
  privacy: "/privacy",
  // Exists only while there is a person or a photo of the van.
  about: "/about",
  // Exists only while there is a job to show.
  jobs: "/jobs",
} as const satisfies Record<string, Path>;

/** Pages with one sheet to print each. They are not indexed: other pages say what the sheets are for. */
export const printRoutes = {
  comparison: "/print/compare-quotes",
  diary: "/print/noise-diary",
  letter: "/print/neighbour-letter",
  poster: "/print/babies-poster",
} as const satisfies Record<string, Path>;

/** The key of a page that exists once. */
export type StaticPage = keyof typeof staticRoutes;

/** The keys of the pages that exist once. */
export const staticPages = Object.keys(staticRoutes) as StaticPage[];

/** The service that the menu and other pages lead to first. */
export const emergencyPath = "/services/emergency";

/**
 * The sections that links from other pages lead to. Links in content may lead to all of them
 * and to no others.
 */
export const anchors = {
  heroForm: `${homePath}#${heroFormId}`,
  // A second id of the same form: the specified address of the reviews page's links.
  heroFormAlias: "/#contact-form",
  homeListen: "/#listen",
  homeServices: "/#services",
  process: "/#process",
  whyUs: "/#why-us",
  cost: "/#cost",
  testimonials: "/#testimonials",
  faq: "/#faq",
  managers: "/services#managers",
  buildings: "/services#buildings",
  messageForm: "/contact#message-form",
  localContacts: `${emergencyPath}#where`,
  learnListen: "/learn#listen",
  season: "/learn#season",
  tonight: `${emergencyPath}#tonight`,
  fridgeCard: `${emergencyPath}#fridge-card`,
  rating: "/AAA-Affordable-Wildlife-Control-Reviews#rating",
  rights: "/toronto/local-raccoon-solutions#rights",
} as const satisfies Record<string, `${FixedPage}#${string}`>;

/** The pages whose paths are the same whatever is in the content. */
type FixedPage = (typeof staticRoutes)[StaticPage] | typeof emergencyPath;

/** The quote form of an area's page, for links within the page. */
export const areaFormAnchor = "#quote";

/** The complete text of a situation on the emergency page, by its key. */
export const situationPath = (key: string): Path => `${emergencyPath}#${key}`;

/** The public services of a city, in the list of the emergency page. */
export const cityContactsId = (slug: string) => `where-${slug}`;

/** The link to the public services of a city. */
export const cityContactsPath = (slug: string): Path => `${emergencyPath}#${cityContactsId(slug)}`;

/** The folders of pages that are no area's; no area may have the name of one. */
export const pageFolders: readonly string[] = [
  "services",
  "learn",
  "jobs",
  "heard",
  "help",
  "print",
];

/**
 * The page of the navigation to which a page belongs, such as the list of services for a service.
 * Pages of areas are not below the areas page: they are all others with several parts.
 */
export const sectionOf = (path: Path): Path => {
  const [, folder = ""] = path.split("/");
  if (folder === "heard" || folder === "print") return staticRoutes.learn;
  const first: Path = `/${folder}`;
  return first === path || pageFolders.includes(folder) ? first : staticRoutes.areas;
};

/** The page of a service. */
export const servicePath = (slug: string): Path => `/services/${slug}`;

/** The page in another language than English, by the language's code. */
export const helpPath = (code: string): Path => `/help/${code}`;

/** The page of a guide. */
export const guidePath = (slug: string): Path => `/learn/${slug}`;

/** The page that people send to each other with the answer for a sound. */
export const heardPath = (sound: string): Path => `/heard/${sound}`;

/** A section of the home page, such as its form, with a sound that was heard, and at which hour. */
export const heardAnchor = (section: "hero-form" | "cost", sound: string, hour?: string): Path =>
  `/?heard=${sound}${hour ? `&when=${hour}` : ""}#${section}`;

/** The page of a job. */
export const jobPath = (slug: string): Path => `${staticRoutes.jobs}/${slug}`;

/** The page of a Toronto neighbourhood. */
export const neighbourhoodPath = (slug: string): Path => `/${mainCity}/${slug}/${removalPaths[0]}`;

/**
 * A city's path by the general pattern. Cities whose own path ends in `wildlife-removal` have a
 * page at this path too, with their own path as canonical.
 */
export const genericCityPath = (slug: string): Path => `/${slug}/${removalPaths[0]}`;

/** Whether an area's page is about wildlife, not about raccoons alone. */
export const isWildlifePath = (path: string) => path.endsWith(`/${removalPaths[1]}`);

/** A share image's file name without `.png`: the page's path without its first slash, or `home`. */
export const shareImageParam = (path: Path) => (path === "/" ? "home" : path.slice(1));

/** The path of a page's share image (`og:image`). */
export const shareImagePath = (path: Path): Path => `/share/${shareImageParam(path)}.png`;

/** The page that hosts show for unknown addresses. */
export const notFoundPath = "/404";

/** The company's contact, for the address books of phones. */
export const contactCardPath = "/contact.vcf";

/** The list of the sitemaps, which `@astrojs/sitemap` names. */
export const sitemapPath = "/sitemap-index.xml";

/** A page in a breadcrumb navigation. */
export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumb navigation of a page. */
export interface Crumbs {
  /** The link's accessible name. */
  label: string;
  /** The way from the home page to the page itself. */
  pages: readonly Crumb[];
}

/** A path within the site, without a trailing slash except for the home page. */
export type Path = `/${string}`;
