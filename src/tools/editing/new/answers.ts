/** Finds out what a kind needs to know: from flags, or by asking on a terminal. */
import { parseArgs } from "node:util";
import type { ContentFiles } from "#loader/content-folder.ts";
import { didYouMean, explain } from "#loader/problems.ts";
import type { Answers, Flag, Kind } from "./kinds.ts";
import { Refusal } from "./refusal.ts";

/** Asks one question and returns what was typed. */
export type Ask = (question: string) => Promise<string>;

/** Splits a command line into words and flags; refuses flags that the kind does not know. */
export function readFlags(words: readonly string[], { flags }: Kind) {
  const known = [...flags.map(({ name }) => name), "help"];
  // A number below zero looks like a flag: --longitude -79.4 means --longitude=-79.4.
  const args = words.flatMap((word, index) => {
    const next = words[index + 1] ?? "";
    if (/^--[\w-]+$/.test(word) && /^-\d/.test(next)) return [`${word}=${next}`];
    return /^-\d/.test(word) && /^--[\w-]+$/.test(words[index - 1] ?? "") ? [] : [word];
  });
  const { values, positionals, tokens } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(flags.map(({ name }) => [name, { type: "string" as const }])),
      help: { type: "boolean", short: "h" },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (!known.includes(token.name)) {
      throw new Refusal(`There is no --${token.name} here.${didYouMean(token.name, known)}`);
    }
    if (token.name !== "help" && token.value === undefined) {
      throw new Refusal(`--${token.name} needs an answer behind it.`);
    }
  }
  const [first, ...rest] = positionals;
  if (rest.length > 0) {
    throw new Refusal(
      `Put quotation marks round words that belong together: "${[first, ...rest].join(" ")}".`,
    );
  }
  const given: Record<string, string> = {};
  const [name] = flags;
  if (name && first !== undefined) given[name.name] = first;
  for (const [flag, value] of Object.entries(values)) {
    if (typeof value === "string") given[flag] = value;
  }
  return { help: values["help"] === true, given };
}

/** Every answer: given, asked for, or the standard one. Without a terminal a missing one is refused. */
export async function findAnswers(
  { flags }: Kind,
  given: Answers,
  files: ContentFiles,
  ask: Ask | undefined,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const flag of flags) {
    const { name } = flag;
    const own = given[name];
    const standard = flag.standard?.(answers, files);
    if (own !== undefined) {
      const problem = wrongWith(flag, own, files);
      if (problem) throw new Refusal(`--${name}: ${problem}`);
      answers[name] = own.trim();
    } else if (ask) {
      answers[name] = await askUntilRight(flag, standard, files, ask);
    } else if (standard !== undefined) {
      answers[name] = standard;
    } else {
      throw new Refusal(`--${name} is missing: ${told(flag)}`);
    }
  }
  return answers;
}

async function askUntilRight(
  flag: Flag,
  standard: string | undefined,
  files: ContentFiles,
  ask: Ask,
): Promise<string> {
  const enter =
    standard === undefined ? "" : ` [Enter: ${standard === "" ? "none for now" : standard}]`;
  for (let hint = told(flag); ;) {
    const answer = (await ask(`\n${flag.help.title ?? flag.name}. ${hint}${enter}\n> `)).trim();
    if (answer === "" && standard !== undefined) return standard;
    const problem = wrongWith(flag, answer, files);
    if (!problem) return answer;
    hint = problem;
  }
}

/** What a flag is for, with an example. */
export function told({ help: { description = "", examples } }: Flag) {
  const example = examples.map(String).join(", ");
  return example ? `${description} For example: ${example}` : description;
}

function wrongWith({ schema, help, choices }: Flag, answer: string, files: ContentFiles) {
  const names = choices?.(files);
  if (names && !names.includes(answer)) {
    const all = names.length > 8 ? "" : ` There are ${names.join(", ")}.`;
    return `there is no “${answer}”.${didYouMean(answer, names)}${all}`;
  }
  const asText = schema.safeParse(answer);
  const result = asText.success || answer === "" ? asText : schema.safeParse(Number(answer));
  // What is wrong with the words is worth more than that they are no number, unless one was wanted.
  const [issue] =
    (asText.error?.issues[0]?.code === "invalid_type" ? result : asText).error?.issues ?? [];
  return result.success || !issue
    ? undefined
    : explain(issue, { value: answer, examples: help.examples, names: [] });
}
