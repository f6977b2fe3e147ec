/** What is wrong with the YAML itself, in words for the mistakes that people make, at the place where they made it. */
import { visit, type Document, type YAMLError } from "yaml";
import { lineErrors } from "./field-on-line.ts";

/** A mistake in the YAML itself. */
interface YamlSyntaxError {
  offset: number;
  message: string;
  /** Whether the parser reports further errors on the next lines because of it. */
  affectsNextLines?: boolean;
}

/** Every mistake in the YAML, at most one a line, without those that only follow from another. */
export const syntaxErrors = (document: Document.Parsed, text: string): YamlSyntaxError[] => [
  ...parserErrors(document, text),
  ...ignoredText(document, text),
];

function parserErrors(document: Document.Parsed, text: string): YamlSyntaxError[] {
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;
  const lines: number[] = [];
  const tabs = document.errors.flatMap(({ pos: [offset] }) => tabThatIndents(text, offset));
  // A tab ends a text of several lines, so that the parser takes what follows for something else.
  if (tabs.length > 0)
    return tabs.slice(0, 1).map((offset) => ({ offset, message: lineErrors.tab }));
  return (
    document.errors
      // Of two errors on one line, the one about the indent explains the other.
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
  `a value that begins with ${character} needs ${quotationMarks} round it.`;

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
      return here("this field stands twice; keep one.");
    case "BAD_INDENT":
      return spreading(
        "this line begins in another column than the fields around it; indent them alike.",
      );
    case "MULTILINE_IMPLICIT_KEY":
    case "BLOCK_AS_IMPLICIT_KEY":
      // Of a line indented too far the parser reports both, at the line above it.
      if (document.errors.some((other) => other.pos[0] === offset && other.code !== code)) {
        const message =
          "this line is indented further than the one above it; begin both in the same column.";
        return spreading(message, startOfNextLine(text, offset));
      }
      return code === "BLOCK_AS_IMPLICIT_KEY"
        ? here(`a text with a colon and a space in it needs ${quotationMarks} round it.`)
        : spreading(
            "this line needs a field, a colon and a space, such as “name: Oakville”; text that goes on from the line above is indented.",
          );
    case "MISSING_CHAR":
      return own.includes("quote")
        ? spreading(
            "the quotation mark that begins this value has no partner at its end.",
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
      return here("found a line of three hyphens (---) inside the file; take it out.");
    case "UNEXPECTED_TOKEN":
      return spreading(
        `found text after the value; put one pair of ${quotationMarks} round the whole, and none inside it.`,
      );
    default:
      return spreading(
        `this line is not a field and its value; put ${quotationMarks} round its text, and compare it with the lines around it.`,
      );
  }
}

/** The tab among the blanks at the start of a line, if there is one. */
function tabThatIndents(text: string, offset: number): number[] {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const tab = /^ *(?=\t)/.exec(text.slice(start));
  return tab ? [start + tab[0].length] : [];
}

function startOfNextLine(text: string, offset: number) {
  const rest = /\n[ \t]*(?=\S)/.exec(text.slice(offset));
  return rest ? offset + rest.index + rest[0].length : offset;
}

/** The start of the last value in quotation marks before an offset. */
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

/** Text that YAML would leave out without a word: what follows “ #”, and characters that mean something to it. */
function ignoredText(document: Document.Parsed, text: string): YamlSyntaxError[] {
  const errors = document.warnings.map((warning) => explainError(warning, document, text));
  // A value that refers to another would fail only later, and in the parser's words; one message leads to the rest.
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
          message: `what follows “${value.slice(-20)}” after the # is not read; put ${quotationMarks} round the whole.`,
        });
      }
      if (anchor !== undefined) errors.push({ offset: start, message: needsQuotes("&") });
    },
  });
  return errors;
}
