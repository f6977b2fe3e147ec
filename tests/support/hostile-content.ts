/** Content whose texts try to be code. */
import { basename, join } from "node:path";
import { isMap, isScalar, isSeq, parseDocument, type Node } from "yaml";
import { contentProblems } from "#loader/check-content.ts";
import { contentFiles, contentFolder, type ContentFiles } from "#loader/content-folder.ts";

/** What is added to every text. A text that the content check refuses with one gets the next, and at last stays as it was. */
const attacks = [
  ` "><script>alert(1)</script></style><script>alert(2)</script>' onload=x <!--`,
  // A tag that is not closed is text to the check, and would be a tag to a browser.
  ` "'></title </style </script <svg/onload=alert(1) x='`,
  `"><svg/onload=a() x="`,
  `' onload=x y='`,
  "<!--",
  "",
];

/** How many texts took each attack, and how many refusals the content check gave. */
export type HostileFigures = Record<"texts" | "attacked" | "refused", number> & {
  taken: Record<string, number>;
};

/** A text that can be attacked. */
interface Target {
  /** The field as problems name it, such as `cities.3.name`; empty for the prose of a Markdown file. */
  field: string;
  attack: number;
  write: (attack: string) => void;
}

interface HostileFile {
  targets: Target[];
  text: () => string;
}

/** Every text in YAML. */
function* yamlTargets(node: unknown, field: string): Generator<Target> {
  const at = (key: unknown) => (field ? `${field}.${String(key)}` : String(key));
  if (isMap(node)) for (const { key, value } of node.items) yield* yamlTargets(value, at(key));
  else if (isSeq(node))
    for (const [index, item] of node.items.entries()) yield* yamlTargets(item, at(index));
  else if (isScalar(node) && typeof node.value === "string") {
    const { value } = node;
    const write = (attack: string) => {
      node.value = value + attack;
      if (attack) node.type = "QUOTE_DOUBLE";
    };
    yield { field, attack: 0, write };
  }
}

/** Opens a file's YAML, all of it or the front matter, and the paragraphs and questions of its Markdown. */
function hostileFile(path: string, text: string): HostileFile {
  const isMarkdown = path.endsWith(".md");
  const [, frontMatter, afterFrontMatter] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const document = parseDocument<Node>(isMarkdown ? (frontMatter ?? "") : text);
  const prose = afterFrontMatter ?? (isMarkdown ? text : "");
  let hostileProse = prose;
  const proseTarget: Target = {
    field: "",
    attack: 0,
    write: (attack) => {
      const escaped = attack.replaceAll(/[<>"'!-]/g, String.raw`\$&`);
      hostileProse = prose.replaceAll(/^(?:### |[A-Z]).*/gm, (line) => line + escaped);
    },
  };
  return {
    targets: [...yamlTargets(document.contents, ""), ...(prose ? [proseTarget] : [])],
    text: () => {
      const yaml = document.toString({ lineWidth: 0 });
      if (!isMarkdown) return yaml;
      return frontMatter === undefined ? hostileProse : `---\n${yaml}---\n${hostileProse}`;
    },
  };
}

const isWithin = (field: string, other: string) =>
  field === other || field.startsWith(`${other}.`) || other.startsWith(`${field}.`);

/** All content with an attack in every text that may hold one, and how many texts do. */
export function hostileContent(): { files: ContentFiles; figures: HostileFigures } {
  let refusals = 0;
  const originals = [...contentFiles()].filter(([path]) => basename(path) !== "README.md");
  const hostile = new Map(originals.map(([path, text]) => [path, hostileFile(path, text)]));
  const targets = [...hostile.values()]
    .flatMap((file) => file.targets)
    // Sentences of other files repeat this one word for word.
    .filter(({ field }) => field !== "policies.first_visit.says");
  for (;;) {
    for (const { attack, write } of targets) write(attacks[attack] ?? "");
    const files = new Map([...hostile].map(([path, { text }]) => [path, text()]));
    const problems = contentProblems(files);
    if (problems.length === 0) {
      const taken = Object.fromEntries(
        [...Map.groupBy(targets, ({ attack }) => attacks[attack] ?? "")].map(([attack, group]) => [
          attack || "none",
          group.length,
        ]),
      );
      const attacked = targets.filter(({ attack }) => attacks[attack]).length;
      return { files, figures: { texts: targets.length, attacked, refused: refusals, taken } };
    }
    const refused = new Set<Target>();
    for (const { file, field } of problems) {
      const all =
        [...hostile].find(([path]) => join(contentFolder, path) === file)?.[1].targets ?? [];
      const named = all.filter((target) => target.field && isWithin(target.field, field));
      for (const target of named.length > 0 ? named : all.filter((one) => !one.field))
        refused.add(target);
    }
    const changed = [...refused].filter(({ attack }) => attack < attacks.length - 1);
    if (changed.length === 0)
      throw new Error(`Refused without an attack: ${JSON.stringify(problems[0])}`);
    refusals += changed.length;
    for (const target of changed) target.attack++;
  }
}
