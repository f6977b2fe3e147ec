import {
  flag,
  group,
  list,
  listOfGroups,
  matching,
  month,
  slug,
  webPage,
  texts,
} from "#content/fields.ts";

const number = matching(
  /^(?:\d{3}|(?:1-)?\d{3}-\d{3}-\d{4})$/,
  "must be like 811, 905-799-7700 or 1-800-841-2729",
)("The phone number, in quotation marks; pages show it as a call link.", "811", "905-799-7700");

const label = "The words beside the number.";

const situation = group("Situation", "A situation, and what to do about it.", {
  title: "What has happened.",
  urgent: flag("true if a person's health may be at risk."),
  steps: texts("Step", "At most four things to do, in order.", "One thing to do.")
    .min(1)
    .max(4, { error: "must be at most four steps" }),
  whom: "Whom to call, in which order.",
  local: flag("true to show a link to the numbers of each city."),
  calls: listOfGroups(
    "Call",
    "Buttons that dial public numbers, in place of the button that calls the company. A button shows only its label, so name the number in it.",
    {
      label,
      number,
    },
  )
    .min(1)
    .optional(),
});

const region = group("Region", "A region's health unit and its cities.", {
  name: "The region's name.",
  cities: list(
    "The cities of the region.",
    slug("The slug of a city in areas.yaml.").meta({ title: "City", reference: "cities" }),
  ).min(1),
  health_unit: "The health unit that takes reports of bites.",
  phones: listOfGroups("Number", "The health unit's numbers.", {
    label,
    number,
    city: slug("The slug of the only city that the number is for, if it is not for all of them.")
      .meta({ title: "City", reference: "cities" })
      .optional(),
  }).min(1),
  source: webPage("The web page on which the numbers were found."),
});

/** First steps in an emergency, `content/emergency.yaml`. */
export const emergencySchema = group("Emergency", "What to do in an emergency, and whom to call.", {
  line: "The line above the company's phone number.",
  heading: "The heading above the situations.",
  whom: "The label above the text on whom to call.",
  call_us: "The button that calls the company, before the phone number.",
  note: "A remark below the situations.",
  situations: list("The situations, the most common first.", situation).min(1),
  where: group("Where", "The words around the numbers of each city.", {
    heading: "The heading above the list of cities.",
    label: "The label of the list in which visitors choose their city.",
    lead: "After the label: whom to call, and when.",
    everywhere: "In the list before a city is chosen.",
    elsewhere: "The group of cities without a region.",
    bites: "The label of the health unit, here and on the pages of cities.",
    bite_advice: "Below that label on the pages of cities and neighbourhoods: what to do first.",
    no_region: "In place of the health unit on the page of a city without a region.",
    sick_or_injured: "The label of a city's first public service.",
    dead_on_the_road: "The label of the second one.",
    feeding: "The label of the third one.",
    source: "The link to the source of such a row; {topic} is its label, {name} the city.",
    extension: "How a phone number with an extension is written, with {number}, {extension}.",
    others: "The link from a city's page to these rows; {name} is the city.",
    link: "The link from a situation to the list of cities.",
    checked: "Below the numbers; {month} is the month of the oldest check.",
  }),
  checked: month("The month in which the numbers were last checked."),
  regions: list("The regions, each with its health unit.", region)
    .min(1)
    .superRefine((regions, context) => {
      const seen = new Set<string>();
      for (const [index, { cities }] of regions.entries()) {
        for (const [at, city] of cities.entries()) {
          const path = [index, "cities", at];
          const message = "is listed under another region already";
          if (seen.has(city)) context.addIssue({ code: "custom", path, message });
          seen.add(city);
        }
      }
    }),
});
