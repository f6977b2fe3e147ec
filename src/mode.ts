/** What kind of build this is: a demo on this machine, or the public site. Nothing of Astro is imported, because tools read it too. */

/** The address of a demo build in canonicals, sitemap and share images: where `npm start` serves it. */
const demoSiteUrl = "http://localhost:4321";

/** Where the public site's quote requests go unless `PUBLIC_EMAILJS_ORIGIN` says otherwise. */
const emailServiceOrigin = "https://api.emailjs.com";

/** What the environment decides about a build. */
export interface Mode {
  /** `demo` sends quote requests to the fake e-mail service; `public` to the real one. */
  kind: "demo" | "public";
  /** Origin of canonicals, sitemap, structured data and share images, without a slash at the end. */
  siteUrl: string;
  /** Origin of the e-mail service; empty in a demo, where it is the site's own. */
  emailOrigin: string;
  /** The repository on GitHub, as owner/name, that the CMS at /admin saves to; without one no build has a CMS. */
  cmsRepository: string | undefined;
}

/** Reads the mode from the environment. `SITE_URL` alone decides it, so that no build goes public by accident. */
export function readMode(env: Record<string, string | undefined>): Mode {
  const siteUrl = env["SITE_URL"]?.trim().replace(/\/+$/, "");
  const cmsRepository = env["CMS_REPOSITORY"]?.trim() || undefined;
  if (!siteUrl) return { kind: "demo", siteUrl: demoSiteUrl, emailOrigin: "", cmsRepository };
  return {
    kind: "public",
    siteUrl,
    emailOrigin: env["PUBLIC_EMAILJS_ORIGIN"]?.trim().replace(/\/+$/, "") || emailServiceOrigin,
    cmsRepository,
  };
}
