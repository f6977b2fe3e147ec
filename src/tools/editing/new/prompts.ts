/** Prompts on a terminal. */
import type { Readable, Writable } from "node:stream";
import { autocomplete, isCancel, select, text } from "@clack/prompts";
import { Refusal } from "./kind.ts";
import type { Ask } from "./answers.ts";

/** More choices than these are searched by typing. */
const maxChoicesShown = 8;

/** Asks on this terminal, unless given other streams. */
export const askOnTerminal =
  (streams: { input?: Readable; output?: Writable } = {}): Ask =>
  async ({ title, help, choices, defaultAnswer, validate }) => {
    const message = `${title}\n${help}`;
    const options = choices?.map((value) => ({ value }));
    const answer = await (!options
      ? text({
          ...streams,
          message,
          initialValue: defaultAnswer,
          placeholder: defaultAnswer === "" ? "Enter for none" : undefined,
          validate: (typed = "") => validate(typed),
        })
      : options.length > maxChoicesShown
        ? autocomplete({
            ...streams,
            message,
            options,
            initialValue: defaultAnswer,
            maxItems: maxChoicesShown,
            placeholder: "Type to search",
          })
        : select({ ...streams, message, options, initialValue: defaultAnswer }));
    if (isCancel(answer)) throw new Refusal("Nothing was made.");
    return answer.trim();
  };
