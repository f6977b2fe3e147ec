import { lines, words, type ContentEdits, type Draft, type Kinds } from "./content-edits.ts";

/** Invisible characters, and characters that change the writing direction. */
const hidden = [
  0x00, 0x01, 0x07, 0x08, 0x0b, 0x0c, 0x1b, 0x7f, 0x80, 0x85, 0x9d, 0xad, 0x200b, 0x200e, 0x200f,
  0x2028, 0x2029, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0xfeff, 0xfff9, 0xfffd, 0xffff, 0xe000,
];

/** UTF-8 that was decoded as Windows-1252. */
const garbled = ["Â\u00A0", ...words("â€™ â€œ â€“ â€¦ Ã© Ã¨ Â° Â½ ðŸ¦ ðŸ™‚ ï»¿")];

/** Words with a letter of another alphabet. */
const mixed = ["Оakville", "rаccoon", "аttic", "Τoronto", "mеsh"];

/** URLs that run code. */
const scripts = lines(`
  javascript:alert(1)
  JavaScript:alert(1)
  javascript :alert(1)
  vbscript:msgbox(1)
  livescript:x
  data:text/html,<p>x
  data:text/html;base64,PHA+
  data:,x
  data:image/svg+xml,x
`);

const codePoint = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;

/** Unreadable characters and URLs that run code, in fields and in Markdown. */
export function unsafeMistakes({
  each,
  fields,
  isText,
  documents,
  setValue,
  appendText,
  editLine,
}: ContentEdits): Kinds {
  const texts = fields.filter(
    (field) =>
      isText(field) &&
      field.path !== "business.yaml" &&
      String(field.value).length > 25 &&
      !/["\\]/.test(String(field.value)) &&
      !/https?:|\.svg|^\//.test(String(field.value)),
  );
  /** Makes one kind for a field and one for Markdown text. */
  const inBoth = (written: readonly string[], nameOf: (one: string) => string): Draft[] => [
    ...each(written, texts, (field, one) => ({
      ...editLine(
        field,
        (row) => row.replace(String(field.value), () => `${String(field.value)} ${one}`),
        { field: "" },
      ),
      variant: `${nameOf(one)} in a field`,
    })),
    ...each(written, documents, (path, one) => ({
      ...appendText(path, `We close it ${one} with mesh.`, ""),
      variant: `${nameOf(one)} in the text`,
    })),
  ];
  return {
    "an invisible character": () =>
      inBoth(
        hidden.map((code) => String.fromCodePoint(code)),
        (one) => codePoint(one.codePointAt(0) ?? 0),
      ),
    "an escaped invisible character": () =>
      each(words(String.raw`\0 \a \b \e \x07 \u202E \u200B`), texts, (field, escape) =>
        setValue(field, `"Words ${escape} and more words of an editor"`),
      ),
    "letters of another encoding": () => inBoth(garbled, (one) => one),
    "a letter of another alphabet": () => inBoth(mixed, (one) => one),
    "a URL that runs code": () => inBoth(scripts, (one) => one),
  };
}
