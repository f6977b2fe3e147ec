import { type z } from "zod";
import { flag, group, list, matching, month, slug, text, webPage } from "./fields.ts";

const number = matching(
  /^(?:\d{3}|(?:1-)?\d{3}-\d{3}-\d{4})$/,
  "must be like 811, 905-799-7700 or 1-800-841-2729",
)("Number", "In quotation marks; it becomes a call link.", "811", "905-799-7700");

const label = (example: string) => text("Label", "The words before the number.", example);

const situation = group("Situation", "A situation, and what to do in it.", {
  title: text("Situation", "What has happened.", "A raccoon is in a room"),
  urgent: flag("Urgent", "Whether a person's health may be at stake."),
  moves: list(
    "Moves",
    "At most four things to do, in their order.",
    text("Move", "One thing to do.", "Take people and pets out of the room."),
  )
    .min(1)
    .max(4, { error: "must be at most four moves" }),
  whom: text("Whom to call", "Who helps, in which order.", "Us, at any hour, if it stays."),
  local: flag("Local numbers", "Whether a link leads to the numbers of each city."),
  calls: list(
    "Calls",
    "In place of the button that calls the company.",
    group("Call", "A button that dials a public number.", {
      label: label("Call 811, a nurse"),
      number,
    }),
  )
    .min(1)
    .optional(),
});

const region = group("Region", "A region's health unit and its cities.", {
  name: text("Region", "The region's name.", "Peel"),
  cities: list(
    "Cities",
    "The cities of the region.",
    slug("City", "The city's slug, from areas.yaml.", "mississauga").meta({ reference: "cities" }),
  ).min(1),
  health_unit: ["Who takes reports.", "Peel Public Health"],
  phones: list(
    "Numbers",
    "The health unit's numbers.",
    group("Number", "A number, and when it answers.", {
      label: label("Weekdays, 8:30 to 4:30"),
      number,
    }),
  ).min(1),
  source: webPage("Source", "Where the numbers stand.", "https://www.peelregion.ca/public-health"),
});

/** What to do tonight, `content/tonight.yaml`. */
export const tonightSchema = group("Tonight", "What to do at once, and whom to call.", {
  line: ["Above the number.", "Emergency line 24/7"],
  heading: ["Above the situations.", "What is happening?"],
  whom: text("Whom to call", "Before those who help.", "Whom to call"),
  call_us: ["On the button, before the number.", "Call us"],
  note: ["Below the situations.", "First steps, not medical or legal advice."],
  situations: list("Situations", "The situations, the most common first.", situation).min(1),
  where: group("Where", "The words around the numbers of each city.", {
    heading: ["Above the cities.", "Where are you?"],
    lead: ["Below that: the label of the choice.", "Pick your city."],
    everywhere: ["Before a city is chosen.", "Choose your city"],
    elsewhere: ["Cities of no region.", "Other places"],
    bites: ["Before the health unit, here and on city pages.", "Bites and scratches"],
    link: ["From a situation to the cities.", "Numbers where you live"],
    checked: ["Below the numbers; the month is filled in.", "Found in {month}."],
  }),
  checked: month("Checked", "The month in which the numbers were last checked.", "2026-11"),
  regions: list("Regions", "The regions, each with its health unit.", region).min(1),
});

/** What to do tonight. */
export type Tonight = z.infer<typeof tonightSchema>;
