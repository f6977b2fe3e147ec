/** Explains YAML syntax errors in plain words, at the line that causes them. */
import { visit, type Document, type YAMLError } from "yaml";

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

/** Finds the first syntax error, as what follows is misread; else all text YAML would ignore. */
export function syntaxErrors(document: Document.Parsed, text: string): YamlSyntaxError[] {
  // For a tab, the parser reports the lines around it too.
  const tab = /^ *\t+(?=\S)/m.exec(text);
  const [error] = document.errors;
  if (!error) return ignoredText(document, text);
  if (tab) return [{ offset: tab.index, message: messages.TAB_AS_INDENT ?? "" }];
  return [explainError(error, document, text)];
}

function explainError(
  { code, message, pos: [offset] }: YAMLError,
  document: Document.Parsed,
  text: string,
): YamlSyntaxError {
  if (code === "BLOCK_AS_IMPLICIT_KEY" && document.errors.some(isSecondErrorAt(offset))) {
    // A line that is indented too far is reported at the line above it.
    const next = /\n[ \t]*(?=\S)/.exec(text.slice(offset));
    return {
      offset: offset + (next ? next.index + next[0].length : 0),
      message:
        "this line is indented further than the one above it; begin both in the same column.",
    };
  }
  if (code === "BAD_INDENT") {
    // The error is at the empty lines before the line.
    const start = offset + Math.max(text.slice(offset).search(/\S/), 0);
    return { offset: start, message: messages.BAD_INDENT ?? "" };
  }
  if (code === "MISSING_CHAR" && message.includes("quote")) {
    return {
      offset: startOfQuotedValue(document, offset),
      message: "this value begins with a quotation mark and does not end with one.",
    };
  }
  return { offset, message: messages[code] ?? needsQuotes(text[offset] ?? "") };
}

const isSecondErrorAt =
  (offset: number) =>
  ({ code, pos }: YAMLError) =>
    pos[0] === offset && code === "MULTILINE_IMPLICIT_KEY";

/** Returns the start of the last quoted value before an offset. */
function startOfQuotedValue(document: Document.Parsed, before: number) {
  let last = before;
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [start] = range ?? [];
      if (type?.startsWith("QUOTE") && start !== undefined && start < before) last = start;
    },
  });
  return last;
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
      if (anchor !== undefined) errors.push({ offset: start, message: needsQuotes("&") });
    },
  });
  return errors;
}
