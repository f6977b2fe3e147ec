/**
 * Reads the environment variables, except those of folders. No Astro imports, as `astro.config.mjs`,
 * commands and tests read it too.
 */
import { accountIds, emailService } from "./email-service.ts";

/** The settings of a build that come from the environment. */
export interface Settings {
  /** `demo` sends quote requests to the fake e-mail service; `public` to the real one. */
  kind: "demo" | "public";
  /** Origin of canonical URLs, sitemap, structured data and share images, without final slash. */
  siteUrl: string;
  /** The port of `npm start` and `npm run dev`, as it was set; `demo/port.ts` checks it. */
  port: string;
  /** Origin of the e-mail service; empty in a demo, where it is the site's own origin. */
  emailOrigin: string;
  /** Origin of the service that delivers the public site's requests, which a demo names too. */
  deliveredBy: string;
  /** The ids of the account at the e-mail service, by the names of the form's hidden fields. */
  emailAccount: Readonly<Record<string, string>>;
  /** The GitHub repository (owner/name) of the CMS at /admin; no repository, no CMS. */
  cmsRepository: string | undefined;
  /** The address that counts visits; without it none are counted. */
  counting: Counting | undefined;
}

/** The address to which a page reports what is counted, with `{path}` and `{event}`. */
interface Counting {
  address: string;
  /** The body that is posted to it; may be empty. */
  body: string;
  origin: string;
}

/** Reads the address, and what stands behind its first space: what is posted to it. */
function readCounting(setting = ""): Counting | undefined {
  const [address = "", ...body] = setting.trim().split(" ");
  const { origin } = URL.parse(address) ?? {};
  return origin === undefined ? undefined : { address, body: body.join(" "), origin };
}

/** Reads the settings from environment variables: with `SITE_URL` a build is public, else a demo. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const siteUrl = env["SITE_URL"]?.trim().replace(/\/+$/, "");
  const cmsRepository = env["CMS_REPOSITORY"]?.trim() || undefined;
  const counting = readCounting(env["COUNT_URL"]);
  const otherOrigin = siteUrl && env[emailService.originVariable]?.trim().replace(/\/+$/, "");
  const deliveredBy = otherOrigin || emailService.origin;
  const port = env["PORT"] || "4321";
  return {
    kind: siteUrl ? "public" : "demo",
    // A demo is where `npm start` serves it.
    siteUrl: siteUrl || `http://localhost:${port}`,
    port,
    emailOrigin: siteUrl ? deliveredBy : "",
    deliveredBy,
    emailAccount: Object.fromEntries(
      Object.entries(accountIds).map(([variable, { field, demo }]) => [
        field,
        siteUrl ? (env[variable]?.trim() ?? "") : demo,
      ]),
    ),
    cmsRepository,
    counting,
  };
}

/** Hosts whose build machines publish what they build, by the variable that each sets. */
const publishingHosts = {
  // GitHub's machines also run tests, so a workflow that publishes there must set this one.
  GITHUB_PAGES: "GitHub Pages",
  NETLIFY: "Netlify",
  CF_PAGES: "Cloudflare Pages",
  WORKERS_CI: "Cloudflare",
  VERCEL: "Vercel",
};

/** The host on whose build machine this runs; undefined elsewhere. */
export const publishingHost = (env: Record<string, string | undefined>): string | undefined =>
  Object.entries(publishingHosts).find(([variable]) => env[variable])?.[1];
