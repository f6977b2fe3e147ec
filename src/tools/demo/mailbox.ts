/**
 * The fake e-mail service of demos and tests: takes quote requests at the real one's path and answers as it does,
 * stores each request as a file, and shows all of them on a page where the next answer can be chosen.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { sendFormPath } from "#routes.ts";
import { mailboxPage } from "./mailbox-page.ts";
import { openMessages } from "./messages.ts";
import { answers, choiceSchema, createChoices, durations } from "./next-answer.ts";
import { sendFormHandler } from "./send-form.ts";
import { sendText } from "./send-text.ts";
import { type Handler } from "./server.ts";

interface Options {
  /** Where messages are stored. */
  folder?: string;
  /** Milliseconds that must pass between two requests from one address; the real service wants a second. */
  interval?: number;
}

/** Answers requests for the fake e-mail service and its mailbox. */
export function mailbox({
  folder = process.env["MAILBOX_DIR"] ?? ".mailbox",
  interval = Number(process.env["MAILBOX_INTERVAL_MS"] ?? 1000),
}: Options = {}): Handler {
  const messages = openMessages(folder);
  const choices = createChoices();
  const sendForm = sendFormHandler({ messages, choices, interval });

  async function choose(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    const choice = choiceSchema.safeParse(
      isForm ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body),
    );
    if (!choice.success) {
      const expected = `“answer” must be one of: ${answers.join(", ")}; “times” one of: ${durations.join(", ")}`;
      sendText(response, 400, expected);
      return;
    }
    choices.choose(request, choice.data);
    if (isForm) response.writeHead(303, { Location: "/__mailbox" }).end();
    else response.writeHead(204).end();
  }

  async function manage(request: IncomingMessage, response: ServerResponse, path: string) {
    if (isFromAnotherSite(request)) {
      sendText(response, 403, "Only this server's own pages may do this");
      return;
    }
    switch (`${request.method ?? ""} ${path}`) {
      case "GET /__mailbox":
        response
          .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
          .end(mailboxPage(messages.list(), choices.next(request)));
        return;
      case "GET /__mailbox.json":
        response
          .writeHead(200, { "Content-Type": "application/json" })
          .end(JSON.stringify(messages.list()));
        return;
      case "DELETE /__mailbox":
        messages.clear();
        response.writeHead(204).end();
        return;
      case "GET /__mailbox/next":
        sendText(response, 200, choices.next(request));
        return;
      case "POST /__mailbox/next":
        await choose(request, response);
        return;
      default:
        sendText(response, 405, "Method Not Allowed");
    }
  }

  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (path === sendFormPath) await sendForm(request, response);
    else if (path.startsWith("/api/")) sendText(response, 404, "Not Found");
    else if (["/__mailbox", "/__mailbox.json", "/__mailbox/next"].includes(path))
      await manage(request, response, path);
    else return false;
    return true;
  };
}

function isFromAnotherSite({ headers: { origin, host } }: IncomingMessage) {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
