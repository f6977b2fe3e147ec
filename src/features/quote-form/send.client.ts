/** Sends a quote request, whatever the e-mail service. */
import { importClient, readAnswer, type Post } from "#email-service.ts";
import { wait } from "#ui/timing.client.ts";
import type { SendResult } from "./state.client.ts";

let client: Promise<Post | undefined> | undefined;

/**
 * Loads the service's client, once: after a failure, WebKit resolves a second import with an empty
 * module.
 */
export const loadClient = () => (client ??= importClient().catch(() => undefined));

/** The longest wait for the client's file. */
const loadMs = 3000;

/** Posts the fields as a form without script does, with nothing that has to be loaded. */
const postForm: Post = async (data, action) => {
  const response = await fetch(action, { method: "POST", body: data });
  return readAnswer(response.status, await response.text());
};

/** Posts the fields with the service's client, or without it where it does not load. */
export const postRequest: Post = async (data, action) => {
  const postByClient = await Promise.race([loadClient(), wait(loadMs)]);
  return (postByClient ?? postForm)(data, action);
};

/** The longest wait for an answer: `fetch` and the service's client have no time-out of their own. */
const timeOutMs = 15_000;

/**
 * Sends a quote request. Never throws; every failure is a result.
 *
 * @param data The form's fields as posted without script.
 * @param isRetry True when the visitor sends again after a failure.
 */
export async function sendQuoteRequest(
  data: FormData,
  action: string,
  post: Post,
  isRetry: boolean,
): Promise<SendResult> {
  // `navigator.onLine` is wrong on some systems, so a retry is always sent.
  if (!navigator.onLine && !isRetry) return { kind: "failed", reason: "offline" };

  const late = send(data, action, post);
  const result = await Promise.race([late, wait(timeOutMs)]);
  if (result) return result;
  console.error("Quote request: no answer in time");
  return { kind: "failed", reason: "unconfirmed", late };
}

async function send(data: FormData, action: string, post: Post): Promise<SendResult> {
  const typed = [...data.values()];
  try {
    const { kind, status, text } = await post(data, action);
    if (kind === "sent") {
      console.info("Quote request sent", status, text);
      return { kind };
    }
    logFailure(status, text, typed);
    return { kind: "failed", reason: kind };
  } catch (error) {
    logFailure(0, String(error), typed);
    return { kind: "failed", reason: "unconfirmed" };
  }
}

/** Logs the answer without the visitor's input, which a server may repeat. */
function logFailure(status: number, text: string, typed: readonly FormDataEntryValue[]) {
  const withoutInput = typed
    .filter((value) => typeof value === "string")
    .filter((value) => value.length > 2)
    .reduce((rest, value) => rest.replaceAll(value, "…"), text);
  console.error("Quote request failed", status, withoutInput.slice(0, 200));
}
