/** The launch check: what still stands between this content and the public. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, LineCounter, parseDocument } from "yaml";
import { contentFileExists, contentFolder } from "#schemas/folder.ts";

/** One thing to set before the site goes public. */
export interface LaunchProblem {
  /** Where it is set: a file with its line, or the environment. */
  where: string;
  what: string;
  fix: string;
}

const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?example\.(?:com|org|net)$|.*\.(?:example|test|invalid|local)$)/;

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A YAML file of the content, with the line of each of its values. */
function yamlFile(name: string) {
  const file = join(contentFolder, name);
  const lines = new LineCounter();
  const document = parseDocument(existsSync(file) ? readFileSync(file, "utf8") : "", {
    lineCounter: lines,
  });
  const lineOf = (node: unknown) =>
    typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)
      ? lines.linePos(Number(node.range[0])).line
      : 1;
  return {
    document,
    value: (...path: string[]) => textOf(document.getIn(path)),
    where: (...path: string[]) => `${file}:${lineOf(document.getIn(path, true))}`,
    lineOf,
    file,
  };
}

function siteProblems(env: Record<string, string | undefined>): LaunchProblem[] {
  const url = env["SITE_URL"] ?? "";
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const wrong =
    parsed === undefined
      ? `SITE_URL is “${url}”, which is no address`
      : parsed.protocol !== "https:"
        ? `SITE_URL is “${url}”, which is not https`
        : placeholderHost.test(parsed.hostname)
          ? `SITE_URL is “${url}”, a placeholder`
          : parsed.pathname !== "/"
            ? `SITE_URL is “${url}”; the site must stand at the root of its domain`
            : undefined;
  const keys = [
    "PUBLIC_EMAILJS_PUBLIC_KEY",
    "PUBLIC_EMAILJS_SERVICE_ID",
    "PUBLIC_EMAILJS_TEMPLATE_ID",
  ];
  return [
    ...(wrong === undefined
      ? []
      : [
          {
            where: "environment",
            what: wrong,
            fix: "Set it to the public address, such as https://www.your-company.ca",
          },
        ]),
    ...keys
      .filter((key) => !env[key]?.trim())
      .map((key) => ({
        where: "environment",
        what: `${key} is not set: the form cannot send`,
        fix: "Copy it from the account of the e-mail service",
      })),
  ];
}

function businessProblems(): LaunchProblem[] {
  const { value, where } = yamlFile("business.yaml");
  const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : "");
  return [
    ...(/555-?01\d\d/.test(value("phone"))
      ? [
          {
            where: where("phone"),
            what: `The phone number ${value("phone")} is fictional`,
            fix: "Put the company's number",
          },
        ]
      : []),
    ...(placeholderHost.test(value("email").split("@")[1] ?? "")
      ? [
          {
            where: where("email"),
            what: `The e-mail address ${value("email")} is a placeholder`,
            fix: "Put the company's address",
          },
        ]
      : []),
    ...(placeholderHost.test(hostOf(value("sister_site", "url")))
      ? [
          {
            where: where("sister_site", "url"),
            what: `The sister site ${value("sister_site", "url")} is a placeholder`,
            fix: "Put its address",
          },
        ]
      : []),
  ];
}

function reviewProblems(): LaunchProblem[] {
  return globSync("reviews/*.yaml", { cwd: contentFolder })
    .toSorted()
    .flatMap((name) => {
      const { document, file, lineOf } = yamlFile(name);
      const samples = isSeq(document.contents)
        ? document.contents.items.filter((item) => isMap(item) && item.getIn(["sample"]) === true)
        : [];
      const [first] = samples;
      return first === undefined
        ? []
        : [
            {
              where: `${file}:${lineOf(first)}`,
              what: `${samples.length} sample ${samples.length === 1 ? "review" : "reviews"}`,
              fix: "Replace them with customers' own, or remove them",
            },
          ];
    });
}

function placeholderProblems(): LaunchProblem[] {
  const { document, file, lineOf } = yamlFile("areas.yaml");
  return (["cities", "neighbourhoods"] as const).flatMap((list) => {
    const entries = document.get(list);
    return (isSeq(entries) ? entries.items : []).flatMap((item) => {
      const slug = isMap(item) ? String(item.get("slug")) : "";
      return contentFileExists(list, `${slug}.md`)
        ? []
        : [
            {
              where: `${file}:${lineOf(item)}`,
              what: `The page of ${slug} is a placeholder`,
              fix: `Write ${join(contentFolder, list, `${slug}.md`)}, or take it off the list`,
            },
          ];
    });
  });
}

/** Everything to set before the site goes public, in the order in which an owner would. */
export const launchProblems = (env: Record<string, string | undefined>): LaunchProblem[] => [
  ...siteProblems(env),
  ...businessProblems(),
  ...reviewProblems(),
  ...placeholderProblems(),
];

/** The problems as one table in plain words. */
export function launchTable(problems: readonly LaunchProblem[]): string {
  const widthOf = (pick: (problem: LaunchProblem) => string) =>
    Math.max(...problems.map((problem) => pick(problem).length));
  const where = widthOf((problem) => problem.where);
  const what = widthOf((problem) => problem.what);
  return [
    `The site cannot go public yet. ${problems.length} ${problems.length === 1 ? "thing is" : "things are"} missing:`,
    "",
    ...problems.map(
      (problem) => `  ${problem.where.padEnd(where)}  ${problem.what.padEnd(what)}  ${problem.fix}`,
    ),
    "",
    "Without SITE_URL the same command builds a demo.",
  ].join("\n");
}
