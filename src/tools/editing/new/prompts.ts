/** Prompts on a terminal. */
import type { Readable, Writable } from "node:stream";
import { autocomplete, select, text } from "@clack/prompts";
import type { Ask } from "./answers.ts";
import { AdditionError } from "./kind.ts";

/** The most choices shown at once; longer lists are searched by typing. */
const maxChoicesShown = 8;

/** Returns a function that asks on this terminal, or on the given streams. */
export const askOnTerminal =
  (streams: { input?: Readable; output?: Writable } = {}): Ask =>
  async ({ title, help, choices, defaultAnswer: initialValue, validate }) => {
    const common = { ...streams, message: `${title}\n${help}`.trim(), initialValue };
    const options = choices?.map((value) => ({ value })) ?? [];
    let answer: string | symbol;
    if (options.length === 0) {
      const placeholder = initialValue === "" ? "Enter for none" : undefined;
      answer = await text({ ...common, placeholder, validate: (typed = "") => validate(typed) });
    } else if (options.length <= maxChoicesShown) {
      answer = await select({ ...common, options });
    } else {
      const placeholder = "Type to search";
      answer = await autocomplete({ ...common, options, placeholder, maxItems: maxChoicesShown });
    }
    if (typeof answer !== "string") throw new AdditionError("Cancelled. No files were created.");
    return answer.trim();
  };
