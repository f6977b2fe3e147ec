/**
 * The fake e-mail service of demos and tests, at the real one's path with the real one's answers.
 * It stores each quote request in a file, and lists them on a page that can choose the next answer.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendFormPath } from "#routes.ts";
import { answerTo, readFields, statusTexts } from "./email-service.ts";
import { mailboxPage, mailboxPolicy } from "./mailbox-page.ts";
import { openMessages } from "./messages.ts";
import { answers, choiceSchema, createChoices, durations } from "./next-answer.ts";
import { sendText, type Handler } from "./server.ts";

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The maximum size of a request body, which protects the server's memory. Forms send far less. */
const maxBytes = 1_000_000;

/** Reads a request's body; undefined if it is larger than 1 MB, and the rest is discarded. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
  }
  return size > maxBytes ? undefined : Buffer.concat(parts);
}

/** Whether a page of another site sent the request. Plain HTTP clients send no Origin header. */
const isFromAnotherSite = ({ headers: { origin, host } }: IncomingMessage) =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

/**
 * Creates a handler of requests for the fake e-mail service and its mailbox, which stores messages
 * in a folder. `interval` is the least number of milliseconds between requests of an address.
 */
export function mailbox(
  folder = process.env["MAILBOX_DIR"] ?? ".mailbox",
  interval = Number(process.env["MAILBOX_INTERVAL_MS"] ?? 1000),
): Handler {
  const messages = openMessages(folder);
  const choices = createChoices();
  const lastAccepted = new Map<string, number>();

  function isTooSoon({ socket: { remoteAddress = "" } }: IncomingMessage) {
    const now = Date.now();
    if (now - (lastAccepted.get(remoteAddress) ?? 0) < interval) return true;
    lastAccepted.set(remoteAddress, now);
    return false;
  }

  /** Checks a form as the real service does, stores it if accepted, and returns the answer. */
  async function accept(request: IncomingMessage, body: Buffer<ArrayBuffer>) {
    const fields = await readFields(body, request.headers["content-type"]);
    const answer = answerTo(fields);
    if (!fields || answer.status !== 200) return answer;
    if (isTooSoon(request)) return { status: 429, text: statusTexts["429"] };
    messages.add(fields);
    return answer;
  }

  /** Gives a sent form the chosen answer, or that of the real service. */
  async function sendForm(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    if (!body) {
      sendText(response, 413, statusTexts["413"]);
      return;
    }
    const answer = choices.take(request);
    if (answer === "drop") request.socket.destroy();
    else if (answer === "html")
      sendText(response, 200, "<!doctype html><p>Welcome to the hotel.</p>", "html");
    else if (answer === "empty") sendText(response, 200, "", "html");
    else if (answer === "200" || answer === "keep and hang") {
      const { status, text } = await accept(request, body);
      if (answer === "200" || status !== 200) sendText(response, status, text);
    } else if (answer !== "hang") sendText(response, Number(answer), statusTexts[answer]);
  }

  const routes: Readonly<Record<string, Route>> = {
    [`POST ${sendFormPath}`]: sendForm,
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
