/** Parses YAML as all content is parsed, and finds values and their positions by their paths. */
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Scalar,
} from "yaml";
import type { FieldPath } from "./schema-at.ts";

/** A mistake at an offset of a text. */
interface Finding {
  offset: number;
  message: string;
}

/**
 * Parses YAML. `mistakes` has the first error of the parser; without one, it has the values that refer
 * to another, such as `*calm`, and what YAML leaves out: marks before a value, and the text behind ` #`.
 */
export function openYaml(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { prettyErrors: false, lineCounter });
  const [error] = document.errors;
  const marks: Finding[] = [];
  visit(document, {
    Alias: (_, { range }) => {
      marks.push({ offset: range?.[0] ?? 0, message: quoteValueWith("*") });
    },
    Scalar: (_, node) => {
      const [offset, end] = node.range ?? [0, 0];
      if (node.tag?.startsWith("!") || node.anchor !== undefined)
        marks.push({ offset, message: quoteValueWith("! or &") });
      const { type, value } = node;
      if (type !== "PLAIN" || typeof value !== "string") return;
      // Word processors curl the quotation marks around a value.
      const inside = /^(?:[“”„]([^“”„]*)[“”]|‘([^‘’]*)’)$/s.exec(value);
      if (inside) node.value = inside[1] ?? inside[2];
      if (!/^ *#/.test(text.slice(end))) return;
      const message = `the text after “${value.slice(-20)}” is left out, because of the #; put quotation marks ("…") around the whole text.`;
      marks.push({ offset, message });
    },
  });
  return {
    document,
    mistakes: error ? [syntaxError(error, document, text)] : marks,
    positionAt: (offset: number) => {
      const { line, col } = lineCounter.linePos(offset);
      return { line, column: col };
    },
  };
}

/** Returns the values of a YAML text; undefined if it has mistakes, which the check reports. */
export function valuesIn(text: string): unknown {
  const { document, mistakes } = openYaml(text);
  return mistakes.length > 0 ? undefined : document.toJS();
}

const quoteValueWith = (start: string) =>
  `a value that begins with ${start} needs quotation marks ("…") around it.`;

const sameColumn = "begin it in the same column as the field above it.";

type ParserError = Document.Parsed["errors"][number];

/** Returns an error of the parser, a frequent one in words and at the place of the mistake. */
function syntaxError(error: ParserError, document: Document.Parsed, text: string): Finding {
  const { code, message, pos } = error;
  const [offset] = pos;
  const last = text.slice(0, offset).trimEnd().at(-1) ?? "";
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY": {
      if (!document.errors.some((other) => other.code === "MULTILINE_IMPLICIT_KEY")) {
        const words = "a text with a colon and a space in it needs quotation marks";
        return { offset, message: `${words} ("…") around it; curly ones are not enough.` };
      }
      // The parser takes the line with the wrong indent for more of the text above it.
      const below = text.indexOf("\n", offset) + 1;
      const start = below + Math.max(text.slice(below).search(/\S/), 0);
      return { offset: start, message: `this line is indented too far; ${sameColumn}` };
    }
    case "UNEXPECTED_TOKEN":
      if (/["']/.test(last)) {
        const words = "the text ends at the quotation mark before this word";
        return { offset, message: `${words}; inside a text, write curly quotation marks (“ ”).` };
      }
      return { offset, message: /[}\]]/.test(last) ? quoteValueWith("{ or [") : `${message}.` };
    case "BAD_SCALAR_START":
      return { offset, message: quoteValueWith(text.charAt(offset)) };
    case "BAD_INDENT":
      return {
        offset,
        message: "this line begins in another column than its neighbours; indent them alike.",
      };
    case "DUPLICATE_KEY":
      return {
        offset,
        message: "this field is here twice: delete one, or begin a new item with “- ”.",
      };
    case "MISSING_CHAR": {
      if (message.includes("Sequence item"))
        return { offset, message: `this line begins too far to the left; ${sameColumn}` };
      const quoted = [...stringNodes(document.contents)].findLast(
        ({ node: { type, range } }) => type?.startsWith("QUOTE") && range && range[0] < offset,
      );
      const start = quoted?.node.range?.[0] ?? offset;
      return {
        offset: start,
        message: "the quotation mark at the end of this text is missing.",
      };
    }
    default:
      return { offset, message: `${message}.` };
  }
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, key): unknown =>
      typeof at === "object" && at !== null && Object.hasOwn(at, key)
        ? Reflect.get(at, key)
        : undefined,
    value,
  );
}

/** Returns the offset of the key at a path, or of the nearest existing group around it. */
export function offsetOf(document: Document, path: FieldPath): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const node = isMap(parent)
      ? parent.items.find((item) => String(item.key) === String(key))?.key
      : document.getIn(path.slice(0, length), true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    if (offset !== undefined) return offset;
  }
  return undefined;
}

/** Yields every string value in YAML with its path, in the order of the file. */
export function* stringNodes(
  node: unknown,
  path: FieldPath = [],
): Generator<{ node: Scalar<string>; path: FieldPath }> {
  if (isMap(node))
    for (const { key, value } of node.items) yield* stringNodes(value, [...path, String(key)]);
  else if (isSeq(node))
    for (const [index, item] of node.items.entries()) yield* stringNodes(item, [...path, index]);
  else if (isScalar<string>(node) && typeof node.value === "string") yield { node, path };
}
