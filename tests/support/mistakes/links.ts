import type { ContentEdits, Kinds } from "./content-edits.ts";

/** Links that lead nowhere, in every spelling that Markdown has. */
const links = [
  ...["[this page]()", "[this page](<>)", "[this page](#)", "[this page]( )"],
  ...[
    "[](/areas)",
    "[ ](/areas)",
    "[this page]",
    "[this page][]",
    "[this page][areas]",
    "[this page]: /areas and",
  ],
  ...[
    "[this page] (/areas)",
    "[this page](/areas",
    "[this page(/areas)",
    "(this page)[/areas]",
    "![](/areas)",
  ],
  ...[
    "[this page](areas)",
    "[this page](./areas)",
    "[this page](../areas)",
    "[this page](//toronto.ca)",
  ],
  ...[
    "[this page](/area)",
    "[this page](/areas/)",
    "[this page](/Areas)",
    "[this page](/areas.html)",
    "[this page](/areas?x=1)",
  ],
  ...[
    "[this page](/#costs)",
    "[this page](/#)",
    "[this page](/areas#cities)",
    "[this page](/services/exclusion#nothing)",
    "[this page](#cost)",
  ],
  ...[
    "[this page](/services/exclusions)",
    "[this page](/service/exclusion)",
    "[this page](/services/Exclusion)",
  ],
  ...[
    "[this page](/toronto)",
    "[this page](/toronto/raccoon-removals)",
    "[this page](/atlantis/raccoon-removal)",
    "[this page](/toronto/annexe/raccoon-removal)",
  ],
  ...[
    "[this page](www.toronto.ca)",
    "[this page](toronto.ca)",
    "[this page](https//toronto.ca)",
    "[this page](https:/toronto.ca)",
    "[this page](https:toronto.ca)",
    "[this page](htps://toronto.ca)",
  ],
  ...[
    "[this page](https://https://www.toronto.ca)",
    "[this page](http://https://www.toronto.ca)",
    "[this page](https://www.toronto.ca/https://www.toronto.ca)",
  ],
  ...[
    "[this page](https://)",
    "[this page](https://toronto)",
    "[this page](https://localhost/areas)",
    "[this page](http://localhost:4321)",
    "[this page](https://127.0.0.1/)",
    "[this page](https://www..toronto.ca)",
  ],
  ...[
    "[this page](https://ann:secret@toronto.ca)",
    "[this page](https://www.toronto.ca/wildlife.)",
    "[this page](https://www.toronto.ca/wildlife,)",
  ],
  ...[
    "[this page](mailto:)",
    "[this page](mailto:help)",
    "[this page](mailto:help@)",
    "[this page](mailto:mailto:help@example.com)",
    "[this page](help@example.com)",
  ],
  ...[
    "[this page](tel:)",
    "[this page](tel:abc)",
    "[this page](tel:12)",
    "[this page](tel:tel:+14165550142)",
    "[this page](tel:+1416555014)",
  ],
  ...[
    "[this page](javascript:alert)",
    "[this page](JAVASCRIPT:alert)",
    "[this page](java&#115;cript:alert)",
    "[this page](vbscript:x)",
    "[this page](data:text/html,x)",
  ],
  ...[
    "[this page](file:///etc/passwd)",
    "[this page](ftp://toronto.ca)",
    "[this page](blob:https://toronto.ca/1)",
    "[this page](about:blank)",
  ],
  ...[
    "<https://localhost>",
    "<javascript:alert(1)>",
    "<https://toronto>",
    "<tel:abc>",
    "<mailto:help>",
  ],
  ...["https://www.toronto.ca", "www.toronto.ca"],
  ...[
    "![A raccoon on the roof of a porch](/photos/raccoon.jpg)",
    "![A raccoon on the roof of a porch](https://x.ca/a.jpg)",
    "![A raccoon on the roof of a porch]()",
  ],
  ...[
    "![](/favicon.svg)",
    "![image](/favicon.svg)",
    "![raccoon.jpg](/favicon.svg)",
    "![photo of a raccoon on a roof](/favicon.svg)",
  ],
];

/** Links of two parts: the words in the text, the address on a line of its own. */
const definitions = [
  "/area",
  "/#costs",
  "javascript:alert",
  "https://localhost",
  "tel:abc",
  "<>",
  "areas",
  "#",
];

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

/** Links and markup that are broken, in running text. */
export const linkMistakes = ({ sample, appendText, documents, filesOf }: ContentEdits): Kinds => {
  const pages = [...documents, ...filesOf("faqs")];
  return {
    "a link that leads nowhere": () =>
      links.flatMap((one) =>
        sample(1, pages).map((path) => ({
          ...appendText(path, `For more, see ${one}.`, ""),
          variant: one,
        })),
      ),
    "a link whose address is a line of its own": () =>
      definitions.flatMap((one) =>
        sample(1, pages).map((path) => {
          const draft = appendText(path, `For more, see [this page][more].\n\n[more]: ${one}`, "");
          const line = (draft.expected?.line ?? 0) + (one === "<>" || one === "#" ? 2 : 2);
          return { ...draft, expected: { path, field: "", line }, variant: one };
        }),
      ),
    "broken markup": () =>
      markup.flatMap((one) =>
        sample(1, pages).map((path) => ({ ...appendText(path, one, ""), variant: one })),
      ),
  };
};
