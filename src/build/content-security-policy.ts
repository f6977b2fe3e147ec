/**
 * The Content-Security-Policy of a page, which is in the page itself: it works on every host. It is
 * made from the finished page, so no script can be forgotten. Astro's `security.csp` lists the scripts
 * of all pages on each page, and not those marked `is:inline`, which are most of ours.
 */
import { createHash } from "node:crypto";
import type { Settings } from "#settings.ts";

/** A script element of a page. */
interface Script {
  attributes: Record<string, string>;
  text: string;
}

/** The types of script elements that a browser runs or follows; others, like JSON-LD, are data. */
const executable = new Set([undefined, "", "module", "text/javascript", "speculationrules"]);

/** Whether a browser runs or follows an inline script. */
export const isExecutable = ({ attributes }: Script) =>
  executable.has(attributes["type"]) && !attributes["src"];

const hashOf = ({ text }: Script) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Returns the policy. Scripts: same origin, or inline by hash; never `eval`. Requests and forms:
 * only the e-mail service (same origin in a demo), and requests to where visits are counted. Trusted
 * Types block HTML injection. Inline styles are allowed: each page has two style elements, and Radix
 * adds more.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly Script[],
  { kind, emailOrigin, counting }: Settings,
): string {
  const emailService = emailOrigin || "'self'";
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(inlineScripts.map(hashOf))].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["connect-src", emailService, ...(counting ? [counting.origin] : [])].join(" "),
    `form-action ${emailService}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(kind === "public" ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
