import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { malformedForm, readFields, refusalOf, statusTexts } from "./email-service.ts";
import { type openMessages } from "./messages.ts";
import { type createChoices } from "./next-answer.ts";
import { sendText } from "./send-text.ts";

interface Options {
  messages: ReturnType<typeof openMessages>;
  choices: ReturnType<typeof createChoices>;
  /** Milliseconds that must pass between two requests from one address. */
  interval: number;
}

/** Answers what is sent to the e-mail service's path for forms: as chosen, otherwise by the real service's checks. */
export function sendFormHandler({ messages, choices, interval }: Options) {
  const lastAccepted = new Map<string, number>();

  function isTooSoon({ socket: { remoteAddress = "" } }: IncomingMessage) {
    const now = Date.now();
    if (now - (lastAccepted.get(remoteAddress) ?? 0) < interval) return true;
    lastAccepted.set(remoteAddress, now);
    return false;
  }

  /** Stores the form of a request; false where it was refused and answered. */
  async function accept(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer<ArrayBuffer>,
  ) {
    const fields = await readFields(body, request.headers["content-type"]);
    const refusal = fields ? refusalOf(fields) : malformedForm;
    if (!fields || refusal) sendText(response, refusal.status, refusal.text);
    else if (isTooSoon(request)) sendText(response, 429, statusTexts["429"]);
    else {
      messages.add(fields);
      return true;
    }
    return false;
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Methods", "POST");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type");
      response.writeHead(204).end();
      return;
    }
    if (request.method !== "POST") {
      sendText(response, 405, "Method Not Allowed");
      return;
    }
    const body = await buffer(request);
    const answer = choices.take(request);
    switch (answer) {
      case "drop":
        request.socket.destroy();
        return;
      case "hang":
        return;
      case "html":
      case "empty":
        response
          .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
          .end(answer === "html" ? "<!doctype html><p>Welcome to the hotel.</p>" : "");
        return;
      case "200":
        if (await accept(request, response, body)) sendText(response, 200, statusTexts["200"]);
        return;
      case "keep and hang":
        await accept(request, response, body);
        return;
      default:
        sendText(response, Number(answer), statusTexts[answer]);
    }
  };
}
