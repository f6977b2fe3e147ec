/** Every photo that a field names can be read, and is large enough for its place. */
import { join } from "node:path";
import { contentFolder, photosFolder } from "#content/content-folder.ts";
import { photoName } from "#content/photo-schema.ts";
import { photoNames, readPhotos, type PhotoFile } from "#content/photo-files.ts";
import { textAt, type ContentFile, type ReadFiles } from "#content/read.ts";
import { didYouMean, type Problem } from "#content/problems.ts";

/** The least width, in pixels: of two columns on a sharp screen. */
const leastWidth = 1000;
/** Limits a photo to what phones write at most; more slows down git and the build. */
const mostBytes = 15_000_000;

/** Reports photos that are missing, unreadable, too small, too large, or in portrait by mistake. */
export function photoProblems(files: ReadFiles): Problem[] {
  const named = [...files.values()].flatMap((file) =>
    file.references
      // The schema reports other names.
      .filter(({ to, value }) => to === "photos" && photoName.test(value))
      .map((reference) => ({ reference, focus: focusOf(file, reference.field) })),
  );
  const names = photoNames();
  const used = new Set(named.map(({ reference }) => reference.value));
  const photos = readPhotos(names.filter((name) => used.has(name)));
  return named.flatMap(({ reference: { value, file, line, column, field }, focus }) => {
    const photo = photos.get(value);
    const message = photo
      ? problemOf(photo, focus !== undefined)
      : `there is no such file in ${join(contentFolder, photosFolder)}.${didYouMean(value, names)}`;
    return message === undefined
      ? []
      : [{ file, line, column, field, message: `found “${value}”: ${message}` }];
  });
}

/** The focus beside the name of a photo's file. */
const focusOf = (file: ContentFile, field: string) =>
  textAt(file, [...field.split(".").slice(0, -1), "focus"]);

function problemOf({ width, height, bytes, isHeic, error }: PhotoFile, hasFocus: boolean) {
  if (isHeic) return "the file is HEIC, which browsers cannot show; export it as JPEG.";
  if (error !== undefined) return `the file is broken or incomplete; copy it again (${error}).`;
  if (bytes > mostBytes)
    return `the file has ${Math.ceil(bytes / 1_000_000)} MB, and at most 15 are allowed; export it smaller.`;
  if (width < leastWidth)
    return `the photo is ${width} pixels wide, and at least 1,000 are needed; look for the original.`;
  return height > width && !hasFocus
    ? "the photo is in portrait and the page shows it in landscape; add focus below it: top, centre or bottom is what to keep."
    : undefined;
}
