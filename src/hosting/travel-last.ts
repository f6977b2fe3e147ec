/** Puts behind all that is seen what islands need only once they wake: their inline scripts and their data. */
import { Parser } from "htmlparser2";
import { islandsId } from "#islands/intent/islands-id.ts";

/** What stays on an island's tag: who it is, when it wakes, and that it is not awake. */
const staying = new Set(["uid", "client", "ssr"]);

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
  let opened: { start: number; text: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "astro-island") {
        const all = Object.entries(attributes);
        islands[attributes["uid"] ?? ""] = Object.fromEntries(
          // Astro's own runtime waits for the island's end; this one for the document's.
          all.filter(([key]) => !staying.has(key) && key !== "await-children"),
        );
        const tag = all
          .filter(([key]) => staying.has(key))
          .map(([key, value]) => `${key}="${value}"`);
        cuts.push({
          start: parser.startIndex,
          end: parser.endIndex + 1,
          stays: `<astro-island ${tag.join(" ")}>`,
        });
      }
      if (name === "form" && "data-quote" in attributes) hasForm = true;
      if (name === "script" && Object.keys(attributes).length === 0)
        opened = { start: parser.startIndex, text: parser.endIndex + 1 };
    },
    onclosetag(name) {
      if (name === "body") end = parser.startIndex;
      if (name === "astro-island" && hasForm) {
        behindForm = parser.endIndex + 1;
        hasForm = false;
      }
      if (name !== "script" || !opened) return;
      scripts.push(html.slice(opened.text, parser.startIndex).replace(/;?\s*$/, ""));
      cuts.push({ start: opened.start, end: parser.endIndex + 1, stays: "" });
      opened = undefined;
    },
  });
  parser.end(html);
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
