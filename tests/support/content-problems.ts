/** Editors' mistakes, each as a change of the real content and the words that report it. */
import { contentFiles } from "#content/content-folder.ts";

const texts = contentFiles();
const paths = [...texts.keys()];
const textOf = (path: string) => texts.get(path) ?? "";
const inFolder = (folder: string, at: number) =>
  paths.filter((path) => path.startsWith(`${folder}/`) && !path.endsWith("/toronto.md")).at(at) ??
  "";

/** Files of which any will do. */
export const city = inFolder("cities", 0);
const lastCity = inFolder("cities", -1);
const place = inFolder("neighbourhoods", 0);
const service = inFolder("services", 0);
const guide = paths.find((path) => /^ +situation:/m.test(textOf(path))) ?? "";
const reviews = inFolder("reviews", -1);
const [home, areas, costs, faqs] = ["home.yaml", "areas.yaml", "cost-guide.yaml", "faqs/home.md"];

const year = reviews.replace(/\D/g, "");
const slugOf = (path: string) => path.replace(/^\w+\/|\.md$/g, "");

/** The first field with a name (or `group/name`) gets a value in YAML; the words follow. */
type Value = readonly [file: string, field: string, to: string, words: string];

/** Values of single fields. */
export const values: readonly Value[] = [
  // Missing quotation marks, and characters that mean something in YAML.
  [city, "lead", '""', "lead: is empty; expected text"],
  [city, "lead", "", "lead: is empty; expected text"],
  [city, "h1", "24", "If 24 is the text, put quotation marks around it."],
  [city, "h1", "true", "If true is the text, put quotation marks around it."],
  [city, "h1", "[one, two]", "found a list of 2, expected text"],
  [city, "h1", "{city}", "found a group of fields, expected text"],
  [city, "title", '"No end', "begins with a quotation mark and does not end with one"],
  [city, "title", '"One-way" doors', "found text after the value; put one pair"],
  [city, "title", "[sic] calm", "found text after the value; put one pair"],
  [city, "title", "*Calm* people", "found text after the value; put one pair"],
  [city, "title", "Our promise: none", "a text with a colon and a space in it needs"],
  [city, "title", "We are #1 here", "the text after “We are” is ignored, because of the #"],
  [city, "title", "*calm", "a value that begins with * needs straight quotation marks"],
  [city, "title", "&name AAA", "a value that begins with & needs straight quotation marks"],
  [city, "title", "!important", "a value that begins with ! needs straight quotation marks"],
  [city, "title", "@home", "a value that begins with @ needs straight quotation marks"],
  [city, "title", "% off", "a value that begins with % needs straight quotation marks"],
  [city, "title", "`mesh`", "a value that begins with ` needs straight quotation marks"],
  [city, "title", '"24\\7"', "found a backslash (\\) between quotation marks"],
  [city, "title", "[one, two", "this bracket is not closed"],
  // Values of the wrong form.
  [city, "title", "Raccoon ".repeat(9), "(71 characters): must be at most 60 characters"],
  [city, "meta_description", "Raccoons.", "must be at least 120 characters"],
  [city, "meta_description", "Raccoons. ".repeat(20), "must be at most 160 characters"],
  [city, "title", '"One\\nTwo"', "must be on one line"],
  [home, "heading", "TODO", "found “TODO”; write what is missing"],
  [home, "heading", "Raccoons ???", "found “???”; write what is missing"],
  ["season.yaml", "when", "From January to June", "names other months than do_not_close"],
  [city, "name", "Elsewhere", "but areas.yaml calls this city"],
  [city, "phone", '"905-896‑5858"', "Character 8 is U+2011, which only looks like -."],
  [city, "checked", "November 2026", "must be a year and a month, like 2026-11"],
  [city, "checked", "2099-01", "must not be in the future"],
  [city, "source", "www.ajax.ca", "must be the full address of a public page, https://…"],
  [city, "source", "https://localhost/", "must be the full address of a public page"],
  [city, "source", "https://ajax.ca/?utm_source=a", "without tracking parameters"],
  [city, "source", "https://ann:secret@ajax.ca/", "without a user name"],
  [city, "source", "https://ajax.ca/wildlife.", "must not end with a punctuation mark"],
  [costs, "low", "$450", "found “$450”, expected a number"],
  [costs, "low", "99.50", "found 99.5, expected a whole number"],
  [costs, "low", "0", "must be a price in whole dollars, more than 0"],
  [costs, "high", "1", "high: found 1: must be more than the low end"],
  [costs, "year", "2099", "must not be in the future"],
  [costs, "place", "atic", "expected one of attic, vents, chimney, basement"],
  [costs, "total", "1", "is not the sum of the lines, which is"],
  ["business.yaml", "phone", "416-555-0142", "must be written like (416) 555-0142"],
  ["business.yaml", "email", "help@example", "must be an e-mail address"],
  ["business.yaml", "opens", "7am", "must be written like 7 AM or 7:30 PM"],
  ["business.yaml", "closes", "6 AM", "must be later than the opening time"],
  ["business.yaml", "days", "[someday]", "someday"],
  ["business.yaml", "region", "Ontario", "must be the two-letter province code"],
  ["business.yaml", "value", "5.5", "found 5.5, expected at most 5"],
  ["business.yaml", "price_from", "0", "found 0, expected more than 0"],
  ["business.yaml", "published", "2025-02-30", "must be a date like 2025-09-18"],
  ["business.yaml", "published", "2099-01-01", "must not be in the future"],
  ["business.yaml", "door_nights/says", "a week", "must be written like 3 to 7 nights"],
  [areas, "slug", "Richmond Hill", "must be lower-case words joined by hyphens"],
  [areas, "slug", "api", "is a folder of the site that is not a city's; choose another"],
  [areas, "slug", "index", "is a folder of the site that is not a city's; choose another"],
  [areas, "path", "/atlantis/raccoon-removal", "must begin with the city's slug"],
  [areas, "path", "/toronto/", "must be like /oakville/raccoon-removal"],
  [areas, "latitude", "-79.4", "perhaps the two are swapped"],
  [areas, "longitude", "79.4", "perhaps the two are swapped"],
  [areas, "image", "cities/atlantis.svg", "there is no such picture in src/assets/illustrations"],
  [areas, "image", "toronto.svg", "must be like cities/toronto.svg"],
  [areas, "alt", "raccoon.png", "is a file name; describe the picture in one sentence"],
  [areas, "alt", "A raccoon", "must describe the picture in one sentence"],
  [areas, "alt", "Photo of a raccoon on a roof", "must begin with what is in the picture"],
  [reviews, "rating", "6", "rating: found 6, expected at most 5"],
  [reviews, "rating", "five", "rating: found “five”, expected a number"],
  [reviews, "date", '"February 30, 2020"', "must be a date that exists, written like"],
  [reviews, "date", '"November 14, 2001"', "it belongs in 2001.yaml"],
  [reviews, "sample", "false", "must be true; a real review has no such line"],
  [home, "service", "exclusions", "there is no such service. Did you mean “exclusion”?"],
  [home, "animals/image", "racoon", "Did you mean “raccoon”?"],
  [home, "headline", "Raccoons ".repeat(10), "must be at most 80 characters"],
  [service, "order", "first", "expected a number"],
  ["tonight.yaml", "cities", "\n      - atlantis", "there is no such city in areas.yaml."],
  [guide, "under", "Nowhere", "there is no such heading in the text."],
  [guide, "part", "weather", "expected one of season, listen"],
  [guide, "situation", "Rain", "there is no such card in tonight.yaml."],
  [guide, "guides", "[atlantis]", "there is no such guide."],
  // Markup and code in fields of plain text.
  [place, "lead", '"We use **steel** mesh."', "found markup, “**steel**”: this field is plain"],
  [place, "lead", '"We use *steel* mesh."', "found markup, “*steel*”"],
  [place, "lead", '"We use `steel` mesh."', "found markup, “`steel`”"],
  [place, "lead", '"See the [guide](/#cost)."', "found markup, “[guide](/#cost)”"],
  [place, "lead", '"See the [guide] (/#cost)."', "found markup, “[guide] (/#cost)"],
  [place, "lead", '"# Steel mesh"', "found markup, “# Steel mesh”"],
  [place, "lead", '"- Steel mesh"', "found markup, “- Steel mesh”"],
  [place, "lead", '"> Steel mesh"', "found markup, “> Steel mesh”"],
  [place, "lead", '"Steel<br>mesh"', "found markup, “<br>”"],
  [place, "lead", '"<script>alert(1)</script>"', "found markup, “<script>"],
  [place, "lead", '"Smith &amp; Sons"', "found “&amp;”, which pages show as it is"],
  [place, "lead", '"Our line in {city} is open."', "found “{city}”; write the words that belong"],
  [place, "lead", '"See javascript:alert(1)."', "such addresses run code; remove it."],
  [place, "lead", '"See data:text/html,x"', "such addresses run code; remove it."],
  [place, "lead", '"An escaped \\u202E mark"', "found the character U+202E, which is invisible"],
  [place, "lead", "A soft\u00ADhyphen", "found the character U+00AD, which is invisible"],
  [place, "lead", "It â€™s a door", "letters of another encoding; type the intended"],
  [place, "lead", "A lost \uFFFD letter", "save the file again as UTF-8"],
  [place, "lead", "The rаccoon", "is U+0430, of another alphabet; type the Latin one."],
];

/**
 * The first match in a file is replaced; the words of the problem follow. It is reported on the
 * line of the change, or on the first line that matches `at` after the change.
 */
type Change = readonly [file: string, find: RegExp, to: string, words: string, at?: RegExp];

/** Changes of lines and of several lines. */
export const changes: readonly Change[] = [
  // Guides.
  [guide, /(?<=^---\n\n)\w.*$/m, "Leave it.", "found 2 words above the first “## ”"],
  [guide, /^## When to call us$/m, "## Call us", "must be one of the last two."],
  [guide, /^ {6}- \[".*/m, '      - ["One"]', "has 1 texts, but the table has"],
  [guide, /(?<=\]\(https:\/\/)[^)]*/, "example.com/", "which is not among the sources; add it"],
  // Fields.
  [city, /^lead:/m, "leed:", "there is no field “leed” here. Did you mean “lead”?"],
  [city, /^lead: .*\n/m, "", "lead: is missing; expected text", /^name:/],
  [city, /^lead: .*$/m, "lead: A\nlead: B", "this field appears twice; keep one.", /^lead: B/],
  [city, /^who_to_call:\n(?: .*\n)+/m, "who_to_call: 311\n", "expected a group of fields: sick_or"],
  [city, /^ {2}sick_or_injured:/m, "\tsick_or_injured:", "this line is indented with a tab"],
  [city, /^h1: /m, "h1 ", "this line needs a field, a colon and a space"],
  [city, /^title: /m, "title:", "a colon and a space must follow “title”"],
  [city, /^h1: /m, "h1 = ", "this line needs a field, a colon and a space"],
  [areas, /^ {4}name:/m, "     name:", "this line is indented further than the one above it"],
  [areas, /^ {4}name:/m, "   name:", "the same indentation as the fields around it"],
  [areas, /^ {4}name:.*/m, "    name", "this line needs a field, a colon and a space"],
  [areas, /(?<=^ {2}- slug: [^]*)^ {2}- slug:/m, "  -slug:", "a space must follow the hyphen"],
  [home, /^intro:/m, "---\nintro:", "found a line of three hyphens (---) inside the file"],
  [home, /^ {4}- .*\n/m, "", "expected exactly 3", /^ {2}ticks:/],
  [home, /^ {4}- .*$/m, "    - a\n    - b", "expected exactly 3", /^ {2}ticks:/],
  [home, /^title: .*$/m, `title: ${"[".repeat(9999)}`, "look for brackets inside brackets"],
  [reviews, /^ {2}rating: .*\n/m, "", "How many stars the customer gave", /^- name:/],
  [reviews, /(?<=text: )>-\n +/, "Two lines.\n", "indent it if it continues the line above", /^\w/],
  [reviews, /(?<=text: .*\n {4})/, "Ask 416 967-1111. ", "must not contain a tele", /text:/],
  [reviews, /(?<=text: .*\n {4})/, "Ask ann@raccoons.ca. ", "must not contain a tele", /text:/],
  [reviews, /(?<=- name:[^]*\n)- name:/, "  name:", "a new item of the list begins with “- ”"],
  [home, /(?<=^ {4}- .*\n) {4}- /m, "   - ", "begins in another column"],
  [home, /(?<=^ {4}- .*\n) {4}- /m, "     - ", "begins in another column"],
  [home, /^ {4}- /m, "    – ", "a list item begins with a hyphen and a space (- ), not with “–”"],
  [home, /^ {4}- /m, '    -"a', "a space must follow the hyphen"],
  [areas, /^ {4}name:/m, "\u00A0\u00A0\u00A0\u00A0name:", "is indented with no-break spaces"],
  // Marks of a merge conflict.
  [city, /^lead:/m, "<<<<<<< HEAD\nlead:", "found a mark of a merge conflict"],
  [home, /^intro:/m, ">>>>>>> main\nintro:", "found a mark of a merge conflict"],
  [place, /^## /m, "<<<<<<< HEAD\n## ", "found a mark of a merge conflict"],
  // The three hyphens around front matter.
  [city, /^---\n/, "", "the first line of the file must be three hyphens (---)"],
  [city, /^---/, "\n---", "the first line of the file must be three hyphens (---)"],
  [city, /^---/, " ---", "the first line of the file must be three hyphens (---)"],
  [city, /^---/, "—", "the first line of the file must be three hyphens (---)"],
  [city, /\n---\n/, "\n", "must end the fields, above the text", /^## Introduction/],
  [city, /(?<=\n)---(?=\n)/, "--", "a line of three hyphens (---) must end the fields"],
  [city, /(?<=\n)---(?=\n)/, "----", "a line of three hyphens (---) must end the fields"],
  [faqs, /^/, "---\ntitle: A\n---\n", "front matter: is not allowed in a file of questions"],
  // Sections of cities.
  [city, /^## Prevention Tips\n[^]*(?=## FAQs)/m, "", "it belongs before “## FAQs”.", /^## FAQs/],
  [city, /^## Prevention Tips/m, "## Prevention Tip", "Did you mean “Prevention Tips”?"],
  [city, /^## Prevention Tips/m, "# Prevention Tips", "this heading must begin with “## ”"],
  [city, /^## Prevention Tips/m, "##Prevention Tips", "a heading needs a space after its hashes"],
  [city, /^## FAQs/m, "## Our Promise\n\nNo.\n\n## FAQs", "“## Our Promise”, which no page has"],
  [city, /^## FAQs/m, "## Prevention Tips\n\nNo.\n\n## FAQs", "this section appears twice"],
  [city, /^(## Prev[^]*)(## FAQs[^]*)(?=## Call)/m, "$2$1", "it belongs before", /^## Prev/],
  [city, /(?<=^## Cost.*\n)[^]*?(?=^## )/m, "\n", "has no text below its heading", /^## Cost/],
  [city, /^## Introduction/m, "Hello.\n\n## Introduction", "found text before “## Introduction”"],
  [city, /^## Introduction\n/m, "", "its heading belongs above this text", /^[A-Z“]/],
  [place, /(?<=\n---\n)[^]*$/, "\n<!-- To do -->\n", "has no text below its front matter."],
  [place, /$(?![^])/, "\n# Raccoons\n\nThey climb.\n", "a heading in the text begins with “## ”"],
  // Questions.
  [city, /^### .*\n[^]*?(?=^##)/m, "", "found 3 questions, expected exactly 4", /^## FAQs/],
  [city, /^### /m, "### Do they bite?\n\nThey may.\n\n### ", "found 5 questions", /^## FAQs/],
  [city, /^(### .*\n)[^]*?(?=^##)/m, "$1\n", "has no answer below it."],
  [city, /^### /m, "People ask us:\n\n### ", "found text before the first question"],
  [city, /(?<=^### [^]*)^### /m, "#### ", "must begin with “### ”, three hashes."],
  [city, /(?<=^(### .*\n)[^]*)^### .*\n/m, "$1", "appears twice; keep one."],
  [faqs, /^/, "### Do they bite?\n\nThey may.\n\n", "this question is above the first group"],
  [faqs, /$(?![^])/, "\n### \n\nThey may.\n", "found “###” without a question after it."],
  // Areas and their documents.
  [city, /^h1: .*$/m, `h1: Raccoon Removal in Toronto`, "which names Toronto; this is the page of"],
  [areas, /(?<=cities\/toronto[^]*image: )cities.*/, "cities/toronto.svg", "drawing of Toronto"],
  [areas, /slug: toronto$/m, "slug: torontos", "no city with the slug “toronto”", /^cities:/],
  [city, /^---\n/, "---\ndraft: yes\n", "found “yes”, expected true or false", /^draft:/],
  [costs, /(?<=place: (\w+)\n[^]*)place: .*/, "place: $1", "is listed twice; number"],
  // Reviews.
  [reviews, /(?<=date: [^]*)date: .*/, `date: December 31, ${year}`, "the newest review"],
];

/** A paragraph at a neighbourhood text's end; the words follow, on its first line or `below`. */
type Paragraph = readonly [markdown: string, words: string, below?: number];

/** Paragraphs of Markdown. */
export const paragraphs: readonly Paragraph[] = [
  // Links.
  ["See [this](/area).", "found “/area”: the site has no such page. Did you mean “/areas”?"],
  ["See [this](/areas/).", "the site has no such page. Did you mean “/areas”?"],
  ["See [this](/areas.html).", "the site has no such page."],
  ["See [this](/services/exclusions).", "Did you mean “/services/exclusion”?"],
  ["See [this](/ajax/raccoon-removal).", "that address redirects to another; write"],
  ["See [this](/#costs).", "the home page has no such section. Did you mean “cost”?"],
  ["See [this](/areas#cities).", "has no sections to link to; remove the # and what follows"],
  ["See [this](#cost).", "write the page too, such as /#cost."],
  ["See [this]().", "this link leads nowhere; write the page's address"],
  ["See [this](areas).", "a link begins with / within the site"],
  ["See [this](//toronto.ca).", "a link begins with / within the site"],
  ["See [this](ftp://toronto.ca).", "a link begins with /, https://, tel: or mailto:."],
  ["See [this](https://localhost).", "it must be the full address of a public page, https://…."],
  ["See [this](tel:12).", "a link that calls is written tel:+14165550142, or tel:311."],
  ["See [this](mailto:help).", "a link to an e-mail address is written mailto:"],
  ["See [this](javascript:alert).", "a link begins with /, https://, tel: or mailto:."],
  ["See [](/areas).", "this link has no words; write them between the square brackets."],
  ["See [this] (/areas).", "this link is incomplete; write it as [words](/address)"],
  ["See [this](/areas", "this link is incomplete; write it as [words](/address)"],
  ["See [this][areas].", "this link has no address; write it as [words](/address)."],
  ["See [this].", "found a square bracket, which is for links"],
  ["See https://www.toronto.ca.", "this address is not a link yet"],
  ["![A raccoon on the roof of a porch](/a.jpg)", "there is no such picture in public/"],
  ["![image](/favicon.svg)", "must begin with what is in the picture"],
  ["See [this][more].\n\n[more]: /area", "found “/area”: the site has no such page.", 2],
  // Marks that would be shown as text, and HTML, which would be left out.
  ["    Steel mesh, indented.", "found a block of code; remove the indentation"],
  ["```\nsteel\n```", "found a block of code; remove the indentation"],
  ["```\nsteel, without an end", "found a block of code; remove the indentation"],
  ["We use `steel` mesh.", "found backticks (`), which mark code"],
  ["We use `steel mesh.", "found a backtick (`); write an apostrophe"],
  ["We use ~~wire~~ mesh.", "found “~~”, which pages show as it is"],
  ["We use **steel mesh.", "found an unmatched “**”"],
  ["We use *steel mesh.", "found an unmatched asterisk or underscore"],
  ["We use mesh.\n\n***", "found a line of marks only", 2],
  ["Steel mesh\n---", "turns this text into a heading"],
  ["#Steel mesh", "a heading needs a space after its hashes"],
  ["| Steel | Mesh |\n|---|---|", "found a table, which pages cannot show"],
  ["- steel\n-\n- mesh", "this list item is empty", 1],
  ["We use &bogus; mesh.", "found an unknown character code"],
  ["Our line in {city} is open.", "found a placeholder in braces"],
  ["We use <b>steel</b> mesh.", "found “<b>”; HTML tags are left out of the page"],
  ["<script>alert(1)</script>", "HTML tags are left out of the page"],
  ["</div>Steel mesh.", "found “</div>Steel mesh.”; HTML tags are left out of the page"],
  ["</p>Steel mesh.", "found “</p>Steel mesh.”; HTML tags are left out of the page"],
  ["<!-- a --> Steel <!-- b -->", "the words beside this note are left out of the page"],
  ...["•", "·", "o\t", "(1)", "1.", "–"].map(
    (mark) => [`${mark}Steel mesh.`, "this looks like a list; begin each line with “- ”"] as const,
  ),
  ["TODO: the mesh.", "found “TODO”; write what is missing"],
  ["Lorem ipsum dolor.", "found “Lorem ipsum”; write what is missing"],
  ["See [it](/areas) (checked Novembr 2026).", "a month like November 2026"],
  ["See [it](/areas) (checked December 2099).", "not in the future"],
  ["See [it](/?price=atic#cost).", "Did you mean “attic”?"],
  ["<!-- ask Ruth", "this note is not closed; end it with “-->”."],
  ["A zero\u200Bwidth space.", "found the character U+200B, which is invisible"],
];

/** Whole files are written, or deleted; the words of the problem with its file follow. */
export const files: readonly (readonly [
  what: string,
  changed: Readonly<Record<string, string | undefined>>,
  words: string,
])[] = [
  ["an empty file", { [home]: "" }, "home.yaml:1:1  is empty; expected a group of fields"],
  ["an empty document", { [city]: "" }, `${city}:1:1  text: the file is empty.`],
  ["a missing file", { [home]: undefined }, "home.yaml:1:1  is missing."],
  [
    "thousands of quotations inside each other",
    { [place]: `${textOf(place)}\n${">".repeat(9_999)}\n` },
    "look for brackets inside brackets",
  ],
  ["a document that is a copy", { [lastCity]: textOf(city) }, "found the same words as in"],
  ["a review that is a copy", { [reviews]: textOf(reviews) + textOf(reviews) }, "keep one."],
  [
    "a name in capitals",
    { [city]: undefined, [city.toUpperCase()]: textOf(city) },
    `Did you mean “${city}”?`,
  ],
  ["a name with a space", { "services/a b.md": textOf(service) }, "must be lower-case words"],
  [
    "a document of no area",
    { "cities/nowhere.md": textOf(city) },
    "no entry of areas.yaml under cities has the slug “nowhere”",
  ],
  [
    "a neighbourhood among the cities",
    { [place]: undefined, [`cities/${slugOf(place)}.md`]: textOf(place) },
    "is on the list of neighbourhoods; move the file",
  ],
  ["an undrawn service", { "services/new.md": textOf(service) }, "this service has no drawing"],
  ["a file in the wrong folder", { "oakville.md": textOf(city) }, "no page reads this file"],
  [
    "a file of more than 100,000 characters",
    { [home]: textOf(home) + "# A note.\n".repeat(10_000) },
    "the file has more than 100,000 characters; shorten it.",
  ],
  [
    "a city in two regions",
    { "tonight.yaml": textOf("tonight.yaml").replace(/(?<=cities: [^]*cities: \[)/, "toronto, ") },
    "is listed under another region already",
  ],
  [
    "a link to a draft",
    { [service]: textOf(service).replace("---\n", "---\ndraft: true\n") },
    "is a draft, so its page is not published",
  ],
  ["a misspelt file", { [home]: undefined, "hom.yaml": textOf(home) }, "Did you mean “home.yaml”?"],
];

/** Changes that are no problem and keep the data of a file. */
export const harmless: readonly (readonly [what: string, (text: string) => string])[] = [
  ["Windows line endings", (text) => text.replaceAll("\n", "\r\n")],
  ["no line ending at the end", (text) => text.trimEnd()],
  ["spaces at the ends of lines", (text) => text.replaceAll(/(?<=^title: .*)$/gm, "  ")],
  ["a note", (text) => text.replace(/^title:/m, "# To do: ask Ruth.\ntitle:")],
  ["curly quotation marks", (text) => text.replace(/^(h1|heading): "?([^"\n]*)"?$/m, "$1: “$2”")],
];
