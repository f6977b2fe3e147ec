/** The real e-mail service's (EmailJS) answers to a form: the same checks, statuses and texts. */

/** The fields of a form, in order and exactly as typed. */
export type Fields = [name: string, value: string][];

/** The service's answer. */
export interface ServiceAnswer {
  status: number;
  text: string;
}

/** The ids that the service requires, and its text if one is missing. */
const missingIds = {
  user_id:
    "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  service_id:
    "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  template_id:
    "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
} as const;

/** The service's text for each status. */
export const statusTexts = {
  "200": "OK",
  "400": missingIds.user_id,
  "403": "API calls are disabled for non-browser applications",
  "404": "Not Found",
  "412": "Gmail_API: Request had insufficient authentication scopes.",
  "413": "Variables size limit (50Kb) exceeded",
  "422": "The recipients address is empty",
  "429": "Too Many Requests",
  "451": "Unavailable For Headless Browser",
  "500": "Internal Server Error",
  "503": "Service Unavailable",
} as const;

const maxFieldBytes = 50_000;

/** Reads the fields of a multipart body. Throws if it is not one. */
export async function readFields(body: Buffer<ArrayBuffer>, contentType = ""): Promise<Fields> {
  const headers = { "Content-Type": contentType };
  const form = await new Response(body, { headers }).formData();
  return [...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}

/** Returns the service's answer to a form with these fields. */
export function answerTo(fields: Fields): ServiceAnswer {
  const sent = new Map(fields);
  const missing = Object.entries(missingIds).find(([id]) => !sent.get(id));
  if (missing) return { status: 400, text: missing[1] };
  const bytes = fields.reduce((sum, [name, value]) => sum + Buffer.byteLength(name + value), 0);
  const status = bytes > maxFieldBytes ? 413 : 200;
  return { status, text: statusTexts[status] };
}
