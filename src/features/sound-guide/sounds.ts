import { getSingle } from "#content/queries.ts";
import { getCostGuide } from "#features/cost-guide/cost-guide.ts";
import { soundAnswers } from "./sound-answers.ts";

/** The sound guide: its text, and the answers for each sound. */
export const getSounds = async () => {
  const sounds = await getSingle("sounds");
  const { locations } = await getCostGuide();
  return { ...sounds, sounds: soundAnswers(sounds, await getSingle("season"), locations) };
};

/** A sound with its answers. */
export type Sound = Awaited<ReturnType<typeof getSounds>>["sounds"][number];
