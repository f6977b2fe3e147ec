/** Puts behind all that is seen what islands need only once they wake: their inline scripts and their data. */
import { Parser } from "htmlparser2";
import { islandsId } from "#browser/islands-id.ts";

/** What stays on an island's tag: who it is, when it wakes, and that it is not awake. */
const staying = new Set(["uid", "client", "ssr"]);

/**
 * Inline scripts without attributes, the tags of islands (whose attributes hold HTML), forms with a draft, and the
 * body's end. Only these are looked for: to parse all of a page took a tenth of the time in which it is made.
 */
const landmarks =
  /<script>([^]*?)<\/script>|<astro-island(?:\s[^\s=>]+(?:="[^"]*")?)*\s*>|<\/astro-island>|<form\s(?:[^>]*\s)?data-quote[=\s>]|<\/body>/g;

/** The attributes of a tag, with what was escaped in them. */
function attributesOf(tag: string): Record<string, string> {
  let found = {};
  const parser = new Parser({
    onopentag(_name, attributes) {
      found = attributes;
    },
  });
  parser.end(tag);
  return found;
}

/** In a script element no text may look like the end of it, or like a comment. */
const inScript = (data: unknown) => JSON.stringify(data).replaceAll("<", "\\u003c");

/**
 * The page with its first screen first: inline scripts go behind the quote form, whose words they keep, or to the
 * end of a body without one, as one in their order, and the islands' attributes to its end, once for all islands
 * (`island-element.ts` takes them back). Scripts with attributes (modules, JSON-LD, speculation rules) stay where
 * they are.
 */
export function islandsLast(html: string): string {
  const cuts: { start: number; end: number; stays: string }[] = [];
  const scripts: string[] = [];
  const islands: Record<string, Record<string, string>> = {};
  let end: number | undefined;
  let hasForm = false;
  let behindForm: number | undefined;
  for (const { 0: found, 1: script, index } of html.matchAll(landmarks)) {
    const after = index + found.length;
    if (script !== undefined) {
      scripts.push(script.replace(/;?\s*$/, ""));
      cuts.push({ start: index, end: after, stays: "" });
    } else if (found.startsWith("<astro-island")) {
      const all = Object.entries(attributesOf(found));
      const tag = all
        .filter(([key]) => staying.has(key))
        .map(([key, value]) => `${key}="${value}"`);
      cuts.push({ start: index, end: after, stays: `<astro-island ${tag.join(" ")}>` });
      const uid = all.find(([key]) => key === "uid")?.[1] ?? "";
      islands[uid] = Object.fromEntries(
        // Astro's own runtime waits for the island's end; this one for the document's.
        all.filter(([key]) => !staying.has(key) && key !== "await-children"),
      );
    } else if (found === "</astro-island>") {
      if (hasForm) behindForm = after;
      hasForm = false;
    } else if (found === "</body>") end = index;
    else hasForm = true;
  }
  if (end === undefined) return html;
  const data =
    Object.keys(islands).length > 0
      ? `<script type="application/json" id="${islandsId}">${inScript(islands)}</script>`
      : "";
  const script = scripts.filter(Boolean).join(";");
  const inlined = script && `<script>${script}</script>`;
  const place = behindForm ?? end;
  cuts.push({ start: place, end: place, stays: inlined }, { start: end, end, stays: data });
  cuts.sort((a, b) => a.start - b.start);
  const kept = cuts.map(
    ({ start, stays }, index) => html.slice(cuts[index - 1]?.end ?? 0, start) + stays,
  );
  return kept.join("") + html.slice(cuts.at(-1)?.end);
}
