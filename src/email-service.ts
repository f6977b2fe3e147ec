/**
 * The e-mail service that delivers quote requests, EmailJS. Settings, forms, the sender, the launch
 * check, /privacy, the fake service of demos and the tests read what they know of it here.
 */

/** The end of a request; `unconfirmed` if it may have arrived all the same. */
interface Answer {
  kind: "sent" | "failed" | "unconfirmed";
  status: number;
  text: string;
}

/** The body of the answer to an accepted request. */
const success = "OK";

/** The statuses with which the service refuses a request; 413 if the fields exceed `maxBytes`. */
const refusals = ["400", "403", "404", "412", "413", "422", "429", "451", "500", "503"] as const;

/**
 * Reads the service's answer. Any other than a success or a refusal comes from a proxy, which may have
 * passed the request on: status 200 from a hotel's sign-in page, 408, 502, 504 or Cloudflare's 520 to
 * 524 from one that waited in vain.
 */
export function readAnswer(status: number, text: string): Answer {
  const isSent = status < 300 && text.trim() === success;
  const isRefused = refusals.some((refusal) => Number(refusal) === status);
  return { kind: isSent ? "sent" : isRefused ? "failed" : "unconfirmed", status, text };
}

/** Posts a form's fields to its `action`. Returns the answer; throws if there is none. */
export type Post = (data: FormData, action: string) => Promise<Answer>;

/**
 * Loads the service's own client, which reads `localStorage` meanwhile, and throws where the visitor's
 * settings block storage. Undefined if its file was interrupted and arrived as an empty module.
 */
export async function importClient(): Promise<Post | undefined> {
  const client = await import("@emailjs/browser");
  if (!("sendForm" in client)) return undefined;
  return async (data, action) => {
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
      client.init({ publicKey: takeId("user_id") }, new URL(action).origin);
      const sent = await client.sendForm(takeId("service_id"), takeId("template_id"), form);
      return readAnswer(sent.status, sent.text);
    } catch (reason) {
      if (reason instanceof client.EmailJSResponseStatus)
        return readAnswer(reason.status, reason.text);
      // The client sends nothing without the ids, and throws a text.
      if (typeof reason === "string") return readAnswer(400, reason);
      throw reason;
    }
  };
}

/** An id of the owner's account, which a form sends in a hidden field. */
interface AccountId {
  /** The name of the hidden field. */
  field: string;
  /** The beginning of such ids, if the service has one. No other id may begin like it. */
  prefix?: string;
  /** The value in a demo. */
  demo: string;
}

/** The ids of the account, by environment variable. */
export const accountIds: Readonly<Record<string, AccountId>> = {
  PUBLIC_EMAILJS_PUBLIC_KEY: { field: "user_id", demo: "demo_public_key" },
  PUBLIC_EMAILJS_SERVICE_ID: { field: "service_id", prefix: "service_", demo: "demo_service" },
  PUBLIC_EMAILJS_TEMPLATE_ID: { field: "template_id", prefix: "template_", demo: "demo_template" },
};

const fieldsOf = (ids: typeof accountIds) => Object.values(ids).map(({ field }) => field);

/** The names of the hidden fields with the ids. Marked as pure, so that no page loads it. */
export const accountIdFields: readonly string[] = /* @__PURE__ */ fieldsOf(accountIds);

/** Holds what else the code knows of the service. */
export const emailService = {
  /** The name for visitors and for the owner. */
  name: "EmailJS",
  /** The npm package of its client, if it has one. */
  packages: ["@emailjs/browser"],
  origin: "https://api.emailjs.com",
  /** The environment variable with another origin. */
  originVariable: "PUBLIC_EMAILJS_ORIGIN",
  /** The path to which forms are posted, with script and without; a demo has the same. */
  path: "/api/v1.0/email/send-form",
  /** The fields that its client adds to those of the form. */
  addedFields: ["lib_version"],
  success,
  refusals,
  /** The most bytes of all fields. */
  maxBytes: 50_000,
  /** Writes a field into the template of the e-mail, where the service puts its value, escaped. */
  templateField: (name: string) => `{{${name}}}`,
} as const;
