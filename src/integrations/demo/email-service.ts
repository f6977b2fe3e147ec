/** The real e-mail service's (EmailJS) responses to a form: the same checks, statuses and texts. */

/** The fields of a form, in order and exactly as typed. */
export type Fields = [name: string, value: string][];

/** The ids that the service requires, and its response text if one is missing. */
const missingIds = {
  user_id:
    "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  service_id:
    "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  template_id:
    "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
} as const;

/** The service's response text for each status. */
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

/** Reads the fields of a multipart body; undefined if it is not one. */
export async function readFields(
  body: Buffer<ArrayBuffer>,
  contentType = "",
): Promise<Fields | undefined> {
  if (!contentType.startsWith("multipart/form-data")) return undefined;
  try {
    const form = await new Response(body, {
      headers: { "Content-Type": contentType },
    }).formData();
    return [...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  } catch {
    return undefined;
  }
}

/** Returns the service's response to a form with these fields. */
export function answerTo(fields: Fields | undefined): { status: number; text: string } {
  if (!fields) return { status: 400, text: "The form data is missing or malformed" };
  const sent = new Map(fields);
  const missing = Object.entries(missingIds).find(([id]) => !sent.get(id));
  if (missing) return { status: 400, text: missing[1] };
  const bytes = fields.reduce((sum, [name, value]) => sum + Buffer.byteLength(name + value), 0);
  const status = bytes > maxFieldBytes ? 413 : 200;
  return { status, text: statusTexts[status] };
}
