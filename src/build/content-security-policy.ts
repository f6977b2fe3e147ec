import type { AstroUserConfig } from "astro";
import type { Settings } from "#settings.ts";

/**
 * The options of Astro's Content-Security-Policy, which is in each page and so works on every host.
 * Scripts: same origin, or inline by hash; never `eval`. Requests and forms: only the e-mail service
 * (same origin in a demo), and requests to where visits are counted. Trusted Types block HTML
 * injection. Nothing forces https, with which a preview in a local network would load no file: the
 * pages' addresses are relative or have it. Inline styles are allowed, so Astro lists no hashes of them: pages have style elements,
 * and Radix adds more.
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
