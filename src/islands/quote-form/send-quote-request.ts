import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";

/** How the attempt to send a quote request ended. */
export type Outcome =
  | { kind: "sent" }
  | { kind: "failed" }
  /** No answer in time. The request may still arrive; `late` resolves with its real outcome. */
  | { kind: "timedOut"; late: Promise<Outcome> }
  | { kind: "offline" };

/** Why a request could not be sent. */
export type FailureReason = Exclude<Outcome["kind"], "sent">;

/** The e-mail client has no time-out of its own. */
const timeOutMs = 15_000;

/**
 * Sends a quote request by e-mail. Never throws; every failure is an outcome.
 *
 * @param data The form's fields as posted without script, which include the service's ids.
 * @param origin Origin of the e-mail service.
 * @param isRetry True when the visitor sends again after a failure.
 */
export async function sendQuoteRequest(
  data: FormData,
  origin: string,
  isRetry: boolean,
): Promise<Outcome> {
  // `navigator.onLine` is wrong on some systems, so a retry is always sent.
  if (!navigator.onLine && !isRetry) return failure("offline", data);

  const late = send(data, origin);
  const timeOut = new Promise<undefined>((resolve) => setTimeout(resolve, timeOutMs));
  const answer = await Promise.race([late, timeOut]);
  if (answer) return answer;
  console.error("Quote request: no answer in time");
  return { kind: "timedOut", late };
}

async function send(data: FormData, origin: string): Promise<Outcome> {
  // The client takes the ids separately and adds them itself.
  const [serviceId = "", templateId = "", publicKey = ""] = [
    "service_id",
    "template_id",
    "user_id",
  ].map((name) => {
    const id = data.get(name);
    data.delete(name);
    return typeof id === "string" ? id : "";
  });
  // The client needs a form element, but the fields of the visible form are disabled.
  const form = document.createElement("form");
  form.addEventListener("formdata", ({ formData }) => {
    for (const [name, value] of data) formData.append(name, value);
  });
  try {
    init({ publicKey }, origin);
    const answer = await sendForm(serviceId, templateId, form);
    // The service answers “OK”. Nothing or HTML comes from a proxy, such as a hotel's sign-in page.
    if (/^\s*(<|$)/.test(answer.text)) return failure(answer, data);
    console.info("Quote request sent", answer.status, answer.text);
    return { kind: "sent" };
  } catch (reason) {
    return failure(reason, data);
  }
}

/**
 * Logs the response without the visitor's input, which a server may repeat. The client throws its
 * own response objects, strings and network errors.
 */
function failure(reason: unknown, data: FormData): Outcome {
  const { status, text } =
    reason instanceof EmailJSResponseStatus ? reason : { status: 0, text: String(reason) };
  const withoutInput = [...data.values()]
    .filter((value) => typeof value === "string")
    .filter((value) => value.length > 2)
    .reduce((rest, value) => rest.replaceAll(value, "…"), text);
  console.error("Quote request failed", status, withoutInput.slice(0, 200));
  return { kind: navigator.onLine ? "failed" : "offline" };
}
