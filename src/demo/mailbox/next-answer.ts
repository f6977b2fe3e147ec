/** The next answer of the fake e-mail service, which its page or a test can choose. */
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { emailService } from "#email-service.ts";

/** The answers to choose from: the statuses of the real service, and failures on the way to it. */
export const answers = [
  "200",
  ...emailService.refusals,
  // Status 200, with a hotel's sign-in page or with the empty body of a broken proxy.
  "html",
  "empty",
  // Gives no answer, with the request lost or stored; a closed connection.
  "hang",
  "keep and hang",
  "drop",
] as const;

/** An answer to choose. */
export type ChosenAnswer = (typeof answers)[number];

/** Sets how long a choice lasts. */
export const durations = ["once", "until changed"] as const;

/** A choice, as the page or a test sends it. */
const choiceSchema = z.object({
  answer: z.enum(answers),
  times: z.enum(durations).default("once"),
});

const sharedSession = "";

/** Sessions keep the browsers of parallel tests apart; other clients share one. */
const sessionOf = ({ headers }: IncomingMessage) =>
  /(?:^|;\s*)mailbox-session=([\w-]+)/.exec(headers.cookie ?? "")?.[1] ?? sharedSession;

/** Creates a store of the choices. A session without a choice uses that of the shared session. */
export function createChoices() {
  const choices = new Map<string, z.output<typeof choiceSchema>>();
  const keyFor = (request: IncomingMessage) => {
    const session = sessionOf(request);
    return choices.has(session) ? session : sharedSession;
  };
  return {
    /** Stores the choice in a submitted form; returns false if the form has none. */
    choose(request: IncomingMessage, form: string) {
      const { data } = choiceSchema.safeParse(Object.fromEntries(new URLSearchParams(form)));
      if (data) choices.set(sessionOf(request), data);
      return data !== undefined;
    },
    /** Returns the next answer. */
    next: (request: IncomingMessage): ChosenAnswer => choices.get(keyFor(request))?.answer ?? "200",
    /** Returns the answer to this request, and deletes a choice that lasts once. */
    take(request: IncomingMessage): ChosenAnswer {
      const key = keyFor(request);
      const choice = choices.get(key);
      if (choice?.times === "once") choices.delete(key);
      return choice?.answer ?? "200";
    },
  };
}
