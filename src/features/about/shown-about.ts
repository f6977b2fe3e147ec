import type { Business } from "#content/business-schema.ts";

/** The contents of the page /about. The page exists once there is a person, or a photo of the van. */
export function shownAbout({ about }: Pick<Business, "about">) {
  const people = about?.people ?? [];
  return { ...about, people, hasContent: people.length > 0 || about?.van?.photo !== undefined };
}
