/** What the fake e-mail service answers next, as its page or a test has chosen. */
import type { IncomingMessage } from "node:http";
import { z } from "zod";

/** What can be chosen: a status of the real service, or what may come in its place. */
export const answers = [
  "200",
  "400",
  "403",
  "404",
  "412",
  "413",
  "422",
  "429",
  "451",
  "500",
  "503",
  // A hotel's sign-in page, or the empty page of a broken proxy.
  "html",
  "empty",
  // No answer, without or with the request stored; a lost connection.
  "hang",
  "keep and hang",
  "drop",
] as const;

/** One of the answers. */
export type Answer = (typeof answers)[number];

/** How long a choice lasts. */
export const durations = ["once", "until changed"] as const;

/** A chosen answer, as a page or a test sends it. */
export const choiceSchema = z.object({
  answer: z.enum(answers),
  times: z.enum(durations).default("once"),
});

type Choice = z.output<typeof choiceSchema>;

const sharedSession = "";

/** Each test's browser has a session of its own, so that tests can run side by side; all others share one. */
const sessionOf = ({ headers }: IncomingMessage) =>
  /(?:^|;\s*)mailbox-session=([\w-]+)/.exec(headers.cookie ?? "")?.[1] ?? sharedSession;

/** Keeps the choices. A session without a choice of its own takes the shared one's. */
export function createChoices() {
  const choices = new Map<string, Choice>();
  const keyFor = (request: IncomingMessage) => {
    const session = sessionOf(request);
    return choices.has(session) ? session : sharedSession;
  };
  return {
    choose(request: IncomingMessage, choice: Choice) {
      choices.set(sessionOf(request), choice);
    },
    /** The answer that a request will get. */
    next: (request: IncomingMessage): Answer => choices.get(keyFor(request))?.answer ?? "200",
    /** The answer that a request gets now; a choice for once is over with it. */
    take(request: IncomingMessage): Answer {
      const key = keyFor(request);
      const choice = choices.get(key);
      if (choice?.times === "once") choices.delete(key);
      return choice?.answer ?? "200";
    },
  };
}
