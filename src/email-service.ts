/**
 * The e-mail service that delivers quote requests. Settings, forms, the launch check, /privacy, the
 * fake service of demos and the tests read what they know of it here. The client that sends is
 * `features/quote-form/email-client.client.ts`.
 */

/** How a request ended; `unconfirmed` if it may have arrived all the same. */
export interface Answer {
  kind: "sent" | "failed" | "unconfirmed";
  status: number;
  text: string;
}

/** The path to which forms are posted, with script and without; a demo has the same. */
export const emailServicePath = "/api/v1.0/email/send-form";

/** The body of the answer to an accepted request. */
const success = "OK";

/**
 * Reads the service's answer. Status 200 without the body of a success comes from a proxy, such as a
 * hotel's sign-in page; 502 and 504 come from a proxy that waited in vain for the service, which may
 * have the request.
 */
export function readAnswer(status: number, text: string): Answer {
  const mayHaveArrived = status < 300 || status === 502 || status === 504;
  const isSent = status < 300 && text.trim() === success;
  return { kind: isSent ? "sent" : mayHaveArrived ? "unconfirmed" : "failed", status, text };
}

/** An id of the owner's account, which a form sends in a hidden field. */
export interface AccountId {
  /** The name of the hidden field. */
  field: string;
  /** How the service begins such ids, if it does. No other id may begin like it. */
  prefix?: string;
  /** The value in a demo. */
  demo: string;
}

/** What the code knows of the service, EmailJS. */
export const emailService = {
  /** The name for visitors and for the owner. */
  name: "EmailJS",
  /** The npm package of its client. */
  client: "@emailjs/browser",
  origin: "https://api.emailjs.com",
  /** The environment variable with another origin. */
  originVariable: "PUBLIC_EMAILJS_ORIGIN",
  path: emailServicePath,
  /** The ids of the account, by environment variable. */
  ids: {
    PUBLIC_EMAILJS_PUBLIC_KEY: { field: "user_id", demo: "demo_public_key" },
    PUBLIC_EMAILJS_SERVICE_ID: { field: "service_id", prefix: "service_", demo: "demo_service" },
    PUBLIC_EMAILJS_TEMPLATE_ID: {
      field: "template_id",
      prefix: "template_",
      demo: "demo_template",
    },
  } satisfies Record<string, AccountId>,
  /** The fields that its client adds to those of the form. */
  addedFields: ["lib_version"],
  success,
  /** The statuses with which it refuses a request; 413 if the fields exceed `maxBytes`. */
  refusals: ["400", "403", "404", "412", "413", "422", "429", "451", "500", "503"],
  /** The most bytes of all fields. */
  maxBytes: 50_000,
} as const;

/** The ids of the account by environment variable, for code that serves any service. */
export const accountIds: Readonly<Record<string, AccountId>> = emailService.ids;

/** The names of the hidden fields with the ids. */
export const accountIdFields: readonly string[] = Object.values(accountIds).map(
  ({ field }) => field,
);
