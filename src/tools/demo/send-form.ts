import type { IncomingMessage, ServerResponse } from "node:http";
import { answerTo, readFields, statusTexts } from "./email-service.ts";
import { readBody, sendText } from "./http.ts";
import { type openMessages } from "./messages.ts";
import { type createChoices } from "./next-answer.ts";

interface Options {
  messages: ReturnType<typeof openMessages>;
  choices: ReturnType<typeof createChoices>;
  /** The minimum number of milliseconds between two requests from one address. */
  interval: number;
}

/** Creates a handler of sent forms: it gives the chosen answer, or that of the real service. */
export function sendFormHandler({ messages, choices, interval }: Options) {
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

  return async (request: IncomingMessage, response: ServerResponse) => {
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
  };
}
