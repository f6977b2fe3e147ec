import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";

/** How the attempt to send a quote request ended. */
export type Outcome =
  | { kind: "sent" }
  | { kind: "failed" }
  /** No answer in time. The request may have arrived all the same: `late` says so if it ever learns. */
  | { kind: "timedOut"; late: Promise<Outcome> }
  | { kind: "offline" };

/** Why a request could not be sent. */
export type FailureReason = Exclude<Outcome["kind"], "sent">;

/** The e-mail client has no time-out of its own. */
const timeOutMs = 15_000;

/**
 * Sends a quote request by e-mail. Never throws: the outcome says it all.
 *
 * @param data The form's fields as it posts them without script: the service's ids are among them.
 * @param origin Of the e-mail service.
 * @param isRetry The visitor has just heard that the request failed, and wants it sent all the same.
 */
export async function sendQuoteRequest(
  data: FormData,
  origin: string,
  isRetry: boolean,
): Promise<Outcome> {
  // Some systems take themselves for offline for ever: who insists is believed.
  if (!navigator.onLine && !isRetry) return failure("offline", data);

  const late = send(data, origin);
  const timeOut = new Promise<undefined>((resolve) => setTimeout(resolve, timeOutMs));
  const answer = await Promise.race([late, timeOut]);
  if (answer) return answer;
  console.error("Quote request: no answer in time");
  return { kind: "timedOut", late };
}

async function send(data: FormData, origin: string): Promise<Outcome> {
  // The client adds the ids itself.
  const [serviceId = "", templateId = "", publicKey = ""] = [
    "service_id",
    "template_id",
    "user_id",
  ].map((name) => {
    const id = data.get(name);
    data.delete(name);
    return typeof id === "string" ? id : "";
  });
  // The client reads a form, and the fields of the one on screen are disabled.
  const form = document.createElement("form");
  form.addEventListener("formdata", ({ formData }) => {
    for (const [name, value] of data) formData.append(name, value);
  });
  try {
    init({ publicKey }, origin);
    const answer = await sendForm(serviceId, templateId, form);
    // The service says OK. An empty page or HTML comes from something in between, such as a hotel's sign-in page.
    if (/^\s*(<|$)/.test(answer.text)) return failure(answer, data);
    console.info("Quote request sent", answer.status, answer.text);
    return { kind: "sent" };
  } catch (reason) {
    return failure(reason, data);
  }
}

/**
 * Logs what came back, never what was sent, which a server may repeat. The client throws its own answers, plain strings,
 * and the network's errors.
 */
function failure(reason: unknown, data: FormData): Outcome {
  const { status, text } =
    reason instanceof EmailJSResponseStatus ? reason : { status: 0, text: String(reason) };
  const withoutTyped = [...data.values()]
    .filter((value) => typeof value === "string")
    .filter((value) => value.length > 2)
    .reduce((rest, value) => rest.replaceAll(value, "…"), text);
  console.error("Quote request failed", status, withoutTyped.slice(0, 200));
  return { kind: navigator.onLine ? "failed" : "offline" };
}
