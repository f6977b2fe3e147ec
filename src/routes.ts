/** Every URL of the site, defined only here. No Astro imports, as tests and servers read it too. */
import { callingCode, mainCity, removalPaths } from "#site.ts";

/** Pages that exist once, by their keys in `content/pages.yaml`; home has `content/home.yaml`. */
export const staticRoutes = {
  home: "/",
  reviews: "/AAA-Affordable-Wildlife-Control-Reviews",
  services: "/services",
  areas: "/areas",
  toronto: "/toronto/local-raccoon-solutions",
  learn: "/learn",
  contact: "/contact",
  privacy: "/privacy",
  // Only while there is a person or a photo of the van.
  about: "/about",
  // Only while there is a job to show.
  jobs: "/jobs",
} as const satisfies Record<string, Path>;

/** The key of a page that exists once. */
export type StaticPage = keyof typeof staticRoutes;

/** The keys of the pages that exist once. */
export const staticPages = Object.keys(staticRoutes) as StaticPage[];

/**
 * The sections and elements that links from other pages lead to. Literals only: an expression would
 * not be tree-shaken out of the browser scripts that import this file.
 */
export const anchors = {
  heroForm: "/#hero-form",
  contactForm: "/#contact-form",
  cost: "/#cost",
  faq: "/#faq",
  listen: "/#listen",
  season: "/learn#season",
  tonight: "/learn#tonight",
  rating: "/AAA-Affordable-Wildlife-Control-Reviews#rating",
  localContacts: "/services/emergency#where",
  managers: "/services#managers",
  comparison: "/toronto/local-raccoon-solutions#comparison",
} as const satisfies Record<string, Path>;

/** The public services of a city, in the list of the emergency page. */
export const cityContactsId = (slug: string) => `where-${slug}`;

/** The link to them. */
export const cityContactsPath = (slug: string): Path =>
  `/services/emergency#${cityContactsId(slug)}`;

/** The ids that links in content may have, such as `/#faq`, by page; others are reported. */
export const sectionsOfPages: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "hero-form",
    "contact-form",
    "listen",
    "services",
    "process",
    "why-us",
    "cost",
    "testimonials",
    "faq",
  ],
  "/services": ["managers", "buildings"],
  "/services/emergency": ["where"],
  "/learn": ["listen", "season", "tonight", "noise-diary"],
  "/toronto/local-raccoon-solutions": ["rights", "comparison", "neighbour-letter"],
};

/**
 * The page of the navigation to which a page belongs, such as the list of services for a service.
 * Pages of areas are not below the areas page: they are all others with several parts.
 */
export const sectionOf = (path: Path): Path => {
  if (path.startsWith(heardPath(""))) return staticRoutes.learn;
  const first: Path = `/${path.split("/")[1] ?? ""}`;
  const isStatic = staticPages.some((page) => staticRoutes[page] === first);
  return isStatic || first === path || first === "/help" ? first : staticRoutes.areas;
};

/** The page of a service. */
export const servicePath = (slug: string): Path => `/services/${slug}`;

/** The page in another language than English, by the language's code. */
export const helpPath = (code: string): Path => `/help/${code}`;

/** The page of a guide. */
export const guidePath = (slug: string): Path => `/learn/${slug}`;

/** The present page of each address that was a page before; hosts redirect to it. */
export const movedPages = {
  "/learn/chimney-or-deck": "/learn/raccoon-in-the-chimney",
} as const satisfies Record<Path, Path>;

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

/** A share image's file name without `.png`: the page's path without its first slash, or `home`. */
export const shareImageParam = (path: Path) => (path === "/" ? "home" : path.slice(1));

/** The path of a page's share image (`og:image`). */
export const shareImagePath = (path: Path): Path => `/share/${shareImageParam(path)}.png`;

/** The `tel:` URL of a Canadian phone number as people write it, such as `(416) 555-0142`. */
export const callHref = (phone: string) => `tel:${callingCode}${phone.replaceAll(/\D/g, "")}`;

/** The `sms:` URL of a text message. iOS reads the body after `&`, Android after `?`. */
export const textHref = (phone: string, message: string) =>
  `sms:${callingCode}${phone.replaceAll(/\D/g, "")}?&body=${encodeURIComponent(message)}`;

/** The `mailto:` URL of an e-mail. */
export const emailHref = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/** A public service's number in a text. Splitting a text by it keeps the numbers. */
export const phoneNumber = /\b((?:1-)?\d{3}-\d{3}-\d{4})\b/;

/**
 * The value of the header `No-Vary-Search`: the server's answer does not depend on these query
 * parameters, where a visit came from and the chosen price, so that a prerendered page serves them.
 */
export const noVarySearch = 'params=("from" "price")';

/** The company's contact, for the address books of phones. */
export const contactCardPath = "/contact.vcf";

/** A public service's `tel:` URL, for numbers like `311`, `905-799-7700` or `1-800-841-2729`. */
export const publicCallHref = (number: string, extension?: string) => {
  const digits = number.replaceAll("-", "");
  const full =
    digits.length === 10 ? `${callingCode}${digits}` : digits.length > 3 ? `+${digits}` : digits;
  return `tel:${full}${extension ? `;ext=${extension}` : ""}`;
};

/** A page in a breadcrumb navigation. */
export interface Crumb {
  name: string;
  path: string;
}

/** A path within the site, without a trailing slash except for the home page. */
export type Path = `/${string}`;
