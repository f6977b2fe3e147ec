/** The Content-Security-Policy of a page, written into the page: no host has to be told. */
import { createHash } from "node:crypto";
import type { Mode } from "#mode.ts";

/** Scripts that a browser runs or obeys; others, such as JSON-LD, are data and need no leave. */
const obeyed = new Set([
  undefined,
  "",
  "module",
  "text/javascript",
  "speculationrules",
  "importmap",
]);

/** The hashes of a page's inline scripts. */
function hashesOf(html: string): Set<string> {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(
    /<script((?:\s[^>]*)?)>([^]*?)<\/script>/g,
  )) {
    if (/\ssrc=/.test(attributes)) continue;
    if (!obeyed.has(/\stype="([^"]*)"/.exec(attributes)?.[1])) continue;
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return hashes;
}

/** The viewport's meta element; the policy stands behind it, before anything that it rules. */
const viewport = /<meta name="viewport"[^>]*>/;

/**
 * The page with its policy: scripts from the site and the page's own by their hash, never others and never
 * `eval`; requests and forms to the configured e-mail service alone, which in a demo is the site itself. No
 * script may turn text into elements or code, nor make a Trusted Types policy that lets it. Styles stay
 * relaxed, since Radix writes style attributes and scroll locking writes a style element.
 */
export function withPolicy(html: string, { kind, emailOrigin }: Mode): string {
  const before = viewport.exec(html);
  if (!before) return html;
  const place = before.index + before[0].length;
  const emailService = emailOrigin || "'self'";
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html)].join(" "),
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
  return `${html.slice(0, place)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(place)}`;
}
