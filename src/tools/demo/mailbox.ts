/**
 * The fake e-mail service of demos and tests: takes quote requests at the real one's path and answers as it does,
 * stores each request as a file, and shows all of them on a page where the next answer can be chosen.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendFormPath } from "#routes.ts";
import { readBody, sendText } from "./http.ts";
import { mailboxPage } from "./mailbox-page.ts";
import { openMessages } from "./messages.ts";
import { answers, choiceSchema, createChoices, durations } from "./next-answer.ts";
import { sendFormHandler } from "./send-form.ts";
import { type Handler } from "./server.ts";

interface Options {
  /** Where messages are stored. */
  folder?: string;
  /** Milliseconds that must pass between two requests from one address; the real service wants a second. */
  interval?: number;
}

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Browsers send the origin of the page that posts a form; tests without a page send none. */
const isFromAnotherSite = ({ headers: { origin, host } }: IncomingMessage) =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

/** Answers requests for the fake e-mail service and its mailbox. */
export function mailbox({
  folder = process.env["MAILBOX_DIR"] ?? ".mailbox",
  interval = Number(process.env["MAILBOX_INTERVAL_MS"] ?? 1000),
}: Options = {}): Handler {
  const messages = openMessages(folder);
  const choices = createChoices();

  const routes: Readonly<Record<string, Route>> = {
    [`POST ${sendFormPath}`]: sendFormHandler({ messages, choices, interval }),
    "GET /__mailbox": (request, response) => {
      sendText(response, 200, mailboxPage(messages.list(), choices.next(request)), "html");
    },
    "GET /__mailbox.json": (_, response) => {
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(messages.list()));
    },
    "GET /__mailbox/next": (request, response) => {
      sendText(response, 200, choices.next(request));
    },
    "POST /__mailbox/next": async (request, response) => {
      if (isFromAnotherSite(request)) {
        sendText(response, 403, "Only this server's own pages may choose an answer");
        return;
      }
      const fields = Object.fromEntries(new URLSearchParams(String(await readBody(request))));
      const choice = choiceSchema.safeParse(fields);
      if (choice.success) {
        choices.choose(request, choice.data);
        response.writeHead(303, { Location: "/__mailbox" }).end();
      } else {
        const expected = `“answer”: ${answers.join(", ")}; “times”: ${durations.join(", ")}`;
        sendText(response, 400, `Expected ${expected}`);
      }
    },
  };

  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const route = routes[`${request.method ?? ""} ${path}`];
    if (route) await route(request, response);
    else if (path === sendFormPath) sendText(response, 405, "Method Not Allowed");
    else if (path.startsWith("/api/")) sendText(response, 404, "Not Found");
    else return false;
    return true;
  };
}
