import {
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
} from "astro:env/client";
import type { addedFields } from "./fields.ts";

/**
 * The hidden fields of the form: what the e-mail's template shows besides what is typed, and the ids
 * of the account at the service.
 */
export function hiddenFields(business: string) {
  const added: Record<(typeof addedFields)[number], string> = {
    title: business,
    website_source: `${business} Website`,
    // The script that sends the form fills it in.
    time: "",
  };
  return {
    ...added,
    service_id: PUBLIC_EMAILJS_SERVICE_ID,
    template_id: PUBLIC_EMAILJS_TEMPLATE_ID,
    user_id: PUBLIC_EMAILJS_PUBLIC_KEY,
  };
}
