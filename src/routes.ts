/** Every URL of the site is spelt here and nowhere else. No Astro imports: tests and the server read it too. */

/** Pages that exist once. */
export const staticRoutes = {
  home: "/",
  reviews: "/AAA-Affordable-Wildlife-Control-Reviews",
  services: "/services",
  areas: "/areas",
  localRaccoonSolutions: "/toronto/local-raccoon-solutions",
  learn: "/learn",
  contact: "/contact",
} as const satisfies Record<string, Path>;

/** Places within pages that other pages lead to. */
export const anchors = {
  heroForm: "/#hero-form",
  contactForm: "/#contact-form",
  cost: "/#cost",
  faq: "/#faq",
} as const satisfies Record<string, Path>;

/** The sections of the home page that have a name of their own (specification, section 2). */
export const homeSections = [
  "hero-form",
  "contact-form",
  "services",
  "process",
  "why-us",
  "cost",
  "testimonials",
  "faq",
] as const;

/** The page of a service. */
export const servicePath = (slug: string): Path => `/services/${slug}`;

/** The page of a Toronto neighbourhood. */
export const neighbourhoodPath = (slug: string): Path => `/toronto/${slug}/raccoon-removal`;

/**
 * The address that the generic rule gives a city. For the cities whose own path says
 * wildlife-removal it exists too, and names that path as canonical (DECISIONS, "Routes").
 */
export const genericCityPath = (slug: string): Path => `/${slug}/raccoon-removal`;

/** A page's part of its share image's address. */
export const shareImageParam = (path: Path) => (path === "/" ? "home" : path.slice(1));

/** The picture that stands for a page where its address is shared. */
export const shareImagePath = (path: Path): Path => `/share/${shareImageParam(path)}.png`;

/** Path of the e-mail service that takes forms; the stand-in of a demo answers at the same one. */
export const sendFormPath = "/api/v1.0/email/send-form";

/** The address that dials a Canadian number as people write it. */
export const callHref = (phone: string) => `tel:+1${phone.replaceAll(/\D/g, "")}`;

/** A path within the site: no slash at the end, but for the home page. */
export type Path = `/${string}`;
