/**
 * The fake e-mail service of demos and tests, at the real one's path with the real one's answers.
 * It stores each quote request in a file, and lists them on a page that can choose the next answer.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendFormPath } from "#routes.ts";
import { readBody, sendText } from "./http.ts";
import { mailboxPage, mailboxPolicy } from "./mailbox-page.ts";
import { openMessages } from "./messages.ts";
import { answers, choiceSchema, createChoices, durations } from "./next-answer.ts";
import { sendFormHandler } from "./send-form.ts";
import { type Handler } from "./server.ts";

interface Options {
  /** The folder in which messages are stored. */
  folder?: string;
  /** The minimum milliseconds between requests of an address; the real service requires 1,000. */
  interval?: number;
}

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Whether a page of another site sent the request. Plain HTTP clients send no Origin header. */
const isFromAnotherSite = ({ headers: { origin, host } }: IncomingMessage) =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

/** Creates a handler of requests for the fake e-mail service and its mailbox. */
export function mailbox({
  folder = process.env["MAILBOX_DIR"] ?? ".mailbox",
  interval = Number(process.env["MAILBOX_INTERVAL_MS"] ?? 1000),
}: Options = {}): Handler {
  const messages = openMessages(folder);
  const choices = createChoices();

  const routes: Readonly<Record<string, Route>> = {
    [`POST ${sendFormPath}`]: sendFormHandler({ messages, choices, interval }),
    "GET /__mailbox": (request, response) => {
      response.setHeader("Content-Security-Policy", mailboxPolicy);
      sendText(response, 200, mailboxPage(messages.list(), choices.next(request)), "html");
    },
    "GET /__mailbox.json": (_, response) => {
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(messages.list()));
    },
    "GET /__mailbox/next": (request, response) => {
      sendText(response, 200, choices.next(request));
    },
    "POST /__mailbox/next": async (request, response) => {
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
    if (route && request.method === "POST" && isFromAnotherSite(request)) {
      sendText(response, 403, "Only this server's own pages may send this");
    } else if (route) await route(request, response);
    else if (path === sendFormPath) sendText(response, 405, "Method Not Allowed");
    else if (path.startsWith("/api/")) sendText(response, 404, "Not Found");
    else return false;
    return true;
  };
}
