/** The Content-Security-Policy of a page, written into the page: no host has to be told. */
import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { Mode } from "./mode.ts";

/** Scripts that a browser runs or obeys; others, such as JSON-LD, are data and need no leave. */
const obeyed = new Set([
  undefined,
  "",
  "module",
  "text/javascript",
  "speculationrules",
  "importmap",
]);

/** What a page tells about its inline scripts, and where its policy belongs. */
interface Found {
  hashes: Set<string>;
  /** Behind the viewport's meta element, before anything that a policy rules. */
  place: number | undefined;
}

function inlineScriptsOf(html: string): Found {
  const found: Found = { hashes: new Set(), place: undefined };
  let start: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "meta" && attributes["name"] === "viewport") found.place = parser.endIndex + 1;
      if (name !== "script" || attributes["src"] !== undefined) return;
      if (!obeyed.has(attributes["type"])) return;
      start = parser.endIndex + 1;
    },
    onclosetag(name) {
      if (name !== "script" || start === undefined) return;
      const script = html.slice(start, parser.startIndex);
      found.hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
      start = undefined;
    },
  });
  parser.end(html);
  return found;
}

/**
 * The page with its policy: scripts from the site and the page's own by their hash, never others and never
 * `eval`; requests and forms to the configured e-mail service alone, which in a demo is the site itself. No
 * script may turn text into elements or code, nor make a Trusted Types policy that lets it. Styles stay
 * relaxed, since Radix writes style attributes and scroll locking writes a style element.
 */
export function withPolicy(html: string, { kind, emailOrigin }: Mode): string {
  const { hashes, place } = inlineScriptsOf(html);
  if (place === undefined) return html;
  const emailService = emailOrigin || "'self'";
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
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
