/** Every photo that a field names can be read, and is large enough for its place. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { contentFileExists, contentFolder, photosFolder } from "#content/content-folder.ts";
import { mostPhotoBytes, photoName } from "#content/photo-schema.ts";
import { textAt } from "#content/read.ts";
import { didYouMean } from "#content/problems.ts";
import type { Content, Report } from "./pages.ts";

/** The least width, in pixels: of two columns on a sharp screen. */
const leastWidth = 1000;

const folder = join(contentFolder, photosFolder);

const faults = {
  HEIC: "the file is HEIC, which browsers cannot show; export it as JPEG.",
  kind: "the file is animated, or of another kind than its name says; export it as JPEG.",
  broken: "the file is broken or incomplete; copy it again.",
};

/** A photo as a viewer shows it, after a turn of the camera, and why pages cannot show it. */
const photoSchema = z.object({
  width: z.number(),
  height: z.number(),
  fault: z.enum(["HEIC", "kind", "broken"]).optional(),
});
type Photo = z.infer<typeof photoSchema>;

/**
 * Reports photos that are missing, unreadable, too small, too large, or in portrait by mistake; also
 * files that no field names, if a build could not read them.
 */
export function photoProblems({ files }: Content, report: Report) {
  const entries = contentFileExists(photosFolder)
    ? readdirSync(folder, { withFileTypes: true })
    : [];
  const names = entries.flatMap((entry) => (entry.isFile() ? entry.name : [])).toSorted();
  const photos = readPhotos(names.filter((name) => photoName.test(name)));
  const placeOfPhoto = (name: string) => ({ file: join(folder, name), field: "file" });
  // A build would publish what a link leads to, under its own name.
  for (const { name } of entries.filter((entry) => entry.isSymbolicLink()))
    report(placeOfPhoto(name), "found a link, expected a file; put the file itself here.");
  const named = new Set<string>();
  for (const file of files.values()) {
    for (const { to, value, ...place } of file.references) {
      // The schema reports other names.
      if (to !== "photos" || !photoName.test(value)) continue;
      named.add(value);
      const focus = [...place.field.split(".").slice(0, -1), "focus"];
      const photo = photos.get(value);
      const message = photo
        ? problemOf(photo, textAt(file, focus) !== undefined)
        : `there is no such file in ${folder}.${didYouMean(value, names)}`;
      if (message) report(place, `found “${value}”: ${message}`);
    }
  }
  for (const [name, { fault }] of photos) {
    if (fault && !named.has(name))
      report(placeOfPhoto(name), `${faults[fault]} Delete it if no page needs it.`);
  }
}

function problemOf({ width, height, bytes, fault }: Photo & { bytes: number }, hasFocus: boolean) {
  if (fault) return faults[fault];
  if (bytes > mostPhotoBytes)
    return `the file has ${Math.ceil(bytes / 1_000_000)} MB, and at most 15 are allowed; export it smaller.`;
  if (width < leastWidth)
    return `the photo is ${width} pixels wide, and at least 1,000 are needed; look for the original.`;
  return height > width && !hasFocus
    ? "the photo is in portrait and the page shows it in landscape; add focus below it: top, centre or bottom is what to keep."
    : undefined;
}

/** Photos by path, size and time of change: `astro dev` checks the content at every change. */
const alreadyRead = new Map<string, Photo>();

/**
 * Reads photos. Another process reads them at the same time: sharp has no synchronous functions, and
 * the content check is synchronous.
 */
function readPhotos(names: readonly string[]) {
  const found = names.map((name) => {
    const path = join(folder, name);
    const { size: bytes, mtimeMs } = statSync(path);
    return { name, path, bytes, key: `${path} ${bytes} ${mtimeMs}` };
  });
  const unread = found.filter(({ key }) => !alreadyRead.has(key));
  if (unread.length > 0) {
    const script = fileURLToPath(new URL("../measure-photos.ts", import.meta.url));
    const input = JSON.stringify(unread.map(({ path }) => path));
    const { stdout, stderr } = spawnSync(process.execPath, [script], { input, encoding: "utf8" });
    if (!stdout) throw new Error(`The photos cannot be read: ${stderr}`);
    for (const [index, photo] of z.array(photoSchema).parse(JSON.parse(stdout)).entries())
      alreadyRead.set(unread[index]?.key ?? "", photo);
  }
  return new Map(
    found.flatMap(({ name, bytes, key }) => {
      const photo = alreadyRead.get(key);
      return photo ? [[name, { ...photo, bytes }] as const] : [];
    }),
  );
}
