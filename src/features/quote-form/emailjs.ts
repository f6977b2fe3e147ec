/**
 * All that the form knows of its e-mail service, EmailJS. Another service needs another version of
 * this file; `src/README.md` lists what else knows the ids of the account.
 */
import { wait } from "#scripts/timing.ts";
import type { addedFields } from "./fields.ts";
import type { FailureReason } from "./state.ts";

/** The service's path for plain HTML forms; the fake service of a demo has the same path. */
export const sendFormPath = "/api/v1.0/email/send-form";

/** The service's name, for visitors. */
export const emailServiceName = "EmailJS";

/**
 * The hidden fields of the form: what the e-mail's template shows besides what is typed, and the ids
 * of the account at the service.
 */
export async function hiddenFields(business: string) {
  // Loaded only here, since tools and tests that need the path run outside Astro.
  const env = await import("astro:env/client");
  const added: Record<(typeof addedFields)[number], string> = {
    title: business,
    website_source: `${business} Website`,
    // The script that sends the form fills it in.
    time: "",
  };
  return {
    ...added,
    service_id: env.PUBLIC_EMAILJS_SERVICE_ID,
    template_id: env.PUBLIC_EMAILJS_TEMPLATE_ID,
    user_id: env.PUBLIC_EMAILJS_PUBLIC_KEY,
  };
}

/** How the attempt to send a quote request ended. */
export type SendResult =
  | { kind: "sent" }
  /** After a time-out, `late` resolves with the result that comes later. */
  | { kind: "failed"; reason: FailureReason; late?: Promise<SendResult> };

/** The e-mail client has no time-out of its own. */
const timeOutMs = 15_000;

/** Posts a form's fields. Returns the response, whatever its status; throws if there is none. */
export type Post = (data: FormData, origin: string) => Promise<{ status: number; text: string }>;

/**
 * Sends a quote request by e-mail. Never throws; every failure is a result.
 *
 * @param data The form's fields as posted without script, which include the service's ids.
 * @param isRetry True when the visitor sends again after a failure.
 */
export async function sendQuoteRequest(
  data: FormData,
  origin: string,
  post: Post,
  isRetry: boolean,
): Promise<SendResult> {
  // `navigator.onLine` is wrong on some systems, so a retry is always sent.
  if (!navigator.onLine && !isRetry) return { kind: "failed", reason: "offline" };

  const late = send(data, origin, post);
  const result = await Promise.race([late, wait(timeOutMs)]);
  if (result) return result;
  console.error("Quote request: no answer in time");
  return { kind: "failed", reason: "unconfirmed", late };
}

/**
 * Loads the service's client. It reads `localStorage` when it is loaded, and so throws where the
 * visitor's settings block storage: then the form is posted without it.
 */
export const loadClient = () => import("@emailjs/browser").catch(() => undefined);

/** Posts as a form without script does, with nothing that has to be loaded. */
export const postForm: Post = async (data, origin) => {
  const response = await fetch(origin + sendFormPath, { method: "POST", body: data });
  return { status: response.status, text: await response.text() };
};

/** Posts with the service's client. */
export const postByClient: Post = async (data, origin) => {
  const client = await loadClient();
  if (!client) return postForm(data, origin);
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
    client.init({ publicKey: takeId("user_id") }, origin);
    return await client.sendForm(takeId("service_id"), takeId("template_id"), form);
  } catch (reason) {
    if (reason instanceof client.EmailJSResponseStatus) return reason;
    // It sends nothing without the ids.
    if (typeof reason === "string") return { status: 400, text: reason };
    throw reason;
  }
};

async function send(data: FormData, origin: string, post: Post): Promise<SendResult> {
  const typed = [...data.values()];
  try {
    const { status, text } = await post(data, origin);
    if (status < 300 && text.trim() === "OK") {
      console.info("Quote request sent", status, text);
      return { kind: "sent" };
    }
    logFailure(status, text, typed);
    // A success with another text comes from a proxy, such as a hotel's sign-in page.
    return { kind: "failed", reason: status < 300 ? "unconfirmed" : "failed" };
  } catch (error) {
    logFailure(0, String(error), typed);
    return { kind: "failed", reason: "unconfirmed" };
  }
}

/** Logs the response without the visitor's input, which a server may repeat. */
function logFailure(status: number, text: string, typed: readonly FormDataEntryValue[]) {
  const withoutInput = typed
    .filter((value) => typeof value === "string")
    .filter((value) => value.length > 2)
    .reduce((rest, value) => rest.replaceAll(value, "…"), text);
  console.error("Quote request failed", status, withoutInput.slice(0, 200));
}
