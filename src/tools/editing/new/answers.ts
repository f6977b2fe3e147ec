/** Collects the answers that a kind of content needs: from flags, prompts or defaults. */
import type { ContentFiles } from "#loader/content-folder.ts";
import { didYouMean, explain } from "#loader/problems.ts";
import { AdditionError, type Answers, type Flag, type Kind } from "./kind.ts";

/** A question on a terminal. */
export interface Prompt {
  title: string;
  help: string;
  /** The possible answers, if there is a list of them. */
  choices: readonly string[] | undefined;
  /** The answer for Enter; empty if the answer is optional, undefined if it is required. */
  defaultAnswer: string | undefined;
  /** Returns what is wrong with an answer, or undefined. */
  validate: (answer: string) => string | undefined;
}

/** Asks a question until the answer is valid. */
export type Ask = (prompt: Prompt) => Promise<string>;

/**
 * Returns all answers: given, asked for, or the default. Throws an `AdditionError` for an invalid given answer, and for
 * a missing one if `ask` is undefined.
 */
export async function findAnswers(
  { flags }: Kind,
  given: Answers,
  files: ContentFiles,
  ask: Ask | undefined,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const flag of flags) {
    const { name } = flag;
    const answer = given[name]?.trim();
    const defaultAnswer = flag.defaultAnswer?.(answers, files);
    if (answer !== undefined) {
      const problem = problemWith(flag, answer, files);
      if (problem) throw new AdditionError(`--${name}: ${problem}`);
      answers[name] = answer;
    } else if (ask) {
      answers[name] = await ask({
        title: flag.help.title ?? name,
        help: helpText(flag),
        choices: flag.choices?.(files),
        defaultAnswer,
        validate: (typed) =>
          typed.trim() === "" && defaultAnswer === ""
            ? undefined
            : problemWith(flag, typed.trim(), files),
      });
    } else if (defaultAnswer !== undefined) {
      answers[name] = defaultAnswer;
    } else {
      throw new AdditionError(`--${name} is missing: ${helpText(flag)}`);
    }
  }
  return answers;
}

/** Returns the description of a flag, with an example. */
export function helpText({ help: { description = "", examples } }: Flag) {
  const example = examples.map(String).join(", ");
  return example ? `${description} For example: ${example}` : description;
}

function problemWith({ schema, help, choices }: Flag, answer: string, files: ContentFiles) {
  const names = choices?.(files);
  if (names && !names.includes(answer)) {
    const all = names.length > 8 ? "" : ` There are ${names.join(", ")}.`;
    return `there is no “${answer}”.${didYouMean(answer, names)}${all}`;
  }
  const asText = schema.safeParse(answer);
  const isNumberWanted = asText.error?.issues[0]?.code === "invalid_type" && answer !== "";
  const [issue] = (isNumberWanted ? schema.safeParse(Number(answer)) : asText).error?.issues ?? [];
  return issue && explain(issue, { value: answer, examples: help.examples, names: [] });
}
