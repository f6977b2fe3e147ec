/** Content with attempts at code injection in every text. */
import { basename, join } from "node:path";
import { parseDocument, type Node } from "yaml";
import { contentProblems } from "#content/check.ts";
import { contentFiles, contentFolder, type ContentFiles } from "#content/content-folder.ts";
import { splitFrontMatter } from "#editor/cms/formats.ts";
import { stringNodes } from "#content/yaml.ts";

/** Added to texts: the first that the content check accepts with the text. The last is empty. */
const attacks = [
  ` "><script>alert(1)</script></style><script>alert(2)</script>' onload=x <!--`,
  // An unclosed tag is text to the content check, but would be a tag to a browser. It comes first,
  // since an end tag before it would take it as an attribute.
  ` "'><svg/onload=alert(1) x=y </title </style </script`,
  `"><svg/onload=a() x="`,
  `' onload=x y='`,
  "<!--",
  "",
];

/** A text that can be attacked. */
interface Target {
  /** The field as problems name it, such as `cities.3.name`; empty for Markdown prose. */
  field: string;
  attack: number;
  write: (attack: string) => void;
}

/** Opens a file for attacks on its YAML or front matter, its paragraphs and its questions. */
function hostileFile(path: string, text: string) {
  const isMarkdown = path.endsWith(".md");
  const { frontMatter, text: prose } = isMarkdown
    ? splitFrontMatter(text)
    : { frontMatter: text, text: "" };
  const document = parseDocument<Node>(frontMatter);
  const targets = [...stringNodes(document.contents)].map(({ node, path }): Target => {
    const { value } = node;
    const write = (attack: string) => {
      node.value = value + attack;
      if (attack) node.type = "QUOTE_DOUBLE";
    };
    return { field: path.join("."), attack: 0, write };
  });
  let hostileProse = prose;
  const write = (attack: string) => {
    const escaped = attack.replaceAll(/[<>"'!-]/g, String.raw`\$&`);
    hostileProse = prose.replaceAll(/^(?:### |[A-Z]).*/gm, (line) => line + escaped);
  };
  if (prose) targets.push({ field: "", attack: 0, write });
  return {
    targets,
    text: () => {
      const yaml = document.toString({ lineWidth: 0 });
      if (!isMarkdown) return yaml;
      return frontMatter === "" ? hostileProse : `---\n${yaml}---\n\n${hostileProse}`;
    },
  };
}

const isWithin = (field: string, other: string) =>
  field === other || field.startsWith(`${other}.`) || other.startsWith(`${field}.`);

/**
 * All content, with an attack in each text that accepts one, and the share of texts that do. Throws
 * if a text is refused without an attack.
 */
export function hostileContent(): { files: ContentFiles; attacked: number } {
  const originals = [...contentFiles()].filter(([path]) => basename(path) !== "README.md");
  const hostile = new Map(originals.map(([path, text]) => [path, hostileFile(path, text)]));
  const targets = [...hostile].flatMap(([path, file]) =>
    file.targets
      // Texts elsewhere must repeat these word for word.
      .filter(
        ({ field }) =>
          !/^(?:policies\.(?:free_or_paid|electrician)\.says|sources\.\d+\.url|situations\.\d+\.title|whom)$/.test(
            field,
          ),
      )
      // Short texts all over the site have these in them.
      .filter(
        ({ field }) =>
          !/^(?:business\.yaml (?:short_)?name|site\.yaml phrases\..*)$/.test(`${path} ${field}`),
      ),
  );
  for (;;) {
    for (const { attack, write } of targets) write(attacks[attack] ?? "");
    const files = new Map([...hostile].map(([path, { text }]) => [path, text()]));
    const problems = contentProblems(files);
    if (problems.length === 0) {
      const attacked = targets.filter(({ attack }) => attacks[attack]).length;
      return { files, attacked: attacked / targets.length };
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
    for (const target of changed) target.attack++;
  }
}
