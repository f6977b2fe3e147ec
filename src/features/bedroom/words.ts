import { contentCollections } from "#content/collections.ts";
import { readCollection } from "#content/content-loader.ts";

/**
 * The words of the bedroom: for each sound its own, what not to do, and for each hour what the lit
 * attic shows. The answers themselves are in the page.
 */
export const buildTimeData = () => {
  const [bedroom] = readCollection(contentCollections.bedroom).values();
  const [guide] = readCollection(contentCollections.sounds).values();
  if (!bedroom || !guide) throw new Error("bedroom.yaml or sounds.yaml is missing.");
  const pictureOf = new Map(guide.animals.map(({ key, in_attic }) => [key, in_attic]));
  return {
    ...bedroom.words,
    question: guide.words.heard,
    waiting: guide.words.waiting,
    sounds: guide.sounds.map(({ key, answers, do_not }) => ({
      key,
      ...bedroom.sounds[key],
      leave: [do_not, ...bedroom.sounds[key].leave],
      pictures: answers.map(
        ({ likely }) =>
          likely.map((key) => pictureOf.get(key)).find((picture) => picture !== "eyes") ?? "eyes",
      ),
    })),
  };
};
