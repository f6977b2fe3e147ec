/** The answers of the fake e-mail service to a form: the same checks and statuses as the real one's. */
import { STATUS_CODES } from "node:http";
import { accountIdFields, emailService } from "#email-service.ts";

/** The fields of a form, in order and exactly as typed. */
export type Fields = [name: string, value: string][];

/** The service's answer. */
export interface ServiceAnswer {
  status: number;
  text: string;
}

/** The answer to an accepted request. */
const acceptance: ServiceAnswer = { status: 200, text: emailService.success };

/** The answer with which the service refuses a request. */
export const refusal = (status: number, text = STATUS_CODES[status] ?? ""): ServiceAnswer => ({
  status,
  text,
});

/** Reads the fields of a multipart body. Throws if it is not one. */
export async function readFields(body: Buffer<ArrayBuffer>, contentType = ""): Promise<Fields> {
  const headers = { "Content-Type": contentType };
  const form = await new Response(body, { headers }).formData();
  return [...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}

/** Returns the service's answer to a form with these fields. */
export function answerTo(fields: Fields): ServiceAnswer {
  const sent = new Map(fields);
  const missing = accountIdFields.find((id) => !sent.get(id));
  if (missing !== undefined) return refusal(400, `The ${missing} is missing`);
  const bytes = fields.reduce((sum, [name, value]) => sum + Buffer.byteLength(name + value), 0);
  return bytes > emailService.maxBytes ? refusal(413) : acceptance;
}
