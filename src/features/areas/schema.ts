import { z } from "zod";
import { mainCity, mapBounds, removalPaths } from "#site.ts";
import { pageFolders } from "#routes.ts";
import {
  distinct,
  fieldType,
  flag,
  group,
  line,
  list,
  matching,
  oneOf,
  pictureFields,
  slug,
} from "#content/fields.ts";

/** A coordinate in degrees; pages choose the five nearest areas by it. */
const degrees = (name: keyof typeof mapBounds) => {
  const [least, most] = mapBounds[name];
  const error = `must be a ${name} in southern Ontario, ${least} to ${most}; perhaps the two are swapped`;
  return fieldType(z.number().min(least, { error }).max(most, { error }));
};

const area = {
  slug: slug("In the page address; the name of the Markdown file without .md.", "oakville"),
  name: line("The area's name as pages show it.", "Oakville"),
  latitude: degrees("latitude")("Degrees north; about 43 to 44.", 43.4675),
  longitude: degrees("longitude")("Degrees east; about -80 to -79.", -79.6877),
  status: oneOf(["planned"])(
    "planned while the area's text is not written yet: its page says so, and is hidden from search engines. Remove the line when the text is there.",
    "planned",
  ).optional(),
  ...pictureFields,
};

/** The folders that hosts, the e-mail service, the CMS and other pages use. */
const reservedSlugs = ["index", "api", "admin", "share", ...pageFolders];

const citySchema = group("One city or district with a page of its own.", {
  ...area,
  shore: flag("true if the city is by the lake; on the areas page it stands by the water."),
  path: matching(
    new RegExp(`^/[a-z0-9-]+/(?:${removalPaths.join("|")})$`),
    "must be like /oakville/raccoon-removal or /ajax/wildlife-removal",
  )(
    "The address of the city's page: the slug, then raccoon-removal or wildlife-removal. Do not change it once the page is public.",
    "/oakville/raccoon-removal",
    "/ajax/wildlife-removal",
  ),
})
  .refine((city) => city.path.split("/")[1] === city.slug, {
    path: ["path"],
    error: "must begin with the city's slug",
  })
  .refine(({ slug }) => !reservedSlugs.includes(slug), {
    path: ["slug"],
    error: "is a folder of the site that is not a city's; choose another",
  });

const distinctAreas = distinct("slug", "name");

/** The list of cities and neighbourhoods, `content/areas.yaml`. */
export const areasSchema = group("Where the company works: its cities and neighbourhoods.", {
  cities: list(
    "City",
    "The cities and districts, from west to east; the areas page keeps this order, but begins with Toronto.",
    citySchema,
  )
    .refine((cities) => cities.some(({ slug }) => slug === mainCity), {
      error: `there is no city with the slug “${mainCity}”, which all neighbourhoods belong to; restore its entry`,
    })
    .superRefine(distinctAreas),
  neighbourhoods: list(
    "Neighbourhood",
    "Neighbourhoods of Toronto, in the order of the areas page.",
    group("One neighbourhood of Toronto with a page of its own.", area),
  ).superRefine(distinctAreas),
}).superRefine(({ cities, neighbourhoods }, context) => {
  // Jobs name an area by its slug alone.
  for (const [index, { slug }] of neighbourhoods.entries()) {
    if (!cities.some((city) => city.slug === slug)) continue;
    const message = "a city has this slug already";
    context.addIssue({ code: "custom", path: ["neighbourhoods", index, "slug"], message });
  }
});
