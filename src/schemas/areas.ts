import { z } from "zod";
import { slug, text } from "./fields.ts";
import { illustrationExists } from "./folder.ts";

/** Where an area lies, roughly: it chooses the five nearest. The bounds are southern Ontario's. */
const position = {
  latitude: z
    .number()
    .min(41, { error: "must be a latitude in southern Ontario, 41 to 47; is it swapped?" })
    .max(47, { error: "must be a latitude in southern Ontario, 41 to 47; is it swapped?" })
    .describe("Degrees north, for example 43.589."),
  longitude: z
    .number()
    .min(-84, { error: "must be a longitude in southern Ontario, -84 to -74; is it swapped?" })
    .max(-74, { error: "must be a longitude in southern Ontario, -84 to -74; is it swapped?" })
    .describe("Degrees east, so negative here, for example -79.6441."),
};

const area = {
  slug: slug.describe("The area's part of the address, and the name of its Markdown file."),
  name: text.describe("As the page shows it, for example Richmond Hill."),
  ...position,
  image: z
    .string()
    .regex(/^[a-z]+\/[a-z0-9-]+\.svg$/, { error: "must be like cities/toronto.svg" })
    .refine(illustrationExists, { error: "must be a file in src/assets/illustrations" })
    .describe("A picture in src/assets/illustrations/."),
  alt: text.describe("What is in the picture, in one sentence."),
};

const citySchema = z
  .strictObject({
    ...area,
    path: z
      .string()
      .regex(/^\/[a-z0-9-]+\/(?:raccoon|wildlife)-removal$/, {
        error: "must be like /oakville/raccoon-removal or /ajax/wildlife-removal",
      })
      .describe("The address of the city's page."),
  })
  .refine((city) => city.path.split("/")[1] === city.slug, {
    path: ["path"],
    error: "must begin with the city's slug",
  });

/** Refuses two entries with one slug, at the second. */
const distinct = (entries: readonly { slug: string }[], context: z.RefinementCtx) => {
  const seen = new Set<string>();
  entries.forEach((entry, index) => {
    if (seen.has(entry.slug)) {
      context.addIssue({
        code: "custom",
        path: [index, "slug"],
        message: `is listed twice: ${entry.slug}`,
      });
    }
    seen.add(entry.slug);
  });
};

/** The list of cities and neighbourhoods, `content/areas.yaml`. */
export const areasSchema = z.strictObject({
  cities: z.array(citySchema).min(1).superRefine(distinct),
  neighbourhoods: z.array(z.strictObject(area)).superRefine(distinct),
});

/** A city on the list. */
export type City = z.infer<typeof citySchema>;
/** A neighbourhood of Toronto on the list. */
export type Neighbourhood = z.infer<typeof areasSchema>["neighbourhoods"][number];
