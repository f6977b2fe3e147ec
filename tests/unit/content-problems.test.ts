/** Every mistake of an editor is reported at its line: one case for each rule of the check. */
import assert from "node:assert/strict";
import process from "node:process";
import { describe, test } from "node:test";
import { contentProblems } from "#content/check.ts";
import { readContentFile } from "#content/read.ts";
import { contentFiles, contentFolder } from "#content/content-folder.ts";
import { describeProblem, positionIn } from "#content/problems.ts";

const texts = contentFiles();
const paths = [...texts.keys()];
const textOf = (path: string) => texts.get(path) ?? assert.fail(`There is no ${path}.`);
const first = (folder: string) =>
  paths.find((path) => path.startsWith(`${folder}/`) && !path.endsWith("/toronto.md")) ?? "";

const [city, place, service] = [first("cities"), first("neighbourhoods"), first("services")];
const reviews = paths.findLast((path) => path.startsWith("reviews/")) ?? "";
const withSource =
  paths.find((path) => path.startsWith("cities/") && textOf(path).includes("](https:")) ?? "";
const guide = paths.find((path) => /^ +situations:[^]+part: season/m.test(textOf(path))) ?? "";
const [home, areas, costs, faqs] = ["home.yaml", "areas.yaml", "cost-guide.yaml", "faqs/home.md"];
const shared = "shared-area-text.yaml";
const language = paths.find((path) => /^languages\/(?!en\.).*\.yaml$/.test(path)) ?? "";
const english = /^price: .*$/m.exec(textOf("languages/en.yaml"))?.[0] ?? "";

/** Returns the problems after files have been changed; undefined stands for a deleted file. */
function problemsAfter(changed: Readonly<Record<string, string | undefined>>): string[] {
  const after = Object.entries({ ...Object.fromEntries(texts), ...changed })
    .flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return contentProblems(new Map(after)).map(describeProblem);
}

/**
 * The first match in a file is replaced; the words of the problem follow. It is reported on the
 * line of the change, or on the first line that matches `at` after the change.
 */
type Change = readonly [file: string, find: RegExp, to: string, words: string, at?: RegExp];

/** Replaces the first value of a field; the words of the problem follow. */
const value = (file: string, field: string, to: string, words: string): Change => [
  file,
  new RegExp(`(?<=^ *(?:- )?${field}:).*$`, "m"),
  ` ${to}`,
  words,
];

const form = "quote-form.yaml";

const changes: readonly Change[] = [
  // The parsers' own messages, and what YAML leaves out silently.
  value(city, "title", '"No end', "the quotation mark at the end of this text is missing"),
  value(
    city,
    "title",
    "Our promise: none",
    "a text with a colon and a space in it needs quotation marks",
  ),
  value(city, "title", "“Our promise: none”", "curly ones are not enough"),
  value(
    city,
    "title",
    '"We said "never again" here"',
    "inside a text, write curly quotation marks",
  ),
  value(city, "title", "{phone} now", "a value that begins with { or [ needs quotation marks"),
  [reviews, /^ {2}(?=(?:text|title|location):)/m, "   ", "this line is indented too far; begin it"],
  [areas, /^ {4}(?=latitude:)/m, "   ", "begin it in the same column as the field above it"],
  value(city, "title", "*calm", "a value that begins with * needs quotation marks"),
  value(city, "title", "&name AAA", "a value that begins with ! or & needs quotation marks"),
  value(city, "title", "We are #1 here", "the text after “We are” is left out"),
  [city, /^lead: .*$/m, "lead: A\nlead: B", "this field is here twice: delete one", /^lead: B/],
  [city, /^ {2}sick_or_injured:/m, "\tsick_or_injured:", "Tabs are not allowed as indentation"],
  // The parser works on this for seconds.
  ...(process.env["TEST_ALL"]
    ? [value(home, "title", "[".repeat(9999), "Maximum call stack size exceeded")]
    : []),
  [city, /^lead:/m, "<<<<<<< HEAD\nlead:", "found a mark of a merge conflict"],
  [city, /\n---\n/, "\n", "must begin with its fields between two lines", /^/],
  [faqs, /^/, "---\ntitle: A\n---\n", "front matter: a file of questions has no fields"],
  // Fields.
  [city, /^leed:|^lead:/m, "leed:", "there is no field “leed” here. Did you mean “lead”?"],
  [city, /^lead: .*\n/m, "", "lead: is missing. One sentence", /^name:/],
  value(city, "lead", '""', "lead: is empty. One sentence"),
  value(city, "h1", "24", "If this is the text, put quotation marks"),
  value(city, "title", "Raccoon ".repeat(9), "must be at most 60 characters"),
  value(city, "title", '"One\\nTwo"', "must be on one line"),
  value(city, "name", "Elsewhere", "but areas.yaml calls this city"),
  value(city, "source", "https://localhost/", "must be the full address of a public page"),
  value(city, "source", "https://ajax.ca/?utm_source=a", "without tracking parameters"),
  value(city, "checked", "2099-01", "must not be in the future"),
  [withSource, /^checked: .*\n/m, "", "need the month in which you read it", /\]\(https:/],
  value(costs, "low", "$450", "found “$450”: must be a number"),
  value("pages.yaml", "columns", "[Low]", "found a list of 1: must have exactly 2 items"),
  value("moved.yaml", "from", "/learn", "found “/learn”, which is still a page; delete this entry"),
  value("moved.yaml", "from", "/heard/thump", "which is still a page"),
  value("moved.yaml", "from", "learn/old/", "must be an address without the domain"),
  ["moved.yaml", /(?<=to: ).*/, "/learn/chimney-or-deck", "which leads to itself", /- from:/],
  value("moved.yaml", "to", "/learn/raccoon-in-teh-chimney", "the site has no such page. Did you"),
  value(
    "moved.yaml",
    "to",
    "/old\n  - { from: /old, to: /learn }",
    "that address redirects to another; write “/learn”",
  ),
  value("business.yaml", "value", "7", "found 7: must be at most 5"),
  value(costs, "high", "1", "high: found 1: must be more than the low end"),
  value(costs, "place", "atic", "Did you mean “attic”?"),
  value("business.yaml", "phone", "416-555-0142", "must be written like (416) 555-0142"),
  value(
    form,
    "kind",
    "list",
    "found “list”: must be “text”, “tel”, “email”, “textarea” or “select”",
  ),
  [
    form,
    /kind: text$/m,
    "kind: select",
    "options: is missing. What a visitor can choose",
    /name: name/,
  ],
  value(form, "name", "time", "must be another name; the form sends “time” already"),
  [
    form,
    /- name: name$/m,
    "- name: who",
    "must have the fields of every request; missing: name",
    /^fields:/,
  ],
  [
    form,
    /^ {4}missing: .*\n/m,
    "",
    "missing: is missing. Beside the label of a required field",
    /name: name/,
  ],
  value("business.yaml", "opens", "7am", "must be written like 7 AM or 7:30 PM"),
  value("business.yaml", "closes", "6 AM", "must be later than the opening time"),
  value("season.yaml", "when", "From January to June", "names other months than do_not_close"),
  value(areas, "latitude", "-79.4", "perhaps the two are swapped"),
  value(areas, "image", "cities/atlantis.svg", "there is no such picture in src/assets"),
  value(areas, "alt", "raccoon.png", "is a file name; describe the picture in one sentence"),
  value(reviews, "date", '"February 30, 2020"', "must be a date that exists, written like"),
  value(reviews, "date", '"November 14, 2001"', "it belongs in 2001.yaml"),
  value(home, "service", "exclusions", "there is no such service. Did you mean “exclusion”?"),
  value("emergency.yaml", "cities", "\n      - atlantis", "there is no such city in areas.yaml."),
  value(guide, "under", "Nowhere", "there is no such heading in the text."),
  value(guide, "situations", "[bat-in-room]", "Did you mean “bat-in-a-room”?"),
  [language, /^price: .*$/m, english, "is still the English of en.yaml; translate it"],
  value("emergency.yaml", "row", `"${"Out. ".repeat(20)}"`, "must be at most 90 characters"),
  ["emergency.yaml", /“Chewed/, "“Shewed", "which is the title of no situation"],
  [guide, /(?<=\]\(https:\/\/)[^)]*/, "example.com/", "which is not among the sources; add it"],
  [costs, /(?<=place: (\w+)\n[^]*)place: .*/, "place: $1", "is listed twice; number"],
  [areas, /slug: toronto$/m, "slug: torontos", "no city with the slug “toronto”", /^cities:/],
  [
    areas,
    /(?<=^neighbourhoods:\n[^]*?slug: ).*$/m,
    "toronto",
    "found “toronto”: a city has this slug already",
  ],
  // Turns some comments into fields, and the rest stays a comment.
  [
    "business.yaml",
    /^rating:\n/m,
    "notices:\n#  - says: Hello\nrating:\n",
    "delete the # from each",
  ],
  // A draft that is none hides no problem.
  [
    "business.yaml",
    /^rating:\n/m,
    "rating:\n  draft: true\n",
    "there is no field “draft” here",
    /^ {2}draft/,
  ],
  ["season.yaml", /^/, "draft: true\n", "there is no field “draft” here"],
  [city, /^---\n/, "---\n__proto__:\n  draft: true\n", "there is no field “__proto__”", /^__proto/],
  [
    guide,
    /part: season\n/,
    'part: season\n  - under: Who to call\n    part: "season"\n',
    "is shown by this guide already",
    /part: "season"/,
  ],
  // Texts of fields.
  value(place, "lead", '"We use *steel* mesh."', "found markup, “*steel*”: this field is plain"),
  value(place, "lead", '"See the [guide] (/#cost)."', "found “[”, which pages would show as it is"),
  value(place, "lead", '"<script>alert(1)</script>"', "found markup, “<script>"),
  value(
    place,
    "lead",
    '"We open at {hour}."',
    "which is no fact that texts can name. Did you mean",
  ),
  value(place, "lead", '"See javascript:alert(1)."', "such addresses run code; remove it."),
  value(place, "lead", '"An escaped \\u202E mark"', "U+202E, which is invisible"),
  value(place, "lead", "It â€™s a door", "which was damaged when"),
  value(home, "heading", "TODO", "found “TODO”; write what is missing"),
  // Headings and questions.
  [
    city,
    /^## prevention/m,
    "### prevention",
    "found “### prevention”, expected “## prevention”; the",
  ],
  [city, /^## prev.*\n[^]*(?=## ques)/m, "", "expected “## prevention”", /^## questions/],
  [city, /(?<=^## prev.*\n)[^]*?(?=^## )/m, "\n", "has no text below its heading", /^## prev/],
  [city, /^## introduction/m, "Hello.\n\n## introduction", "found text above the first heading"],
  [city, /^### [^]*?(?=^## )/m, "", "found 0 questions, expected 2 to 4", /^## questions/],
  [city, /^(### .*\n)[^]*?(?=^##)/m, "$1\n", "has no answer below it."],
  [city, /(?<=^(### .*\n)[^]*)^### .*\n/m, "$1", "appears twice; keep one."],
  // A storey of the house.
  ["emergency.yaml", /(?<=prices: \[)price_attic/, "price_atic", "Did you mean “price_attic”?"],
  // Markdown in a field.
  [shared, /\/#cost/, "/heard/steps", "are for sharing; link to “/#listen”"],
  [shared, /\/#cost/, "/?attic#cost", "only “?price=” may, with prices"],
  [shared, /\/#cost/, "/#costs", "the page has no such section"],
  [shared, /\{after_hours\}/, "{after_hour}", "which is no fact that texts can name. Did you mean"],
  [shared, /\{after_hours\}/, "{#open}always{/open}", "found “{#open}”: a section begins with"],
  [shared, /(?<=\),)\*\*/, "", "found “**”, which pages would show as it is"],
  [shared, /(?<=^ +)(?=\*\*)/m, "<b>", "found “<b>”: pages leave out everything from < to >"],
  [shared, /(?<=^ +)(?=\*\*)/m, "## ", "found a heading; this text stands below one"],
  [guide, /(?<=^---\n\n)\S[^]*?(?=\n\n)/m, "Leave it.", "found 2 words above the first “## ”"],
  [guide, /^## Who to call$/m, "## Call us", "the last section must be “## Who to call”."],
];

/** A paragraph at the end of a neighbourhood's text; the words of the problem follow. */
const paragraphs = [
  ["See [this](/area).", "the site has no such page. Did you mean “/areas”?"],
  ["See [this](/ajax/raccoon-removal).", "that address redirects to another; write"],
  ["See [this](/#costs).", "the page has no such section. Did you mean “cost”?"],
  ["See [it](/?price=atic#cost).", "Did you mean “attic”?"],
  ["See [this](#cost).", "a link begins with /, https://, tel: or mailto:."],
  ["See [this](//toronto.ca).", "a link begins with /, https://, tel: or mailto:."],
  ["See [this](javascript:alert).", "a link begins with /, https://, tel: or mailto:."],
  ["See [this](tel:416-555-0142).", "a link that calls is written tel:+14165550142, or tel:311."],
  ["See [this](mailto:help).", "a link to an e-mail address is written mailto:"],
  ["See [](/areas).", "found a link or list item without words"],
  ["See [this] (/areas).", "found “[”, which pages would show as it is"],
  ["We use **steel mesh.", "found “**”, which pages would show as it is"],
  ["See https://www.toronto.ca.", "found “https://”, which pages would show as it is"],
  ["![A raccoon on the roof of a porch](/a.jpg)", "there is no such picture in public/"],
  ["![image](/favicon.svg)", "must begin with what is in the picture"],
  ["```\nsteel\n```", "pages cannot show this markup: lines that begin with four spaces"],
  ["We use `steel` mesh.", "pages cannot show this markup: words between ` and `"],
  ["We use <b>steel</b> mesh.", "found “<b>”: pages leave out everything from < to >"],
  ["<!-- a --> Steel <!-- b -->", "write the words alone, and a note on lines of its own"],
  ["Our line in {city} is open.", "found “{city}”, which is no fact that texts can name"],
  ["TODO: the mesh.", "found “TODO”; write what is missing"],
  ["A zero\u200Bwidth space.", "U+200B, which is invisible"],
] as const;

describe("a change", () => {
  for (const [path, find, to, words, at] of changes) {
    test(`${path}: ${words}`, () => {
      const text = textOf(path);
      const index = text.search(find);
      assert.ok(index !== -1, `${path} does not match`);
      const changed = text.replace(find, to);
      const there = at ? changed.split("\n").findIndex((row) => at.test(row)) + 1 : undefined;
      const start = Math.max(changed.slice(index).search(/\S/), 0);
      const { line } = positionIn(changed, index + start);
      expectProblem(path, changed, there ?? line, words);
    });
  }
});

describe("a paragraph", () => {
  for (const [markdown, words] of paragraphs) {
    test(JSON.stringify(markdown), () => {
      const text = `${textOf(place).trimEnd()}\n\n`;
      expectProblem(place, `${text}${markdown}\n`, text.split("\n").length, words);
    });
  }
});

/** Expects a problem with these words on a line of a changed file. */
function expectProblem(path: string, text: string, line: number, words: string) {
  const problems = problemsAfter({ [path]: text });
  const at = `${contentFolder}/${path}:${line}:`;
  assert.ok(
    problems.some((problem) => problem.startsWith(at) && problem.includes(words)),
    `expected ${at} … ${words}\nfound\n${problems.slice(0, 9).join("\n")}`,
  );
}

/** Mistakes that are one problem, although other rules would be broken too. */
const single: readonly (readonly [file: string, find: RegExp, to: string])[] = [
  [withSource, /^title: .*$/m, 'title: "No end'],
  [withSource, /^title: .*$/m, "title: “Our promise: none”"],
  [withSource, /^title: .*$/m, 'title: "We said "never again" here"'],
  [reviews, /(?<=date: ).*/, "08/11/2025"],
  ["business.yaml", /(?<=opens: ).*/, "8am"],
  [
    "business.yaml",
    /^rating:\n/m,
    "closed:\n  - first: 2026-12-24\n    last: 25.12.2026\nrating:\n",
  ],
];

for (const [path, find, to] of single) {
  test(`${path}, ${to}: no second problem follows from the first`, () => {
    const text = textOf(path);
    assert.match(text, find);
    const problems = problemsAfter({ [path]: text.replace(find, () => to) });
    assert.equal(problems.length, 1, problems.join("\n"));
  });
}

for (const path of ["business.yaml", "cost-guide.yaml", "areas.yaml", "site.yaml"]) {
  test(`${path} that cannot be parsed: no second problem follows from its missing facts`, () => {
    const [problem, ...others] = problemsAfter({ [path]: `"No end\n${textOf(path)}` });
    assert.ok(problem?.startsWith(`${contentFolder}/${path}:`), problem);
    assert.deepEqual(others, []);
  });
}

/** Whole files are written, or deleted; the words of the problem follow. */
const files: readonly (readonly [
  what: string,
  changed: Readonly<Record<string, string | undefined>>,
  words: string,
])[] = [
  ["an empty document", { [city]: "" }, `${city}:1:1  front matter: the file must begin`],
  ["a missing file", { [home]: undefined }, "home.yaml:1:1  is missing."],
  ["a copy", { [city]: textOf(city) + " ", "services/a.md": textOf(city) }, "the same words as in"],
  ["a review that is a copy", { [reviews]: textOf(reviews) + textOf(reviews) }, "keep one."],
  [
    "a name in capitals",
    { [city]: undefined, [city.toUpperCase()]: textOf(city) },
    `Did you mean “${city}”?`,
  ],
  ["a name with a space", { "services/a b.md": textOf(service) }, "must be lower-case words"],
  ["a document of no area", { "cities/nowhere.md": textOf(city) }, "has the slug “nowhere”"],
  ["an undrawn service", { "services/new.md": textOf(service) }, "this service has no drawing"],
  [
    "a link to a draft",
    { [service]: textOf(service).replace("---\n", "---\ndraft: true\n") },
    "is a draft, so its page is not published",
  ],
];

describe("a file", () => {
  for (const [what, changed, words] of files) {
    test(what, () => {
      const problems = problemsAfter(changed);
      assert.ok(
        problems.some((problem) => problem.includes(words)),
        problems.slice(0, 9).join("\n"),
      );
    });
  }
});

/** Changes that are no problem and keep the data of a file. */
const harmless: readonly (readonly [what: string, (text: string) => string])[] = [
  ["Windows line endings", (text) => text.replaceAll("\n", "\r\n")],
  ["spaces at the ends of lines", (text) => text.replaceAll(/(?<=^title: .*)$/gm, "  ")],
  ["a note", (text) => text.replace(/^title:/m, "# To do: ask Ruth.\ntitle:")],
  ["curly quotation marks", (text) => text.replace(/^(h1|heading): "?([^"\n]*)"?$/m, "$1: “$2”")],
];

for (const [what, change] of harmless) {
  test(`${what}: no problem, and the same data`, () => {
    for (const path of [home, city]) {
      const changed = change(textOf(path));
      assert.deepEqual(problemsAfter({ [path]: changed }), []);
      assert.deepEqual(
        readContentFile(path, changed).values,
        readContentFile(path, textOf(path)).values,
      );
    }
  });
}
