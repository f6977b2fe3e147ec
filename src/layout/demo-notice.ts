import { readSettings } from "#settings.ts";
import { isFictional } from "#content/business-schema.ts";
import { getBusiness, getSiteText, oncePerBuild } from "#content/queries.ts";
import { getReviews } from "#features/reviews/reviews.ts";

/** The notice on a demo's pages, which names what is not real; none on the public site. */
export const getDemoNotice = oncePerBuild(async (): Promise<string | undefined> => {
  if (readSettings().kind !== "demo") return undefined;
  const { label, fictional_phone, sample_reviews, mailbox } = (await getSiteText()).demo;
  const { phone } = await getBusiness();
  const parts = [
    ...(isFictional(phone) ? [fictional_phone] : []),
    ...((await getReviews()).some(({ sample }) => sample) ? [sample_reviews] : []),
    mailbox,
  ];
  return `${label}: ${parts.join(", ")}`;
});
