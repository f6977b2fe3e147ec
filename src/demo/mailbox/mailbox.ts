/**
 * The fake e-mail service of demos and tests, with the path and the answers of the real service.
 * Stores each quote request in a file, and lists all of them on a page that can choose the next answer.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import process from "node:process";
import { buffer, text } from "node:stream/consumers";
import { emailService } from "#email-service.ts";
import { answerTo, readFields, refusal, type ServiceAnswer } from "./service-answers.ts";
import { addMessage, messagesIn } from "./messages.ts";
import { createChoices } from "./next-answer.ts";
import { mailboxPage, mailboxPolicy } from "./page.ts";

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

function send(response: ServerResponse, { status, text }: ServiceAnswer, type = "text/plain") {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(text);
}

/**
 * Returns whether a page of another site sent the request. Plain HTTP clients send no Origin
 * header.
 */
const isFromAnotherSite = ({ headers: { origin, host } }: IncomingMessage) =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

/**
 * Returns whether a body is larger than a form of the largest fields can be. Browsers always send its
 * length, and Node reads no more than that.
 */
const isTooLarge = ({ headers }: IncomingMessage) =>
  !(Number(headers["content-length"]) < 2 * emailService.maxBytes);

/** Creates middleware for the fake e-mail service and its mailbox, which stores requests in a folder. */
export function mailbox(folder = process.env["MAILBOX_DIR"] || ".mailbox") {
  const choices = createChoices();

  /** Checks a form as the real service does, and stores it if it is accepted. */
  async function accept(body: Buffer<ArrayBuffer>, contentType?: string): Promise<ServiceAnswer> {
    try {
      const fields = await readFields(body, contentType);
      const answer = answerTo(fields);
      if (answer.status === 200) addMessage(folder, fields);
      return answer;
    } catch {
      return { status: 400, text: "The form data is missing or malformed" };
    }
  }

  /** Gives a sent form the chosen answer, or that of the real service. */
  async function sendForm(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const answer = choices.take(request);
    if (answer === "200" || answer === "keep and hang") {
      const given = await accept(body, request.headers["content-type"]);
      if (answer === "200" || given.status !== 200) send(response, given);
    } else if (answer === "drop") request.socket.destroy();
    else if (answer === "html") {
      send(
        response,
        { status: 200, text: "<!doctype html><p>Welcome to the hotel.</p>" },
        "text/html",
      );
    } else if (answer === "empty") send(response, { status: 200, text: "" }, "text/html");
    else if (answer !== "hang") send(response, refusal(Number(answer)));
  }

  const routes: Readonly<Record<string, Route>> = {
    [`POST ${emailService.path}`]: sendForm,
    "GET /__mailbox": (request, response) => {
      response.setHeader("Content-Security-Policy", mailboxPolicy);
      const page = mailboxPage(messagesIn(folder), choices.next(request));
      send(response, { status: 200, text: page }, "text/html");
    },
    "GET /__mailbox.json": (_, response) => {
      send(response, { status: 200, text: JSON.stringify(messagesIn(folder)) }, "application/json");
    },
    "POST /__mailbox/next": async (request, response) => {
      if (choices.choose(request, await text(request)))
        response.writeHead(303, { Location: "/__mailbox" }).end();
      else send(response, { status: 400, text: "There is no such answer" });
    },
  };

  return (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): void => {
    const [path = ""] = (request.url ?? "").split("?");
    const route = routes[`${request.method ?? ""} ${path}`];
    if (!route) next();
    else if (request.method === "POST" && isFromAnotherSite(request))
      send(response, { status: 403, text: "Only this server's own pages may send this" });
    else if (request.method === "POST" && isTooLarge(request)) send(response, refusal(413));
    else {
      // Begins in a promise, so that what a route throws reaches the server too.
      void Promise.resolve()
        .then(() => route(request, response))
        .catch(next);
    }
  };
}
