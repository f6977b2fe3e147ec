/** Explains YAML syntax errors in plain words, at the line that causes them. */
import {
  isCollection,
  isNode,
  isScalar,
  isSeq,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from "yaml";

/** A syntax error in YAML. */
interface YamlSyntaxError {
  offset: number;
  message: string;
}

const quotationMarks = 'straight quotation marks ("…")';

const needsQuotes = (character: string) =>
  `a value that begins with ${character} needs ${quotationMarks} around it.`;

const messages: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: "this line is indented with a tab; use spaces, never tabs.",
  DUPLICATE_KEY: "this field appears twice; keep one.",
  BAD_INDENT:
    "this line begins in another column than the lines around it, or a hyphen has no space after it; write it like them.",
  MULTILINE_IMPLICIT_KEY:
    "this line needs a field, a colon and a space, such as “name: Oakville”; indent it if it continues the line above.",
  BLOCK_AS_IMPLICIT_KEY: `a text with a colon and a space in it needs ${quotationMarks} around it.`,
  MISSING_CHAR:
    "this line needs a colon and a space after its field, and the same indentation as the fields around it.",
  BAD_DQ_ESCAPE: "found a backslash (\\) between quotation marks; write two, or a slash (/).",
  MULTIPLE_DOCS: "found a line of three hyphens (---) inside the file; delete it.",
  RESOURCE_EXHAUSTION: "the file cannot be read; look for brackets inside brackets.",
  UNEXPECTED_TOKEN: `found text after the value; put one pair of ${quotationMarks} around the whole text, and none inside it.`,
};

/** Beginnings of lines that YAML takes for text, or for a part of the line above. */
const lineMistakes: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /^ *\u00A0/,
    message: "this line is indented with no-break spaces; delete them and type spaces.",
  },
  {
    pattern: /^ *[–—•·]/,
    message: "a list item begins with a hyphen and a space (- ), not with “–” or “•”.",
  },
  { pattern: /^ *-[^\s-]/, message: "a space must follow the hyphen of a list item." },
];

/** A list item that is indented further continues the text above it. */
const furtherItem = { pattern: /^ *- /, message: messages.BAD_INDENT ?? "" };

/** Finds the first of some mistakes in the lines between two offsets. */
function mistakeIn(text: string, from: number, to: number, mistakes = lineMistakes) {
  let offset = from;
  for (const line of text.slice(from, to).split("\n")) {
    const mistake = mistakes.find(({ pattern }) => pattern.test(line));
    if (mistake) return { offset: offset + line.search(/[^ ]/), message: mistake.message };
    offset += line.length + 1;
  }
  return undefined;
}

const startOfLine = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;

/** Finds the first syntax error, as what follows is misread; else all text YAML would ignore. */
export function syntaxErrors(document: Document.Parsed, text: string): YamlSyntaxError[] {
  // For a tab, the parser reports the lines around it too.
  const tab = /^ *\t+(?=\S)/m.exec(text);
  const [error] = document.errors;
  if (!error) return ignoredText(document, text);
  if (tab) return [{ offset: tab.index, message: messages.TAB_AS_INDENT ?? "" }];
  const line = startOfLine(text, error.pos[0]);
  const nextLine = text.indexOf("\n", text.indexOf("\n", line) + 1);
  const mistake = mistakeIn(text, startOfLine(text, line - 1), Math.max(line, nextLine));
  return [mistake ?? explainError(error, document, text)];
}

function explainError(
  { code, message, pos: [offset] }: YAMLError,
  document: Document.Parsed,
  text: string,
): YamlSyntaxError {
  if (code === "BLOCK_AS_IMPLICIT_KEY" && furtherItem.pattern.test(text.slice(offset))) {
    return { offset, message: furtherItem.message };
  }
  const hasSecondError = document.errors.some(
    (other) => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === offset,
  );
  if (code === "BLOCK_AS_IMPLICIT_KEY" && hasSecondError) {
    // A line that is indented too far is reported at the line above it.
    const next = /\n[ \t]*(?=\S)/.exec(text.slice(offset));
    return {
      offset: offset + (next ? next.index + next[0].length : 0),
      message:
        "this line is indented further than the one above it; begin both in the same column.",
    };
  }
  if (code === "DUPLICATE_KEY" && beginsItem(document, offset)) {
    const first = "a new item of the list begins with “- ”; write it before this field.";
    return { offset, message: first };
  }
  if (code === "UNEXPECTED_TOKEN" && startOfLine(text, offset) === offset) {
    return { offset, message: messages.MULTILINE_IMPLICIT_KEY ?? "" };
  }
  if (code === "BAD_INDENT" && message.startsWith("Flow")) {
    return {
      offset: lastBefore(document, offset, isBracketed),
      message: "this bracket is not closed; close it, or put quotation marks around the text.",
    };
  }
  if (code === "BAD_INDENT") {
    // The error is at the empty lines before the line.
    const start = offset + Math.max(text.slice(offset).search(/\S/), 0);
    return { offset: start, message: messages.BAD_INDENT ?? "" };
  }
  if (code === "MISSING_CHAR" && message.includes("quote")) {
    return {
      offset: lastBefore(document, offset, isQuoted),
      message: "this value begins with a quotation mark and does not end with one.",
    };
  }
  return { offset, message: messages[code] ?? needsQuotes(text[offset] ?? "") };
}

const isBracketed = (node: Node) => isCollection(node) && node.flow === true;
const isQuoted = (node: Node) => isScalar(node) && node.type?.startsWith("QUOTE") === true;

/** Returns the start of the last node of a kind before an offset. */
function lastBefore(document: Document.Parsed, before: number, isOfKind: (node: Node) => boolean) {
  let last = before;
  visit(document, {
    Node: (_, node) => {
      const [start] = node.range ?? [];
      if (start !== undefined && start < before && isOfKind(node)) last = start;
    },
  });
  return last;
}

/** Whether the field at an offset has the name of the first field of its list item. */
function beginsItem(document: Document.Parsed, offset: number) {
  let isFirst = false;
  visit(document, {
    Map: (_, { items: [first, ...others] }, path) => {
      const again = others.find(({ key }) => isNode(key) && key.range?.[0] === offset);
      if (again && isSeq(path.at(-1))) isFirst ||= String(first?.key) === String(again.key);
    },
  });
  return isFirst;
}

/** Finds what YAML would silently ignore: text after “ #”, and characters with a meaning. */
function ignoredText(document: Document.Parsed, text: string): YamlSyntaxError[] {
  const errors = document.warnings.map((warning) => explainError(warning, document, text));
  visit(document, {
    Alias: (_, { range }) => {
      errors.push({ offset: range?.[0] ?? 0, message: needsQuotes("*") });
    },
    Scalar: (_, { type, range, value, anchor }) => {
      if (!range) return;
      const [start, end] = range;
      const rest = /^[^\n]*/.exec(text.slice(end))?.[0] ?? "";
      if (type === "PLAIN" && typeof value === "string" && /^\s+#/.test(rest)) {
        errors.push({
          offset: start,
          message: `the text after “${value.slice(-20)}” is ignored, because of the #; put ${quotationMarks} around the whole text.`,
        });
      }
      if (type === "PLAIN") {
        const mistake =
          mistakeIn(text, startOfLine(text, start), end) ??
          mistakeIn(text, start, end, [furtherItem]);
        if (mistake) errors.push(mistake);
      }
      if (anchor !== undefined) errors.push({ offset: start, message: needsQuotes("&") });
    },
  });
  return errors;
}
