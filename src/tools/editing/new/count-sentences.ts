import { join } from "node:path";
import { contentFolder, type ContentFiles } from "#loader/content-folder.ts";

const numberWords =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** Returns reminders to check sentences with the old number of something, such as “17 cities”, when one is added. */
export function countReminders(files: ContentFiles, noun: string, count: number): string[] {
  const number = [String(count), numberWords[count]].filter((word) => word !== undefined).join("|");
  const pattern = new RegExp(`\\b(?:${number})(?: [\\w-]+){0,2} ${noun}\\b`, "i");
  return [...files].flatMap(([path, text]) =>
    text.split("\n").flatMap((line, index) => {
      const phrase = pattern.exec(line)?.[0];
      const isComment = line.trim().startsWith("#") || path === "README.md";
      return phrase === undefined || isComment
        ? []
        : [`${join(contentFolder, path)}:${index + 1} says “${phrase}”; is that still true?`];
    }),
  );
}
