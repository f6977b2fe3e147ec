/** Explains YAML syntax errors in plain words, at the line that causes them. */
import { visit, type Document, type YAMLError } from "yaml";
import { lineErrors } from "./field-on-line.ts";

/** A syntax error in YAML. */
interface YamlSyntaxError {
  offset: number;
  message: string;
  /** Whether the parser reports further errors on the next lines because of it. */
  affectsNextLines?: boolean;
}

/** Finds all syntax errors, at most one for each line, without those that are the consequence of another. */
export const syntaxErrors = (document: Document.Parsed, text: string): YamlSyntaxError[] => [
  ...parserErrors(document, text),
  ...ignoredText(document, text),
];

function parserErrors(document: Document.Parsed, text: string): YamlSyntaxError[] {
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;
  const lines: number[] = [];
  const tabs = document.errors.flatMap(({ pos: [offset] }) => tabThatIndents(text, offset));
  // A tab ends a text of several lines, so that the parser misreads everything after it.
  if (tabs.length > 0)
    return tabs.slice(0, 1).map((offset) => ({ offset, message: lineErrors.tab }));
  return (
    document.errors
      // Of two errors on one line, the one about indentation is the cause of the other.
      .toSorted((a, b) => Number(b.code === "BAD_INDENT") - Number(a.code === "BAD_INDENT"))
      .map((error) => explainError(error, document, text))
      .toSorted((a, b) => lineOf(a.offset) - lineOf(b.offset))
      .filter(({ offset, affectsNextLines = false }) => {
        const line = lineOf(offset);
        const isConsequence = lines.some(
          (other) => Math.abs(line - other) <= (affectsNextLines ? 3 : 0),
        );
        lines.push(line);
        return !isConsequence;
      })
  );
}

const quotationMarks = 'straight quotation marks ("…")';

const needsQuotes = (character: string) =>
  `a value that begins with ${character} needs ${quotationMarks} around it.`;

function explainError(
  { code, message: own, pos: [offset] }: YAMLError,
  document: Document.Parsed,
  text: string,
): YamlSyntaxError {
  const here = (message: string) => ({ offset, message });
  const spreading = (message: string, at = offset) => ({
    offset: at,
    message,
    affectsNextLines: true,
  });
  switch (code) {
    case "TAB_AS_INDENT":
      return here(lineErrors.tab);
    case "DUPLICATE_KEY":
      return here("this field appears twice; keep one.");
    case "BAD_INDENT":
      return spreading(
        "this line begins in another column than the fields around it; indent them the same.",
      );
    case "MULTILINE_IMPLICIT_KEY":
    case "BLOCK_AS_IMPLICIT_KEY":
      // For a line that is indented too far, the parser reports both errors at the line above it.
      if (document.errors.some((other) => other.pos[0] === offset && other.code !== code)) {
        const message =
          "this line is indented further than the one above it; begin both in the same column.";
        return spreading(message, startOfNextLine(text, offset));
      }
      return code === "BLOCK_AS_IMPLICIT_KEY"
        ? here(`a text with a colon and a space in it needs ${quotationMarks} around it.`)
        : spreading(
            "this line needs a field, a colon and a space, such as “name: Oakville”; indent it if it continues the line above.",
          );
    case "MISSING_CHAR":
      return own.includes("quote")
        ? spreading(
            "this value begins with a quotation mark and does not end with one.",
            startOfQuotedValue(document, offset),
          )
        : spreading(lineErrors.colon);
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
    case "BAD_ALIAS":
      return here(needsQuotes(text[offset] ?? ""));
    case "BAD_DQ_ESCAPE":
      return here("found a backslash (\\) between quotation marks; write two, or a slash (/).");
    case "MULTIPLE_DOCS":
      return here("found a line of three hyphens (---) inside the file; delete it.");
    case "UNEXPECTED_TOKEN":
      return spreading(
        `found text after the value; put one pair of ${quotationMarks} around the whole text, and none inside it.`,
      );
    default:
      return spreading(
        `this line is not a field and its value; put ${quotationMarks} around its text, and compare it with the lines around it.`,
      );
  }
}

/** Returns the offset of the tab in a line's indentation, if there is one. */
function tabThatIndents(text: string, offset: number): number[] {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const tab = /^ *(?=\t)/.exec(text.slice(start));
  return tab ? [start + tab[0].length] : [];
}

function startOfNextLine(text: string, offset: number) {
  const rest = /\n[ \t]*(?=\S)/.exec(text.slice(offset));
  return rest ? offset + rest.index + rest[0].length : offset;
}

/** Returns the start of the last quoted value before an offset. */
function startOfQuotedValue(document: Document.Parsed, before: number) {
  let last: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [start] = range ?? [];
      if (type?.startsWith("QUOTE") && start !== undefined && start < before) last = start;
    },
  });
  return last;
}

/** Reports text that YAML would ignore silently: everything after “ #”, and characters with a special meaning. */
function ignoredText(document: Document.Parsed, text: string): YamlSyntaxError[] {
  const errors = document.warnings.map((warning) => explainError(warning, document, text));
  // An alias without its anchor would fail only later, with the parser's own message. Only the first one is reported.
  let refers = false;
  visit(document, {
    Alias: (_, { range }) => {
      if (!refers) errors.push({ offset: range?.[0] ?? 0, message: needsQuotes("*") });
      refers = true;
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
