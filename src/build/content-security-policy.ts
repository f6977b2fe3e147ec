import type { AstroUserConfig } from "astro";
import type { Settings } from "#settings.ts";

/**
 * Returns the options of Astro's Content-Security-Policy, which is in each page and so works on every
 * host. Scripts come from the same origin, or are inline with a hash; `eval` is blocked. Requests and
 * forms go to the e-mail service (the same origin in a demo), and requests to where visits are counted.
 * Trusted Types block HTML injection. Inline styles are allowed, so that Astro lists no hashes of
 * them: pages have style elements, and Radix adds more. Nothing forces https, with which a preview in
 * a local network would load no file.
 */
export function contentSecurityPolicy({ emailOrigin, counting }: Settings) {
  const emailService = emailOrigin || "'self'";
  return {
    directives: [
      "default-src 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      `connect-src ${[emailService, ...(counting ? [counting.origin] : [])].join(" ")}`,
      `form-action ${emailService}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ],
    styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
  } satisfies NonNullable<AstroUserConfig["security"]>["csp"];
}
