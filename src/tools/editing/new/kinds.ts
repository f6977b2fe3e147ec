import { city } from "./city.ts";
import type { Kind } from "./kind.ts";
import { neighbourhood } from "./neighbourhood.ts";
import { question } from "./question.ts";
import { review } from "./review.ts";
import { service } from "./service.ts";

/** Every kind of content that `npm run new` can add, by the word that asks for it. */
export const kinds: Readonly<Record<string, Kind>> = {
  city,
  neighbourhood,
  review,
  question,
  service,
};
