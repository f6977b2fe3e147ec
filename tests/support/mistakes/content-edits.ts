/** Edits content files as people do, with the position where each mistake must be reported. */
import type { CheckedFile, CheckedFiles } from "#loader/check-file.ts";
import type { ContentFiles } from "#loader/content-folder.ts";
import type { FieldPath } from "#schemas/schema-at.ts";
import { seeded } from "../seeded.ts";

/** The changes that make a mistake, and where it must be reported. */
export interface Draft {
  /** The new texts of files; undefined for a deleted file. */
  changes: ReadonlyMap<string, string | undefined>;
  /** Where the mistake must be reported; absent if the change is harmless. */
  expected?: Expected;
  /** Whether the file's data must stay the same. */
  keepsData?: boolean;
  /** Distinguishes kinds that differ only in the text that is written. */
  variant?: string;
}

interface Expected {
  path: string;
  /** Absent if the mistake is about a whole file. */
  line?: number;
  /** Text that the field or the message must contain, such as the name of the field, heading or file. */
  field: string;
  /** Other files in which the mistake may be reported too. */
  alsoIn?: readonly string[];
}

/** Functions that make mistakes, by the name of the kind. */
export type Kinds = Record<string, () => Draft[]>;

/** A field whose value is on one line. */
export interface Field {
  path: string;
  keys: FieldPath;
  name: string;
  value: string | number | boolean;
  line: number;
  row: string;
}

/** Functions to read and edit content files. */
export type ContentEdits = ReturnType<typeof contentEdits>;

/** Splits a text into words. */
export const words = (text: string) => text.trim().split(/\s+/);
/** Splits a text into lines without indentation. */
export const lines = (text: string) => text.trim().split(/\n\s*/);

/** Makes the functions to read and edit content files. Samples are the same in every run. */
export function contentEdits(files: ContentFiles, checked: CheckedFiles) {
  const random = seeded(20250918);
  const everyFile = [...files.keys()].filter((path) => path !== "README.md");
  const filesOf = (...collections: string[]) =>
    everyFile.filter((path) => collections.includes(checked.get(path)?.collection ?? ""));
  const cities = filesOf("cities");
  const documents = filesOf("cities", "neighbourhoods", "services");
  const textOf = (path: string) => files.get(path) ?? "";
  const linesOf = (path: string) => textOf(path).split("\n");
  const fields = everyFile.flatMap((path) => oneLineFields(path, linesOf(path), checked.get(path)));

  /** Returns a random sample of a list. */
  const sample = <T>(count: number, list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item);
  /** Makes one edit for each text, at a random place; each text is a kind of its own. */
  const each = <T>(
    texts: readonly string[],
    places: readonly T[],
    edit: (place: T, text: string) => Draft,
  ) =>
    texts.flatMap((text) =>
      sample(1, places).map((place): Draft => ({ variant: text, ...edit(place, text) })),
    );
  const fieldsOfEachCollection = (count: number, fits: (field: Field) => boolean = () => true) =>
    [
      ...Map.groupBy(fields.filter(fits), ({ path }) => checked.get(path)?.collection).values(),
    ].flatMap((group) => sample(count, group));
  const fieldsNamed = (count: number, name: string, start = "") =>
    sample(
      count,
      fields.filter(
        // The length of a text with placeholders is not checked.
        ({ name: own, path, value }) =>
          own === name && path.startsWith(start) && !String(value).includes("{"),
      ),
    );

  const withLines = (path: string, line: number, removed: number, ...added: string[]) =>
    linesOf(path)
      .toSpliced(line - 1, removed, ...added)
      .join("\n");
  const replaceLines = (
    path: string,
    line: number,
    removed: number,
    added: string[],
    expected: Partial<Expected>,
  ): Draft => ({
    changes: new Map([[path, withLines(path, line, removed, ...added)]]),
    expected: { path, line, field: "", ...expected },
  });
  const editLine = (
    { path, line, name, row }: Field,
    change: (row: string) => string | string[],
    expected: Partial<Expected> = {},
  ) => replaceLines(path, line, 1, [change(row)].flat(), { field: name, ...expected });
  /** Replaces the value of a field with text as written in YAML. */
  const setValue = (field: Field, written: string, expected: Partial<Expected> = {}) =>
    editLine(field, (row) => row.replace(/(?<=: ).*$/, () => written), expected);
  /** Sets each of these values in two fields of this name. */
  const setValues = (name: string, written: readonly string[], start?: string) =>
    written.flatMap((one) =>
      fieldsNamed(2, name, start).map((field) => ({
        ...setValue(field, one),
        variant: `${name}: ${one}`,
      })),
    );
  /** Adds a paragraph at the end of a document. */
  const appendText = (path: string, added: string, field: string): Draft => ({
    changes: new Map([[path, `${textOf(path)}\n${added}\n`]]),
    expected: { path, line: linesOf(path).length + 1, field },
  });
  const moveFile = (from: string, to: string, expected: Partial<Expected> = {}): Draft => ({
    changes: new Map([
      [from, undefined],
      [to, textOf(from)],
    ]),
    expected: { path: to, field: "file name", ...expected },
  });
  /** Changes a file without changing its data. */
  const harmless = (path: string, change: (text: string) => string): Draft => ({
    changes: new Map([[path, change(textOf(path))]]),
    keepsData: true,
  });

  const lineOf = (path: string, fits: RegExp, after = 0) =>
    linesOf(path).findIndex((row, index) => index >= after && fits.test(row)) + 1;
  const lineOfClosingDelimiter = (path: string) => lineOf(path, /^---$/, 1);
  const lineOfHeading = (path: string, section: string) =>
    lineOf(path, new RegExp(`^## ${section}$`));
  const linesOfQuestions = (path: string) =>
    linesOf(path).flatMap((row, index) => (row.startsWith("### ") ? [index + 1] : []));
  const lineBefore = (path: string, after: number, end: RegExp) =>
    lineOf(path, end, after) || linesOf(path).length;
  const endOfSection = (path: string, line: number) => lineBefore(path, line, /^## /);
  const endOfQuestion = (path: string, line: number) => lineBefore(path, line, /^##/);
  /** Returns the line of a list's name, and for each item its first line and the line after its last. */
  const listLines = (path: string, name: string, after = 0) => {
    const line = lineOf(path, new RegExp(`^\\s*${name}:$`), after);
    const column = (linesOf(path)[line] ?? "").indexOf("- ");
    const starts: number[] = [];
    let end = line + 1;
    for (; end <= linesOf(path).length; end++) {
      const row = linesOf(path)[end - 1] ?? "";
      if (row.trim() !== "" && row.search(/\S/) < column) break;
      if (row.slice(column).startsWith("- ")) starts.push(end);
    }
    return {
      line,
      items: starts.map((start, index) => ({ start, end: starts[index + 1] ?? end })),
    };
  };

  const columnOf = ({ row, name }: Field) => row.indexOf(name);
  const isText = ({ value }: Field) => typeof value === "string";
  const isItemStart = ({ row }: Field) => row.trimStart().startsWith("- ");
  const lineAbove = ({ path, line }: Field) => linesOf(path)[line - 2] ?? "";
  /** Whether the line above is another field of the same group. */
  const followsSibling = (field: Field) => {
    const above = fields.find(({ path, line }) => path === field.path && line === field.line - 1);
    return !isItemStart(field) && above !== undefined && columnOf(above) === columnOf(field);
  };
  /** Returns the line of the group that contains a field. */
  const lineOfGroup = (field: Field) => {
    if (field.keys.length === 1) return field.path.endsWith(".md") ? 2 : 1;
    const above = linesOf(field.path).slice(0, field.line - 1);
    return (
      above.findLastIndex(
        (row) =>
          row.trim() !== "" && !row.trim().startsWith("#") && row.search(/\S/) < columnOf(field),
      ) + 1
    );
  };

  return {
    everyFile,
    filesOf,
    cities,
    documents,
    fields,
    textOf,
    linesOf,
    sample,
    each,
    fieldsOfEachCollection,
    fieldsNamed,
    withLines,
    replaceLines,
    editLine,
    setValue,
    setValues,
    appendText,
    moveFile,
    harmless,
    lineOf,
    lineOfClosingDelimiter,
    lineOfHeading,
    linesOfQuestions,
    listLines,
    endOfSection,
    endOfQuestion,
    lineOfGroup,
    lineAbove,
    columnOf,
    isText,
    isItemStart,
    followsSibling,
  };
}

/** Returns all fields of a file whose value is on one line. */
function oneLineFields(
  path: string,
  lines: readonly string[],
  file: CheckedFile | undefined,
): Field[] {
  const fieldsIn = (value: unknown, keys: FieldPath): Field[] => {
    if (typeof value === "object" && value !== null) {
      return Object.entries(value).flatMap(([key, inside]) =>
        fieldsIn(inside, [...keys, Array.isArray(value) ? Number(key) : key]),
      );
    }
    const name = keys.at(-1);
    if (typeof name !== "string" || !isScalar(value)) return [];
    const line = file?.positionOf(keys).line ?? 1;
    const row = lines[line - 1] ?? "";
    const ends = /^\s*$|^\s*(?:- )?[\w-]+:|^\S|^\s*- /.test(lines[line] ?? "");
    const isOneLine = new RegExp(`^\\s*(?:- )?${name}: [^>|]`).test(row) && ends;
    return isOneLine ? [{ path, keys, name, value, line, row }] : [];
  };
  return fieldsIn(file?.raw, []);
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);
