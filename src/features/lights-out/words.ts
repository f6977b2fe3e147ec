import { contentCollections } from "#content/collections.ts";
import { readCollection } from "#content/content-loader.ts";

/** The drawing of each animal of the sound guide; of others only the eyes are seen. */
const pictures: Readonly<Record<string, string>> = {
  raccoon: "raccoon",
  kits: "raccoon",
  "grey-squirrel": "squirrel",
  "red-squirrel": "squirrel",
  songbird: "bird",
  nestlings: "bird",
  bat: "bat",
  "dead-animal": "nobody",
};

/**
 * The words of the bedroom: for each sound, in the order of the sound guide, its own, and for each
 * of its answers the drawing of the likely animal. The answers themselves are in the page.
 */
export const atBuild = () => {
  const [lightsOut] = readCollection(contentCollections.lightsOut).values();
  const [guide] = readCollection(contentCollections.sounds).values();
  if (!lightsOut || !guide) throw new Error("lights-out.yaml or sounds.yaml is missing.");
  return {
    ...lightsOut.words,
    hours: guide.hours.map(({ key }) => key),
    sounds: guide.sounds.map(({ drawing, answers }) => ({
      drawing,
      ...lightsOut.sounds[drawing],
      pictures: answers.map(
        ({ likely }) => likely.map((animal) => pictures[animal]).find(Boolean) ?? "eyes",
      ),
    })),
  };
};
