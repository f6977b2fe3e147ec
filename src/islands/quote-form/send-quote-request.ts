import type * as emailClient from "@emailjs/browser";
import { sendFormPath } from "#routes.ts";

/** How the attempt to send a quote request ended. */
export type Outcome =
  | { kind: "sent" }
  | { kind: "failed" }
  /** No answer in time. The request may have arrived all the same: `late` says so if it ever learns. */
  | { kind: "timed-out"; late: Promise<Outcome> }
  | { kind: "offline" };

/** Where quote requests go, and the ids that the e-mail service knows the owner by. */
export interface EmailService {
  /** Empty for the page's own origin. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** The client has no time-out of its own. */
const patience = 15_000;
/** Loading the client is part of it; after this the plain post is the better way. */
const patienceForClient = 5_000;

/** A promise that is kept after a time, and the way to call it off. */
function timer<Value>(milliseconds: number, value: Value) {
  let id: ReturnType<typeof setTimeout> | undefined;
  const rung = new Promise<Value>((resolve) => {
    id = setTimeout(resolve, milliseconds, value);
  });
  return {
    rung,
    stop: () => {
      clearTimeout(id);
    },
  };
}

/**
 * Sends a quote request by e-mail, or, where the e-mail client cannot be loaded, as a page without script
 * does, which leads away from the page. Never throws: the outcome says it all.
 *
 * @param insisting The visitor has just heard that the request failed, and wants it sent all the same.
 */
export async function sendQuoteRequest(
  data: FormData,
  service: EmailService,
  insisting: boolean,
): Promise<Outcome> {
  // Some systems take themselves for offline for ever: who insists is believed.
  if (!navigator.onLine && !insisting) return failure("offline", data);

  const time = timer(patience, "time is up" as const);
  const timeForClient = timer(patienceForClient, undefined);
  try {
    const client = await Promise.race([
      import("@emailjs/browser").catch(() => undefined),
      timeForClient.rung,
    ]);
    if (!client && !navigator.onLine) return failure("offline", data);

    const answer = client ? sendThrough(client, data, service) : postPlainly(data, service);
    const first = await Promise.race([answer, time.rung]);
    if (first !== "time is up") return first;
    console.error("Quote request: no answer in time");
    return { kind: "timed-out", late: answer };
  } finally {
    time.stop();
    timeForClient.stop();
  }
}

async function sendThrough(
  client: typeof emailClient,
  data: FormData,
  { origin, publicKey, serviceId, templateId }: EmailService,
): Promise<Outcome> {
  try {
    client.init({ publicKey }, origin || location.origin);
    const { status, text } = await client.sendForm(serviceId, templateId, formOf(data));
    // The service says OK. An empty page or HTML comes from something in between, such as a hotel's sign-in page.
    return /^\s*(<|$)/.test(text) ? failure({ status, text }, data) : { kind: "sent" };
  } catch (reason) {
    return failure(reason, data);
  }
}

/** The post of a page without script. Its answer is a page of its own: to this one it never comes. */
function postPlainly(
  data: FormData,
  { origin, publicKey, serviceId, templateId }: EmailService,
): Promise<never> {
  console.error("Quote request: no e-mail client, so the form is posted");
  data.append("service_id", serviceId);
  data.append("template_id", templateId);
  data.append("user_id", publicKey);
  const form = formOf(data);
  form.hidden = true;
  form.method = "post";
  form.enctype = "multipart/form-data";
  form.action = origin + sendFormPath;
  document.body.append(form);
  form.submit();
  return new Promise(() => undefined);
}

/** A form out of the page's sight that holds the given fields: the client reads elements, and those on screen are disabled. */
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
  const told = [...data.values()].reduce<string>(
    (rest, value) =>
      typeof value === "string" && value.length > 2 ? rest.replaceAll(value, "…") : rest,
    text,
  );
  console.error("Quote request failed", status, told.slice(0, 200));
  return { kind: navigator.onLine ? "failed" : "offline" };
}

/** The client throws its own answers, plain strings, and the network's errors. */
function describe(reason: unknown): { status: number; text: string } {
  if (typeof reason === "object" && reason !== null && "status" in reason && "text" in reason) {
    return { status: Number(reason.status), text: String(reason.text) };
  }
  return { status: 0, text: String(reason) };
}
