import { z } from "zod";
import { altText, fieldType, group, month, oneOf } from "./fields.ts";

/** The name of a file of a kind that browsers can show and the build can read (`load-photo.ts`). */
export const photoName = /^[\w-]+\.(?:jpe?g|png|webp|avif|JPE?G|PNG|WEBP|AVIF)$/;

/** Limits a photo to what phones write at most, in bytes; more slows down git and the build. */
export const mostPhotoBytes = 15_000_000;

/** Returns what is wrong with the name of a photo's file. */
const nameProblem = (name: unknown) =>
  /\.hei[cf]$/i.test(String(name))
    ? "is HEIC, which browsers cannot show; export it as JPEG (iPhone: Settings, Camera, Formats, Most Compatible)"
    : "must be the name of a JPEG, PNG, WebP or AVIF file of letters, digits and hyphens, such as attic-before.jpg";

/** The part of a photo that a page keeps when it has to cut the rest. */
const focus = oneOf(["top", "bottom", "left", "right", "centre"]);

/**
 * A photograph of `content/photos/`, which pages show in landscape. The build makes smaller copies
 * without the place, time and device that the camera wrote into it.
 */
export const photo = (description: string) =>
  group(description, {
    file: fieldType(z.string().regex(photoName, { error: ({ input }) => nameProblem(input) }))(
      "The file in content/photos: JPEG, PNG, WebP or AVIF, not HEIC (iPhone: Settings, Camera, Formats, Most Compatible); at least 1,000 pixels wide and at most 15 MB. Its name is public: no address in it.",
      "attic-before.jpg",
    ).meta({ reference: "photos" }),
    alt: altText(
      "What is in the photo, in one sentence, for people who cannot see it.",
      "A hole as wide as a hand in the soffit under a grey roof.",
    ),
    taken: month("The month in which it was taken.", "2026-10").optional(),
    focus: focus("What to keep of a photo in portrait, which is cut.", "top").optional(),
  });
