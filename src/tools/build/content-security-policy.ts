/** The Content-Security-Policy of a page. It stands in the page itself, so that every host serves it. */
import { createHash } from "node:crypto";
import type { Mode } from "#mode.ts";
import type { ParsedPage } from "./parse-page.ts";

/** The types of script elements that a browser runs or acts upon; others, such as JSON-LD, are data. */
const active = new Set([undefined, "", "module", "text/javascript", "speculationrules"]);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The policy's meta element: scripts from the site itself and the page's own by their hashes, never `eval`; requests
 * and forms to the configured e-mail service alone, which in a demo is the site itself. No script may turn text into
 * elements or code. Styles stay relaxed, since Radix writes style attributes and its scroll lock a style element.
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
