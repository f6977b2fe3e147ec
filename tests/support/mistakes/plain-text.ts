import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Marks of Markdown and HTML, as people type them where nothing reads them. */
const marked = [
  "**steel** mesh",
  "__steel__ mesh",
  "*steel* mesh",
  "_steel_ mesh",
  "***steel*** mesh",
  "`steel` mesh",
  "~~steel~~ mesh",
  "the [guide](/#cost)",
  "the [guide] (/#cost)",
  "the [guide][cost]",
  "![A raccoon](raccoon.jpg)",
  "<https://www.toronto.ca>",
  "<help@example.com>",
  "<b>steel</b> mesh",
  "a<br>b",
  "a<br/>b",
  "<em>steel</em>",
  '<a href="/areas">areas</a>',
  '<img src="x.png">',
  "<script>alert(1)</script>",
  "<style>p{}</style>",
  "<!-- ask Ruth -->",
  "Smith &amp; Sons",
  "a&nbsp;b",
  "we&rsquo;ll come",
  "it&#39;s",
  "it&#x27;s",
  "&lt;b&gt;",
  "{city}",
  "{{ phone }}",
  "**steel mesh",
  "steel** mesh",
];

/** Marks that count at the beginning of a text only. */
const beginnings = [
  "# Steel",
  "## Steel",
  "> Steel",
  "- Steel",
  "* Steel",
  "+ Steel",
  "1. Steel",
  "2) Steel",
];

const blocks = [
  "```\nsteel\n```",
  "- steel\n- mesh",
  "1. steel\n2. mesh",
  "steel\n=====",
  "steel\n-----",
  "***",
  "    steel",
];

/** Markdown and HTML in fields that pages show as they are. */
export function plainTextMistakes({
  sample,
  fields,
  isText,
  setValue,
  editLine,
  columnOf,
}: ContentEdits): Kinds {
  const texts = fields.filter(({ name }) =>
    ["lead", "description", "text", "note", "help", "summary"].includes(name),
  );
  const quoted = (words: string) => JSON.stringify(words);
  return {
    "marks in a plain field": () =>
      marked.flatMap((one) =>
        sample(1, texts.filter(isText)).map((field) => ({
          ...setValue(field, quoted(`We use ${one} here.`)),
          variant: one,
        })),
      ),
    "marks at the beginning of a plain field": () =>
      beginnings.flatMap((one) =>
        sample(1, texts.filter(isText)).map((field) => ({
          ...setValue(field, quoted(`${one} mesh.`)),
          variant: one,
        })),
      ),
    "a block of Markdown in a plain field": () =>
      blocks.flatMap((one) =>
        sample(1, texts.filter(isText)).map((field) => ({
          ...editLine(
            field,
            (row) => [
              row.replace(/(?<=: ).*$/, "|"),
              ...["We use:", "", ...one.split("\n")].map(
                (line) => " ".repeat(columnOf(field) + 2) + line,
              ),
            ],
            { line: field.line + (one.startsWith(" ") ? 1 : 3), field: "" },
          ),
          variant: JSON.stringify(one),
        })),
      ),
  };
}
