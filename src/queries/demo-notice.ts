import { readMode } from "#mode.ts";
import { isFictional } from "#schemas/business.ts";
import { getBusiness } from "./business.ts";
import { oncePerBuild } from "./entries.ts";
import { getReviews } from "./reviews.ts";
import { getSiteText } from "./text.ts";

/** The notice on a demo's pages, which names its placeholder data; none on the public site. */
export const getDemoNotice = oncePerBuild(async (): Promise<string | undefined> => {
  if (readMode(process.env).kind !== "demo") return undefined;
  const { label, fictional_phone, sample_reviews, mailbox } = (await getSiteText()).demo;
  const { phone } = await getBusiness();
  const parts = [
    ...(isFictional(phone) ? [fictional_phone] : []),
    ...((await getReviews()).some(({ sample }) => sample) ? [sample_reviews] : []),
    mailbox,
  ];
  return `${label}: ${parts.join(", ")}`;
});
