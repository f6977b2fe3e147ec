/** The launch check: what still stands between this content and the public. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, LineCounter, parseDocument } from "yaml";
import { collectionReaders } from "#loader/collections.ts";
import { contentFileExists, contentFolder } from "#loader/content-folder.ts";
import { type AcceptableName } from "#schemas/evidence.ts";
import { readCollection } from "#loader/content-loader.ts";
import { claims, findWords, type Place } from "./claims.ts";

/** One thing to set before the site goes public. */
export interface LaunchProblem {
  name: AcceptableName | "form" | "email";
  what: string;
  /** Where it is set; none where that is the environment. */
  places: readonly Omit<Place, "column">[];
  fix: string;
  /** True where nothing can be published with it, so that no reason helps. */
  final: boolean;
}

/** A thing that the owner lets go public as it is, and why. */
export interface Accepted extends LaunchProblem {
  reason: string;
}

/** The answer of the launch check. */
export interface LaunchReport {
  /** What stands in the way, in the order in which an owner would mend it. */
  open: LaunchProblem[];
  accepted: Accepted[];
  /** Names that are accepted although nothing of that name is left, or although they cannot be. */
  idle: { name: string; file: string; line: number }[];
}

type Env = Record<string, string | undefined>;

const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?example\.(?:com|org|net)$|.*\.(?:example|test|invalid|local)$)/;

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : "");
const businessFile = join(contentFolder, "business.yaml");

/** A YAML file of the content, with the line of each of its values; it may hold mistakes, which `check:content` tells. */
function yamlFile(name: string) {
  const file = join(contentFolder, name);
  const lines = new LineCounter();
  const document = parseDocument(existsSync(file) ? readFileSync(file, "utf8") : "", {
    lineCounter: lines,
  });
  const placeOf = (node: unknown, words = "") => ({
    file,
    line:
      typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)
        ? lines.linePos(Number(node.range[0])).line
        : 1,
    words,
  });
  return {
    document,
    text: (...path: (string | number)[]) => {
      const value: unknown = document.getIn(path);
      return typeof value === "string" ? value : "";
    },
    place: (path: readonly (string | number)[], words = "") =>
      placeOf(document.getIn(path, true), words),
    placeOf,
  };
}

/** What is wrong with the site's address; without one that can be read there is nothing to publish. */
function addressProblems(url: string): LaunchProblem[] {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const what =
    url === ""
      ? "SITE_URL is not set: the site has no address."
      : parsed === undefined
        ? `SITE_URL is “${url}”, which is no address.`
        : parsed.protocol !== "https:"
          ? `SITE_URL is “${url}”, which is not https.`
          : placeholderHost.test(parsed.hostname)
            ? `SITE_URL is “${url}”, a placeholder.`
            : parsed.pathname !== "/"
              ? `SITE_URL is “${url}”; the site must stand at the root of its domain.`
              : undefined;
  if (what === undefined) return [];
  const fix =
    "Set it in the environment to the public address, such as https://www.your-company.ca.";
  return [{ name: "site-address", what, places: [], fix, final: parsed === undefined }];
}

const keys = {
  PUBLIC_EMAILJS_PUBLIC_KEY: /^(?:service|template)_/,
  PUBLIC_EMAILJS_SERVICE_ID: /^template_/,
  PUBLIC_EMAILJS_TEMPLATE_ID: /^service_/,
};

/** What keeps the form from sending. */
function formProblems(env: Env): LaunchProblem[] {
  const problem = (what: string, fix: string): LaunchProblem => ({
    name: "form",
    what: `${what}: the form cannot send.`,
    places: [],
    fix,
    final: true,
  });
  const origin = env["PUBLIC_EMAILJS_ORIGIN"]?.trim() ?? "";
  return [
    ...Object.entries(keys).flatMap(([key, another]) => {
      const value = env[key]?.trim() ?? "";
      const wrong =
        value === ""
          ? "is not set"
          : /^demo_|\byour\b|[<>\s]|^x+$/i.test(value)
            ? `is “${value}”, a placeholder`
            : another.test(value)
              ? `is “${value}”, which is another of the three`
              : undefined;
      return wrong === undefined
        ? []
        : [
            problem(
              `${key} ${wrong}`,
              "Copy it from the account of the e-mail service into the environment.",
            ),
          ];
    }),
    ...(origin !== "" && (!/^https:/.test(origin) || placeholderHost.test(hostOf(origin)))
      ? [
          problem(
            `PUBLIC_EMAILJS_ORIGIN is “${origin}”, no public https address`,
            "Set it to the e-mail service's origin, or leave it out.",
          ),
        ]
      : []),
  ];
}

function businessProblems(): LaunchProblem[] {
  const { text, place } = yamlFile("business.yaml");
  const phone = text("phone");
  const email = text("email");
  const sister = text("sister_site", "url");
  const problem = (
    name: LaunchProblem["name"],
    path: string[],
    what: string,
    fix: string,
  ): LaunchProblem => ({ name, what, places: [place(path)], fix, final: name === "email" });
  return [
    ...(/555-?01\d\d/.test(phone)
      ? [
          problem(
            "phone",
            ["phone"],
            `The phone number ${phone} is fictional.`,
            "Put the company's number.",
          ),
        ]
      : []),
    ...(placeholderHost.test(email.split("@")[1] ?? "")
      ? [
          problem(
            "email",
            ["email"],
            `The e-mail address ${email} is a placeholder: nothing sent there arrives.`,
            "Put the company's address.",
          ),
        ]
      : []),
    ...(placeholderHost.test(hostOf(sister))
      ? [
          problem(
            "sister-site",
            ["sister_site", "url"],
            `The sister site ${sister} is a placeholder.`,
            "Put its address.",
          ),
        ]
      : []),
  ];
}

/** One problem for everything of a kind, at all its places; none where there is no place. */
const atPlaces = (problem: Omit<LaunchProblem, "final">): LaunchProblem[] =>
  problem.places.length === 0 ? [] : [{ ...problem, final: false }];

function reviewProblems(): LaunchProblem[] {
  let count = 0;
  const places = globSync("reviews/*.yaml", { cwd: contentFolder })
    .toSorted()
    .flatMap((name) => {
      const { document, placeOf } = yamlFile(name);
      const samples = isSeq(document.contents)
        ? document.contents.items.filter((item) => isMap(item) && item.getIn(["sample"]) === true)
        : [];
      count += samples.length;
      return samples.slice(0, 1).map((first) => placeOf(first, `${samples.length} from here on`));
    });
  return atPlaces({
    name: "sample-reviews",
    what: `${count} of the reviews ${count === 1 ? "is a sample" : "are samples"}.`,
    places,
    fix: "Replace them with customers' own, or remove them.",
  });
}

function placeholderProblems(): LaunchProblem[] {
  const { document, placeOf } = yamlFile("areas.yaml");
  const places = (["cities", "neighbourhoods"] as const).flatMap((list) => {
    const entries = document.get(list);
    return (isSeq(entries) ? entries.items : []).flatMap((item) => {
      const slug = isMap(item) ? String(item.get("slug")) : "";
      return contentFileExists(list, `${slug}.md`)
        ? []
        : [placeOf(item, `there is no ${join(contentFolder, list, `${slug}.md`)}`)];
    });
  });
  return atPlaces({
    name: "placeholder-pages",
    what: `${places.length} ${places.length === 1 ? "page is a placeholder" : "pages are placeholders"}.`,
    places,
    fix: "Write the document, or take the area off the list.",
  });
}

const unfinished =
  /\blorem ipsum\b|\b(?:TODO|TBD|FIXME)\b|\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b/g;

/** Words that wait for others, and claims without their evidence. */
function wordProblems(today: string): LaunchProblem[] {
  const business = readCollection(collectionReaders.business).entries.get("business")?.value;
  const [left = [], ...places] = findWords([unfinished, ...claims.map(({ words }) => words)]);
  const rating = yamlFile("business.yaml").place(
    ["rating", "value"],
    `${business?.rating.value ?? ""} from ${business?.rating.count ?? ""}`,
  );
  return [
    ...atPlaces({
      name: "unfinished-text",
      what: "Some text is not finished.",
      places: left.filter(({ file }) => file !== businessFile),
      fix: "Write what belongs there.",
    }),
    ...claims.flatMap(({ name, says, evidence }, index) => {
      const recorded = [business?.evidence?.[evidence] ?? []].flat();
      const ended = recorded.flatMap((entry) =>
        "valid_until" in entry && entry.valid_until < today ? [entry.valid_until] : [],
      );
      if (recorded.length > 0 && ended.length === 0) return [];
      const lacks =
        ended.length > 0
          ? `the evidence for it ended on ${ended.join(" and ")}`
          : "no evidence for it is recorded";
      return atPlaces({
        name,
        what: `The site says that ${says}; ${lacks}.`,
        places: [...(name === "rating" ? [rating] : []), ...(places[index] ?? [])],
        fix: `Record it in ${businessFile} under evidence, ${evidence}; or change the words.`,
      });
    }),
  ];
}

/** Everything between this content and the public, and what the owner lets stand. */
export function launchReport(
  env: Env,
  today = new Date().toISOString().slice(0, 10),
): LaunchReport {
  const problems = [
    ...addressProblems(env["SITE_URL"]?.trim() ?? ""),
    ...formProblems(env),
    ...businessProblems(),
    ...reviewProblems(),
    ...placeholderProblems(),
    ...wordProblems(today),
  ];
  const { document, text, place } = yamlFile("business.yaml");
  const list = document.get("accepted");
  const given = (isSeq(list) ? list.items : []).map((_, index) => ({
    name: text("accepted", index, "name"),
    reason: text("accepted", index, "reason").trim(),
    line: place(["accepted", index]).line,
  }));
  const reasonFor = ({ name, final }: LaunchProblem) =>
    final ? undefined : given.find((entry) => entry.name === name && entry.reason)?.reason;
  return {
    open: problems.filter((problem) => reasonFor(problem) === undefined),
    accepted: problems.flatMap((problem) => {
      const reason = reasonFor(problem);
      return reason === undefined ? [] : [{ ...problem, reason }];
    }),
    idle: given
      .filter((entry) => !problems.some((problem) => problem.name === entry.name && !problem.final))
      .map(({ name, line }) => ({ name, file: businessFile, line })),
  };
}

/** So many places of a thing are shown, unless it is asked for by name. */
const shown = 3;

/** Names in one column, and beside each what there is to say of it. */
function columns(rows: readonly { name: string; lines: readonly string[] }[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, lines }) =>
    lines.map((line, index) => `  ${(index === 0 ? name : "").padEnd(width)}  ${line}`).join("\n"),
  );
}

/** What is wrong, where, and how to mend it. */
function told({ name, what, places, fix }: LaunchProblem, most: number): string[] {
  const few = places.length > most + 1 ? places.slice(0, most) : places;
  const at = few.map(({ file, line, words }) => ({ where: `${file}:${line}`, words }));
  const width = Math.max(...at.map(({ where }) => where.length));
  const rest = places.length - few.length;
  return [
    what,
    ...at.map(({ where, words }) => (words ? `${where.padEnd(width)}  “${words}”` : where)),
    ...(rest > 0 ? [`and ${rest} more: npm run launch-check -- ${name}`] : []),
    fix,
  ];
}

/** All places of one open thing, or an empty text where nothing of that name is open. */
export const launchDetail = ({ open }: LaunchReport, name: string) =>
  columns(
    open
      .filter((problem) => problem.name === name)
      .map((problem) => ({ name, lines: told(problem, Infinity) })),
  ).join("\n\n");

/** The whole report in plain words. */
export function launchText({ open, accepted, idle }: LaunchReport): string {
  const count = `${open.length} ${open.length === 1 ? "thing stands" : "things stand"}`;
  const waived = columns(
    accepted.map(({ name, what, reason }) => ({ name, lines: [what, `Reason: ${reason}`] })),
  );
  const useless = columns(
    idle.map(({ name, file, line }) => ({ name, lines: [`${file}:${line}`] })),
  );
  return [
    ...(open.length === 0
      ? ["Nothing stands between this content and the public."]
      : [
          `The site cannot go public yet. ${count} between this content and the public:`,
          ...columns(open.map((problem) => ({ name: problem.name, lines: told(problem, shown) }))),
          `What may stay as it is: name it in ${businessFile} under accepted, with the reason.\nWithout SITE_URL, npm run build makes a demo.`,
        ]),
    ...(waived.length > 0 ? [`Accepted in ${businessFile}:`, ...waived] : []),
    ...(useless.length > 0
      ? ["Accepted for nothing: no such thing is found, or it cannot be accepted.", ...useless]
      : []),
  ].join("\n\n");
}
