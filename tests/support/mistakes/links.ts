import { lines, words, type ContentEdits, type Kinds } from "./content-edits.ts";

/** Invalid addresses of links. */
const addresses = words(`
  <> # areas ./areas ../areas //toronto.ca /area /areas/ /Areas /areas.html /areas?x=1 /#costs /#
  /areas#cities /services/exclusion#nothing #cost /services/exclusions /service/exclusion
  /services/Exclusion /toronto /toronto/raccoon-removals /atlantis/raccoon-removal
  /toronto/annexe/raccoon-removal /toronto/lesliville/raccoon-removal www.toronto.ca
  services/exclusion toronto.ca https//toronto.ca https:/toronto.ca https:toronto.ca htps://toronto.ca
  https://https://www.toronto.ca http://https://www.toronto.ca
  https://www.toronto.ca/https://www.toronto.ca https:// https://toronto https://localhost/areas
  http://localhost:4321 https://127.0.0.1/ https://www..toronto.ca https://ann:secret@toronto.ca
  https://www.toronto.ca/wildlife. https://www.toronto.ca/wildlife, mailto: mailto:help
  mailto:help@ mailto:mailto:help@example.com help@example.com tel: tel:abc tel:12
  tel:tel:+14165550142 tel:+1416555014 javascript:alert JAVASCRIPT:alert java&#115;cript:alert
  vbscript:x data:text/html,x file:///etc/passwd ftp://toronto.ca blob:https://toronto.ca/1
  about:blank
`);

/** Links and pictures that are broken by their syntax. */
const links = lines(`
  [this page]()
  [this page]( )
  [](/areas)
  [ ](/areas)
  [this page]
  [this page][]
  [this page][areas]
  [this page]: /areas and
  [this page] (/areas)
  [this page](/areas
  [this page(/areas)
  (this page)[/areas]
  ![](/areas)
  <https://localhost>
  <javascript:alert(1)>
  <https://toronto>
  <tel:abc>
  <mailto:help>
  https://www.toronto.ca
  www.toronto.ca
  ![A raccoon on the roof of a porch](/photos/raccoon.jpg)
  ![A raccoon on the roof of a porch](https://x.ca/a.jpg)
  ![A raccoon on the roof of a porch]()
  ![](/favicon.svg)
  ![image](/favicon.svg)
  ![raccoon.jpg](/favicon.svg)
  ![photo of a raccoon on a roof](/favicon.svg)
`);

/** Addresses of reference links, whose address is on a separate line. */
const definitions = words("/area /#costs javascript:alert https://localhost tel:abc <> areas #");

const markup = [
  "    steel mesh, indented",
  "\tsteel mesh, after a tab",
  "```\nsteel\n```",
  "~~~\nsteel\n~~~",
  "```\nsteel, without an end",
  "We use `steel` mesh.",
  "We use `steel mesh.",
  "We use ~~wire~~ mesh.",
  "We use *steel mesh.",
  "We use steel* mesh.",
  "We use _steel mesh.",
  "We use **steel mesh.",
  "We use steel** mesh.",
  "***",
  "___",
  "Steel mesh\n---",
  "Steel mesh\n===",
  "#Steel mesh",
  "| Steel | Mesh |\n|---|---|\n| 1 | 2 |",
  "- steel\n-\n- mesh",
  "We use [sic] mesh.",
  "We use steel&nbsp mesh.",
  "We use &bogus; mesh.",
  "Our line in {city} is open.",
  "Our line in {{ city }} is open.",
  "We use <b>steel</b> mesh.",
  "We use steel<br>mesh.",
  "<div>steel</div>",
  '<img src="/a.png">',
  "<script>alert(1)</script>",
  "<iframe src=x></iframe>",
  "<!-- ask Ruth",
];

/** Broken links and markup in Markdown. */
export const linkMistakes = ({ each, appendText, documents, filesOf }: ContentEdits): Kinds => {
  const pages = [...documents, ...filesOf("faqs")];
  return {
    "a link to an invalid address": () =>
      each(addresses, pages, (path, one) =>
        appendText(path, `For more, see [this page](${one}).`, "found “"),
      ),
    "a link with broken syntax": () =>
      each(links, pages, (path, one) => appendText(path, `For more, see ${one}.`, "")),
    "a reference link": () =>
      each(definitions, pages, (path, one) => {
        const draft = appendText(path, `For more, see [this page][more].\n\n[more]: ${one}`, "");
        const line = (draft.expected?.line ?? 0) + 2;
        return { ...draft, expected: { path, field: "", line } };
      }),
    "broken markup": () => each(markup, pages, (path, one) => appendText(path, one, "")),
  };
};
