/** Every photo that a field names can be read, and is large enough for its place. */
import { join } from "node:path";
import { contentFolder, photosFolder } from "#content/content-folder.ts";
import { mostPhotoBytes, photoName } from "#content/photo-schema.ts";
import { linkedPhotos, photoNames, readPhotos, type PhotoFile } from "#content/photo-files.ts";
import { textAt, type ContentFile, type ReadFiles } from "#content/read.ts";
import { didYouMean, type Problem } from "#content/problems.ts";

/** The least width, in pixels: of two columns on a sharp screen. */
const leastWidth = 1000;
/** The least height, in pixels: pages cut photos to 4:3. */
const leastHeight = 500;

/**
 * Reports photos that are missing, unreadable, too small, too large, or in portrait by mistake; also
 * files that no field names, if a build could not read them.
 */
export function photoProblems(files: ReadFiles): Problem[] {
  const named = [...files.values()].flatMap((file) =>
    file.references
      // The schema reports other names.
      .filter(({ to, value }) => to === "photos" && photoName.test(value))
      .map((reference) => ({ reference, focus: focusOf(file, reference.field) })),
  );
  const names = photoNames();
  const used = new Set(named.map(({ reference }) => reference.value));
  const photos = readPhotos(names.filter((name) => photoName.test(name)));
  const problemInFolder = (name: string, message: string): Problem => ({
    file: join(contentFolder, photosFolder, name),
    field: "file",
    message,
  });
  const links = linkedPhotos().map((name) =>
    problemInFolder(name, "found a link, expected a file; put the file itself here."),
  );
  const unused = [...photos].flatMap(([name, { fault }]) =>
    fault && !used.has(name)
      ? problemInFolder(name, `${faults[fault]} Delete it if no page needs it.`)
      : [],
  );
  const inFields = named.flatMap(({ reference: { value, file, line, column, field }, focus }) => {
    const photo = photos.get(value);
    const message = photo
      ? problemOf(photo, focus !== undefined)
      : `there is no such file in ${join(contentFolder, photosFolder)}.${didYouMean(value, names)}`;
    return message === undefined
      ? []
      : [{ file, line, column, field, message: `found “${value}”: ${message}` }];
  });
  return [...links, ...unused, ...inFields];
}

/** The focus beside the name of a photo's file. */
const focusOf = (file: ContentFile, field: string) =>
  textAt(file, [...field.split(".").slice(0, -1), "focus"]);

const faults = {
  HEIC: "the file is HEIC, which browsers cannot show; export it as JPEG.",
  kind: "the file is of another kind than its name says; export it as JPEG.",
  animated: "the photo is animated, which pages cannot show; export one picture of it.",
  broken: "the file is broken or incomplete; copy it again.",
};

function problemOf({ width, height, bytes, fault }: PhotoFile, hasFocus: boolean) {
  if (fault) return faults[fault];
  if (bytes > mostPhotoBytes)
    return `the file has ${Math.ceil(bytes / 1_000_000)} MB, and at most 15 are allowed; export it smaller.`;
  if (width < leastWidth)
    return `the photo is ${width} pixels wide, and at least 1,000 are needed; look for the original.`;
  if (height < leastHeight)
    return `the photo is ${height} pixels high, and at least ${leastHeight} are needed; look for the original.`;
  return height > width && !hasFocus
    ? "the photo is in portrait and the page shows it in landscape; add focus below it: top, centre or bottom is what to keep."
    : undefined;
}
