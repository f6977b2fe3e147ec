import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";
import { wait } from "#scripts/timing.ts";

/** How the attempt to send a quote request ended. */
type Outcome =
  | { kind: "sent" }
  | { kind: "failed" | "offline" }
  /** It may have arrived; `late` resolves with the outcome if there was only no answer in time. */
  | { kind: "unconfirmed"; late?: Promise<Outcome> };

/** The e-mail client has no time-out of its own. */
const timeOutMs = 15_000;

/**
 * Sends a quote request by e-mail. Never throws; every failure is an outcome.
 *
 * @param data The form's fields as posted without script, which include the service's ids.
 * @param isRetry True when the visitor sends again after a failure.
 */
export async function sendQuoteRequest(
  data: FormData,
  origin: string,
  isRetry: boolean,
): Promise<Outcome> {
  // `navigator.onLine` is wrong on some systems, so a retry is always sent.
  if (!navigator.onLine && !isRetry) return { kind: "offline" };

  const late = send(data, origin);
  const answer = await Promise.race([late, wait(timeOutMs)]);
  if (answer) return answer;
  console.error("Quote request: no answer in time");
  return { kind: "unconfirmed", late };
}

async function send(data: FormData, origin: string): Promise<Outcome> {
  // The client takes the ids separately and adds them itself.
  const takeId = (name: string) => {
    const id = data.get(name);
    data.delete(name);
    return typeof id === "string" ? id : "";
  };
  // The client needs a form element, but the fields of the visible form are disabled.
  const form = document.createElement("form");
  form.addEventListener("formdata", ({ formData }) => {
    for (const [name, value] of data) formData.append(name, value);
  });
  try {
    init({ publicKey: takeId("user_id") }, origin);
    const { status, text } = await sendForm(takeId("service_id"), takeId("template_id"), form);
    // Other texts come from a proxy, such as a hotel's sign-in page.
    if (text.trim() !== "OK") throw new Error(text);
    console.info("Quote request sent", status, text);
    return { kind: "sent" };
  } catch (reason) {
    logFailure(reason, data);
    // The service refused the request, or the client did not send it: it throws a string then.
    const isKnown = reason instanceof EmailJSResponseStatus || typeof reason === "string";
    return { kind: isKnown ? "failed" : "unconfirmed" };
  }
}

/** Logs the response without the visitor's input, which a server may repeat. */
function logFailure(reason: unknown, data: FormData) {
  const { status, text } =
    reason instanceof EmailJSResponseStatus ? reason : { status: 0, text: String(reason) };
  const withoutInput = [...data.values()]
    .filter((value) => typeof value === "string")
    .filter((value) => value.length > 2)
    .reduce((rest, value) => rest.replaceAll(value, "…"), text);
  console.error("Quote request failed", status, withoutInput.slice(0, 200));
}
