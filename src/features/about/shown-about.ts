import type { Business } from "#content/business-schema.ts";
import type { Settings } from "#settings.ts";

/**
 * What the page /about shows: a public build leaves samples out. The page exists once there is a
 * person, or a photo of the van.
 */
export function shownAbout({ about }: Pick<Business, "about">, kind: Settings["kind"]) {
  const isShown = ({ sample }: { sample?: boolean | undefined }) => kind === "demo" || !sample;
  const people = (about?.people ?? []).filter(isShown);
  const van = about?.van && isShown(about.van) ? about.van : undefined;
  return { ...about, people, van, hasContent: people.length > 0 || van?.photo !== undefined };
}
