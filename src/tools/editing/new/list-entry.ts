/** Adds an entry to a list in a YAML file, and leaves every other byte of the file as it was. */
import { Document, isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { FieldPath } from "#schemas/schema-at.ts";
import { Refusal } from "./refusal.ts";

/** Where and what to add. */
interface Entry {
  /** The way to the list within the file. */
  list: FieldPath;
  entry: Readonly<Record<string, unknown>>;
  /** Notes above fields of the entry. */
  notes?: Readonly<Record<string, string>>;
  /** Whether the entry belongs before this one; it comes last where it belongs before none. */
  isBefore?: (other: unknown) => boolean;
}

/** The new text, and the line on which the entry begins. */
export function withEntry(
  text: string,
  { list, entry, notes = {}, isBefore = () => false }: Entry,
): { text: string; line: number } {
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const document = parseDocument(text);
  const found = list.length === 0 ? document.contents : document.getIn(list, true);
  const lines = rendered(entry, notes).split("\n");
  if (document.errors.length === 0 && list.length === 0 && document.contents === null) {
    return place(text, text.length, text.length, [...lines, ""], end);
  }
  if (document.errors.length > 0 || !isSeq(found) || !found.range) {
    throw new Refusal("There is no list to add to; npm run check:content tells why.");
  }
  const starts = found.items.map((item) => (isMap(item) ? (item.range?.[0] ?? 0) : 0));
  const [first] = starts;
  if (first === undefined) {
    return place(
      text,
      found.range[0],
      found.range[1],
      ["", ...lines.map((line) => `  ${line}`)],
      end,
    );
  }
  const indent = text.slice(lineStart(text, first), first).replace(/-.*$/, "");
  const block = lines.map((line) => (line ? indent + line : ""));
  const next = found.items.findIndex((item) => isBefore(isMap(item) ? item.toJS(document) : item));
  const before = starts[next];
  if (before !== undefined) {
    const at = lineStart(text, before);
    return place(text, at, at, [...block, "", ""], end);
  }
  // A text in several lines ends below its last one.
  const last = text.slice(0, found.range[1]).trimEnd().length;
  const rest = /[\r\n]|$/.exec(text.slice(last))?.index ?? 0;
  return place(text, last + rest, last + rest, ["", "", ...block], end);
}

const lineStart = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;

function place(text: string, from: number, to: number, lines: readonly string[], end: string) {
  const blank = lines.findIndex((line) => line !== "");
  const line = text.slice(0, from).split("\n").length + blank;
  return { text: text.slice(0, from) + lines.join(end) + text.slice(to), line };
}

/** The entry as YAML; a long text is folded as those of the reviews are. */
function rendered(entry: Entry["entry"], notes: Readonly<Record<string, string>>) {
  const document = new Document([entry]);
  const [map] = isSeq(document.contents) ? document.contents.items : [];
  for (const { key, value } of isMap(map) ? map.items : []) {
    if (!isScalar(key)) continue;
    const note = notes[String(key.value)];
    if (note !== undefined) key.commentBefore = ` ${note}`;
    if (key.value === "text" && isScalar(value) && value.value) value.type = "BLOCK_FOLDED";
  }
  const folds = typeof entry["text"] === "string";
  return document.toString({ lineWidth: folds ? 108 : 0 }).trimEnd();
}
