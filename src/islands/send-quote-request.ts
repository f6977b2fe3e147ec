/** How the attempt to send a quote request ended. */
export type Outcome =
  | { kind: "sent" }
  | { kind: "failed" }
  /** No answer in time. The request may have arrived all the same: `late` says so if it ever learns. */
  | { kind: "timed-out"; late: Promise<Outcome> }
  | { kind: "offline" }
  /** The e-mail client could not be loaded: the form has to be posted as if there were no script. */
  | { kind: "unavailable" };

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

/** Sends a quote request by e-mail. Never throws: the outcome says it all. */
export async function sendQuoteRequest(
  data: FormData,
  { origin, publicKey, serviceId, templateId }: EmailService,
): Promise<Outcome> {
  if (!navigator.onLine) return { kind: "offline" };

  const time = timer(patience, "time is up" as const);
  const timeForClient = timer(patienceForClient, undefined);
  try {
    const client = await Promise.race([
      import("@emailjs/browser").catch(() => undefined),
      timeForClient.rung,
    ]);
    if (!client) return { kind: "unavailable" };

    client.init({ publicKey }, origin || location.origin);
    const answer = client
      .sendForm(serviceId, templateId, formOf(data))
      .then(({ status, text }) => {
        // The service says OK. An empty page or HTML comes from something in between, such as a hotel's sign-in page.
        if (!/^\s*(<|$)/.test(text)) return { kind: "sent" } as const;
        return failure({ status, text });
      })
      .catch(failure);

    const first = await Promise.race([answer, time.rung]);
    if (first !== "time is up") return first;
    console.error("Quote request: no answer in time");
    return { kind: "timed-out", late: answer };
  } finally {
    time.stop();
    timeForClient.stop();
  }
}

/** A form out of the page's sight that holds the given fields: the client reads elements, and those on screen are disabled. */
export function formOf(data: FormData): HTMLFormElement {
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

/** Logs what came back, never what was sent. */
function failure(reason: unknown): Outcome {
  const { status, text } = describe(reason);
  console.error("Quote request failed", status, text.slice(0, 200));
  return { kind: navigator.onLine ? "failed" : "offline" };
}

/** The client throws its own answers, plain strings, and the network's errors. */
function describe(reason: unknown): { status: number; text: string } {
  if (typeof reason === "object" && reason !== null && "status" in reason && "text" in reason) {
    return { status: Number(reason.status), text: String(reason.text) };
  }
  return { status: 0, text: String(reason) };
}
