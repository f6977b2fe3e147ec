/**
 * Puts new values into a YAML text and leaves the rest as it was written: comments, blank lines, quotation
 * marks, folds. A CMS would write the whole file anew and lose them. Runs in the browser, too.
 */
import {
  Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  stringify,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** A stretch of the text and what takes its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The width at which folded text is broken. */
const foldWidth = 110;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields that hold nothing say the same as fields that are left out. */
const fieldsOf = (value: Record<string, unknown>) =>
  Object.entries(value).filter(([, field]) => field !== undefined && field !== null);

/** Whether two values say the same. */
function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  }
  if (isGroup(one) && isGroup(other)) {
    const fields = fieldsOf(one);
    return (
      fields.length === fieldsOf(other).length &&
      fields.every(([name, field]) => same(field, other[name]))
    );
  }
  return one === other;
}

/** The places of the longest run of items that both lists have in this order. */
function alike(one: readonly unknown[], other: readonly unknown[]): [number, number][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  const length = (at: number, end: number) => lengths[at]?.[end] ?? 0;
  for (let at = one.length - 1; at >= 0; at--) {
    for (let end = other.length - 1; end >= 0; end--) {
      const row = lengths[at];
      if (row) {
        row[end] = same(one[at], other[end])
          ? length(at + 1, end + 1) + 1
          : Math.max(length(at + 1, end), length(at, end + 1));
      }
    }
  }
  const places: [number, number][] = [];
  for (let at = 0, end = 0; at < one.length && end < other.length;) {
    if (same(one[at], other[end])) places.push([at++, end++]);
    else if (length(at + 1, end) >= length(at, end + 1)) at++;
    else end++;
  }
  return places;
}

/** The source of one YAML text, and the edits that bring it to new values. */
class Patch {
  readonly #source: string;
  readonly #edits: Edit[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** The text with every edit made. */
  text(): string {
    return (
      this.#edits
        // The later of two at one place comes behind the earlier.
        .toReversed()
        .toSorted((a, b) => b.start - a.start)
        .reduce(
          (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
          this.#source,
        )
    );
  }

  /** Brings a node to a value; false where the node has to be written anew. */
  node(node: unknown, value: unknown): boolean {
    if (isMap(node) && isGroup(value)) return this.#map(node, value);
    if (isSeq(node) && Array.isArray(value)) return this.#list(node, value);
    return isScalar(node) && same(node.value, value);
  }

  #map(map: YAMLMap, value: Record<string, unknown>): boolean {
    const [first] = map.items;
    if (map.flow || !first) return same(map.toJSON(), value);
    const column = this.#column(startOf(first.key));
    const wanted = new Map(fieldsOf(value));
    const kept = new Map<string, Pair>();
    for (const pair of map.items) {
      const name = nameOf(pair);
      const field = wanted.get(name);
      const isEmpty = isScalar(pair.value) && pair.value.value === null;
      if (field !== undefined || isEmpty) kept.set(name, pair);
      if (field === undefined) {
        if (isEmpty) continue;
        // The dash of a list's item stands on the line of its first field.
        if (pair === first && this.#isBehindDash(startOf(pair.key))) return false;
        this.#remove(startOf(pair.key), endOf(pair));
      } else if (!this.node(pair.value, field)) {
        this.#write(startOf(pair.key), endOf(pair), written({ [name]: field }, column, pair.value));
      }
    }
    let before: Pair | undefined;
    for (const [name, field] of wanted) {
      const pair = kept.get(name);
      if (pair === undefined) {
        this.#append(before ?? first, written({ [name]: field }, column), column, "\n");
      } else before = pair;
    }
    return true;
  }

  #list(list: YAMLSeq, value: readonly unknown[]): boolean {
    const [first, second] = list.items;
    const old: unknown[] = list.toJSON();
    if (list.flow || !first || value.length === 0) return same(old, value);
    const column = this.#column(startOf(first)) - 2;
    const apart =
      second && /\n[ \t]*\n/.test(this.#source.slice(this.#end(endOf(first)), startOf(second)))
        ? "\n\n"
        : "\n";
    // Items that say the same stay as they are; between them one after the other is brought to the new ones.
    let from = 0;
    let to = 0;
    for (const [oldEnd, newEnd] of [...alike(old, value), [old.length, value.length] as const]) {
      const items = list.items.slice(from, oldEnd);
      const put = value.slice(to, newEnd);
      items.forEach((item, index) => {
        const dash = startOf(item) - 2;
        if (index >= put.length) this.#remove(dash, endOf(item), true);
        else if (!this.node(item, put[index])) {
          this.#write(dash, endOf(item), written([put[index]], column, item));
        }
      });
      const added = put.slice(items.length).map((item) => written([item], column));
      const next = list.items[oldEnd];
      from = oldEnd + 1;
      to = newEnd + 1;
      if (added.length === 0) continue;
      if (next) {
        const at = startOf(next) - 2;
        const text = added.map((item) => item + apart + " ".repeat(column)).join("");
        this.#edits.push({ start: at, end: at, text });
      } else {
        for (const item of added) this.#append(list.items.at(-1), item, column, apart);
      }
    }
    return true;
  }

  /** Replaces a stretch; blank lines that a block of text has drawn in at its end stay. */
  #write(start: number, end: number, text: string) {
    this.#edits.push({ start, end: this.#end(end), text });
  }

  /** Puts text on a line of its own behind a node and the comment that may stand beside it. */
  #append(node: unknown, text: string, column: number, apart: string) {
    const at = this.#lineEnd(this.#end(endOf(node)));
    this.#edits.push({ start: at, end: at, text: apart + " ".repeat(column) + text });
  }

  /** Takes whole lines out, and with a list's item the blank line that set it apart. */
  #remove(start: number, end: number, isItem = false) {
    const from = this.#lineStart(start);
    const to = Math.min(this.#lineEnd(this.#end(end)) + 1, this.#source.length);
    const blank = isItem ? (/^[ \t]*\n/.exec(this.#source.slice(to))?.[0].length ?? 0) : 0;
    this.#edits.push({ start: from, end: to + blank, text: "" });
  }

  #end(end: number) {
    return end - (/[ \t\n]*$/.exec(this.#source.slice(0, end))?.[0].length ?? 0);
  }

  #lineStart(offset: number) {
    return this.#source.lastIndexOf("\n", offset - 1) + 1;
  }

  #lineEnd(offset: number) {
    const end = this.#source.indexOf("\n", offset);
    return end === -1 ? this.#source.length : end;
  }

  #isBehindDash(offset: number) {
    return this.#source.slice(this.#lineStart(offset), offset).trim() !== "";
  }

  #column(offset: number) {
    return offset - this.#lineStart(offset);
  }
}

const rangeOf = (node: unknown): readonly number[] => (isNode(node) ? (node.range ?? []) : []);

const startOf = (node: unknown) => rangeOf(node)[0] ?? 0;

/** Where a node's own text ends; a field without a value ends with its name. */
const endOf = (node: unknown): number =>
  isPair(node) ? (rangeOf(node.value)[1] ?? rangeOf(node.key)[1] ?? 0) : (rangeOf(node)[1] ?? 0);

const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : "");

/** A field or a list's item as YAML that begins in a column; in the manner of what it takes the place of. */
function written(value: unknown, column: number, before?: unknown): string {
  const document = new Document(value);
  const made = isMap(document.contents)
    ? document.contents.items[0]?.value
    : isSeq(document.contents)
      ? document.contents.items[0]
      : undefined;
  const manner = isScalar(before) ? before.type : undefined;
  if (isScalar(made) && typeof made.value === "string") {
    if (manner === Scalar.BLOCK_FOLDED || manner === Scalar.BLOCK_LITERAL) made.type = manner;
    else if (made.value.includes("\n")) made.type = Scalar.BLOCK_LITERAL;
    else if (manner) made.type = manner;
  }
  return document
    .toString({ lineWidth: manner === Scalar.BLOCK_FOLDED ? foldWidth - column : 0 })
    .trimEnd()
    .replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
}

/**
 * The YAML text with these values in it. Where the change is more than this can make in place, the result
 * is written anew and the comments are gone; it never says anything but the values.
 */
export function patchYaml(source: string, value: unknown): string {
  const document = parseDocument(source);
  if (document.errors.length === 0) {
    const patch = new Patch(source);
    if (patch.node(document.contents, value)) {
      const text = patch.text();
      try {
        if (same(parse(text), value)) return text;
      } catch {
        // Not YAML any more: written anew below.
      }
    }
  }
  return stringify(value, { lineWidth: 0 });
}
