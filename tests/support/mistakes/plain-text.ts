import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Markdown and HTML, as people type them in plain-text fields. */
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

/** Markdown that has a meaning only at the beginning of a text. */
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

/** Markdown and HTML in plain-text fields. */
export function plainTextMistakes({
  each,
  fields,
  isText,
  setValue,
  editLine,
  columnOf,
}: ContentEdits): Kinds {
  const names = ["lead", "description", "text", "note", "help", "summary"];
  const texts = fields.filter((field) => names.includes(field.name) && isText(field));
  return {
    "markup in a plain-text field": () =>
      each(marked, texts, (field, one) => setValue(field, JSON.stringify(`We use ${one} here.`))),
    "markup at the beginning of a plain-text field": () =>
      each(beginnings, texts, (field, one) => setValue(field, JSON.stringify(`${one} mesh.`))),
    "a block of Markdown in a plain-text field": () =>
      each(blocks, texts, (field, one) =>
        editLine(
          field,
          (row) => [
            row.replace(/(?<=: ).*$/, "|"),
            ...["We use:", "", ...one.split("\n")].map(
              (line) => " ".repeat(columnOf(field) + 2) + line,
            ),
          ],
          { line: field.line + (one.startsWith(" ") ? 1 : 3), field: "" },
        ),
      ),
  };
}
