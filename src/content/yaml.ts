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
 * Parses YAML. `errors` has what prevents reading it, also references to another value, such as
 * `*calm`; `ignored` has what YAML leaves out: marks before a value, and the text behind ` #`.
 */
export function openYaml(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { prettyErrors: false, lineCounter });
  const errors = syntaxErrors(document, text);
  const ignored: Finding[] = [];
  visit(document, {
    Alias: (_, { range }) => {
      const message = `a value that begins with * ${needsQuotes}.`;
      errors.push({ offset: range?.[0] ?? 0, message });
    },
    Scalar: (_, node) => {
      const [offset, end] = node.range ?? [0, 0];
      if (node.tag?.startsWith("!") || node.anchor !== undefined)
        ignored.push({ offset, message: `a value that begins with ! or & ${needsQuotes}.` });
      const { type, value } = node;
      if (type !== "PLAIN" || typeof value !== "string") return;
      // Word processors curl the quotation marks around a value.
      const inside = /^(?:[“”„]([^“”„]*)[“”]|‘([^‘’]*)’)$/s.exec(value);
      if (inside) node.value = inside[1] ?? inside[2];
      if (!/^ *#/.test(text.slice(end))) return;
      const message = `the text after “${value.slice(-20)}” is left out, because of the #; put quotation marks ("…") around the whole text.`;
      ignored.push({ offset, message });
    },
  });
  return {
    document,
    errors,
    ignored,
    positionAt: (offset: number) => {
      const { line, col } = lineCounter.linePos(offset);
      return { line, column: col };
    },
  };
}

/** Returns the values of a YAML text; undefined if it cannot be parsed, which the check reports. */
export function valuesIn(text: string): unknown {
  const { document, errors } = openYaml(text);
  return errors.length > 0 ? undefined : document.toJS();
}

const needsQuotes = 'needs quotation marks ("…") around it';

/** Returns the parser's errors, the frequent ones in words and at the place of the mistake. */
function syntaxErrors({ errors, contents }: Document.Parsed, text: string): Finding[] {
  const isIndentation = errors.some(({ code }) => code === "MULTILINE_IMPLICIT_KEY");
  return errors.map(({ code, message, pos: [offset] }): Finding => {
    const say = (words: string, at = offset) => ({ offset: at, message: words });
    const before = text.slice(0, offset).trimEnd();
    const start = quotedTextBefore(contents, offset);
    switch (code) {
      case "BLOCK_AS_IMPLICIT_KEY": {
        if (!isIndentation) {
          return say(
            `a text with a colon and a space in it ${needsQuotes}; curly ones are not enough.`,
          );
        }
        // The parser takes the line with the wrong indent for more of the text above it.
        const below = text.indexOf("\n", offset) + 1;
        return say(
          "this line is indented too far; begin it in the same column as the field above it.",
          below + Math.max(text.slice(below).search(/\S/), 0),
        );
      }
      case "BAD_INDENT":
        return say("this line begins in another column than its neighbours; indent them alike.");
      case "UNEXPECTED_TOKEN":
        if (/["']$/.test(before)) {
          return say(
            "the text ends at the quotation mark before this word; inside a text, write curly quotation marks (“ ”).",
          );
        }
        return say(
          /[}\]]$/.test(before) ? `a value that begins with { or [ ${needsQuotes}.` : `${message}.`,
        );
      case "BAD_SCALAR_START":
        return say(`a value that begins with ${text.charAt(offset)} ${needsQuotes}.`);
      case "DUPLICATE_KEY":
        return say("this field is here twice: delete one, or begin a new item with “- ”.");
      case "MISSING_CHAR":
        if (message.includes("Sequence item")) {
          return say(
            "this line begins too far to the left; begin it in the same column as the field above it.",
          );
        }
        return start === undefined
          ? say(`${message}.`)
          : say("the quotation mark at the end of this text is missing.", start);
      default:
        return say(`${message}.`);
    }
  });
}

/** Returns where the text in quotation marks begins that ends at an offset. */
function quotedTextBefore(contents: Document.Parsed["contents"], offset: number) {
  let start: number | undefined;
  visit(contents, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith("QUOTE") && range && range[0] < offset && range[1] >= offset)
        [start] = range;
    },
  });
  return start;
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
    const parent =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
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
