import { init, sendForm } from "@emailjs/browser";

/** How the attempt to send a quote request ended. */
export type Outcome =
  | { kind: "sent" }
  | { kind: "failed" }
  /** No answer in time. The request may have arrived all the same: `late` says so if it ever learns. */
  | { kind: "timed-out"; late: Promise<Outcome> }
  | { kind: "offline" };

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

  const answer = send(data, origin);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOut = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeOutMs, undefined);
  });
  const first = await Promise.race([answer, timeOut]);
  clearTimeout(timer);
  if (first) return first;
  console.error("Quote request: no answer in time");
  return { kind: "timed-out", late: answer };
}

async function send(data: FormData, origin: string): Promise<Outcome> {
  // The client adds the ids itself.
  const [serviceId, templateId, publicKey] = ["service_id", "template_id", "user_id"].map(
    (name) => {
      const id = data.get(name);
      data.delete(name);
      return typeof id === "string" ? id : "";
    },
  );
  try {
    init({ publicKey }, origin);
    const { status, text } = await sendForm(serviceId ?? "", templateId ?? "", formOf(data));
    // The service says OK. An empty page or HTML comes from something in between, such as a hotel's sign-in page.
    if (/^\s*(<|$)/.test(text)) return failure({ status, text }, data);
    console.info("Quote request sent", status, text);
    return { kind: "sent" };
  } catch (reason) {
    return failure(reason, data);
  }
}

/** A form out of the page that holds these fields: the client reads elements, and those on screen are disabled. */
function formOf(data: FormData): HTMLFormElement {
  const form = document.createElement("form");
  for (const [name, value] of data) {
    if (typeof value !== "string") continue;
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/** Logs what came back, never what was sent, which a server may repeat. */
function failure(reason: unknown, data: FormData): Outcome {
  const { status, text } = describe(reason);
  const withoutTyped = [...data.values()]
    .filter((value) => typeof value === "string")
    .filter((value) => value.length > 2)
    .reduce((rest, value) => rest.replaceAll(value, "…"), text);
  console.error("Quote request failed", status, withoutTyped.slice(0, 200));
  return { kind: navigator.onLine ? "failed" : "offline" };
}

/** The client throws its own answers, plain strings, and the network's errors. */
function describe(reason: unknown): { status: number; text: string } {
  if (typeof reason === "object" && reason !== null && "status" in reason && "text" in reason) {
    return { status: Number(reason.status), text: String(reason.text) };
  }
  return { status: 0, text: String(reason) };
}
