/** The photos in `content/photos/`, as the content check needs to know them. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { contentFileExists, contentFolder, photosFolder } from "./content-folder.ts";

const measuredSchema = z.array(
  z.object({
    /** The size as a viewer shows it, after a turn of the camera. */
    width: z.number(),
    height: z.number(),
    /** Tells why pages cannot show it. */
    fault: z.enum(["HEIC", "kind", "animated", "broken"]).optional(),
  }),
);

/** The properties of a photo's file. */
export type PhotoFile = z.infer<typeof measuredSchema>[number] & { bytes: number };

const entries = () =>
  contentFileExists(photosFolder)
    ? readdirSync(join(contentFolder, photosFolder), { withFileTypes: true })
    : [];

/** The names of all photos. */
export const photoNames = (): string[] =>
  entries()
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

/** The names of links in the folder: a build would publish what they lead to, under its own name. */
export const linkedPhotos = (): string[] =>
  entries()
    .filter((entry) => entry.isSymbolicLink())
    .map(({ name }) => name);

/** The photos as last read, by their paths: `astro dev` checks the content at every change. */
const measured = new Map<string, { key: string; photo: PhotoFile }>();

/**
 * Reads these photos, except those that have not changed since the last time. Another process reads
 * them at the same time: sharp has no synchronous functions, and the content check is synchronous.
 */
export function readPhotos(names: readonly string[]): ReadonlyMap<string, PhotoFile> {
  const files = names.map((name) => {
    const path = join(contentFolder, photosFolder, name);
    const { size, mtimeMs } = statSync(path);
    return { name, path, bytes: size, key: `${size} ${mtimeMs}` };
  });
  const changed = files.filter(({ path, key }) => measured.get(path)?.key !== key);
  if (changed.length > 0) {
    const script = fileURLToPath(new URL("measure-photos.ts", import.meta.url));
    const { stdout, stderr } = spawnSync(process.execPath, [script], {
      input: JSON.stringify(changed.map(({ path }) => path)),
      encoding: "utf8",
    });
    if (!stdout) throw new Error(`The photos cannot be read: ${stderr}`);
    for (const [index, found] of measuredSchema.parse(JSON.parse(stdout)).entries()) {
      const { path = "", key = "", bytes = 0 } = changed[index] ?? {};
      measured.set(path, { key, photo: { ...found, bytes } });
    }
  }
  return new Map(
    files.flatMap(({ name, path }) => {
      const { photo } = measured.get(path) ?? {};
      return photo ? [[name, photo] as const] : [];
    }),
  );
}
