import { basename } from "node:path";
import type { ImageMetadata } from "astro";

// The alias leads to the content folder, which tests have elsewhere.
const photos = import.meta.glob<{ default: ImageMetadata }>(
  "@photos/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}",
);
const load = new Map(Object.entries(photos).map(([path, file]) => [basename(path), file]));

/** A photograph of `content/photos/`; undefined if there is no such file, as in a draft. */
export const loadPhoto = async (file: string) => (await load.get(file)?.())?.default;
