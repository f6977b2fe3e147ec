/** The Content-Security-Policy of a page, which is in the page itself: it works on every host. */
import { createHash } from "node:crypto";
import type { Mode } from "#settings.ts";
import type { ParsedPage } from "./parse-page.ts";

/** The types of script elements that a browser runs or follows; others, like JSON-LD, are data. */
const active = new Set([undefined, "", "module", "text/javascript", "speculationrules"]);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The policy's meta element. Scripts: same origin, or inline by hash; never `eval`. Requests and
 * forms: only the e-mail service (same origin in a demo). Trusted Types block HTML injection.
 * Inline styles are allowed for Radix, which writes style attributes and a style element.
 */
export function policyElement({ scripts }: ParsedPage, { kind, emailOrigin }: Mode): string {
  const hashes = scripts
    .filter(({ attributes }) => active.has(attributes["type"]) && !attributes["src"])
    .map(({ text }) => hashOf(text));
  const emailService = emailOrigin || "'self'";
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `connect-src ${emailService}`,
    `form-action ${emailService}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(kind === "public" ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
