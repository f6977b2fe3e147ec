import { z } from "zod";
import { about, slug, text } from "./fields.ts";

const number = z
  .string()
  .regex(/^(?:\d{3}|(?:1-)?\d{3}-\d{3}-\d{4})$/, {
    error: "must be like 811, 905-799-7700 or 1-800-841-2729",
  })
  .meta(about("Number", "In quotation marks; it becomes a call link.", "811", "905-799-7700"));

const label = (example: string) =>
  text.meta(about("Label", "The words before the number.", example));

const situation = z
  .strictObject({
    title: text.meta(about("Situation", "What has happened.", "A raccoon is in a room")),
    urgent: z
      .boolean()
      .meta(about("Urgent", "Whether a person's health may be at stake.", true))
      .optional(),
    moves: z
      .array(text.meta(about("Move", "One thing to do.", "Take people and pets out of the room.")))
      .min(1)
      .max(4, { error: "must be at most four moves" })
      .meta(about("Moves", "At most four things to do, in their order.")),
    whom: text.meta(
      about("Whom to call", "Who helps, in which order.", "Us, at any hour, if it stays."),
    ),
    local: z
      .boolean()
      .meta(about("Local numbers", "Whether a link leads to the numbers of each city.", true))
      .optional(),
    calls: z
      .array(
        z
          .strictObject({ label: label("Call 811, a nurse"), number })
          .meta(about("Call", "A button that dials a public number.")),
      )
      .min(1)
      .meta(about("Calls", "In place of the button that calls the company."))
      .optional(),
  })
  .meta(about("Situation", "A situation, and what to do in it."));

const region = z
  .strictObject({
    name: text.meta(about("Region", "The region's name.", "Peel")),
    cities: z
      .array(
        slug.meta({
          ...about("City", "The city's slug, from areas.yaml.", "mississauga"),
          reference: "cities",
        }),
      )
      .min(1)
      .meta(about("Cities", "The cities of the region.")),
    health_unit: text.meta(about("Health unit", "Who takes reports.", "Peel Public Health")),
    phones: z
      .array(
        z
          .strictObject({ label: label("Weekdays, 8:30 to 4:30"), number })
          .meta(about("Number", "A number, and when it answers.")),
      )
      .min(1)
      .meta(about("Numbers", "The health unit's numbers.")),
    source: z
      .url({ protocol: /^https$/, error: "must be an address that begins with https://" })
      .meta(about("Source", "Where the numbers stand.", "https://www.peelregion.ca/public-health")),
  })
  .meta(about("Region", "A region's health unit and its cities."));

/** What to do tonight, `content/tonight.yaml`. */
export const tonightSchema = z
  .strictObject({
    line: text.meta(about("Line", "Above the number.", "Emergency line 24/7")),
    heading: text.meta(about("Heading", "Above the situations.", "What is happening?")),
    whom: text.meta(about("Whom to call", "Before those who help.", "Whom to call")),
    call_us: text.meta(about("Call us", "On the button, before the number.", "Call us")),
    note: text.meta(
      about("Note", "Below the situations.", "First steps, not medical or legal advice."),
    ),
    situations: z
      .array(situation)
      .min(1)
      .meta(about("Situations", "The situations, the most common first.")),
    where: z
      .strictObject({
        heading: text.meta(about("Heading", "Above the cities.", "Where are you?")),
        lead: text.meta(about("Lead", "Below that.", "Pick your city.")),
        label: text.meta(about("Label", "Of the choice.", "City")),
        everywhere: text.meta(
          about("Nothing chosen", "Before a city is chosen.", "Choose your city"),
        ),
        elsewhere: text.meta(about("Elsewhere", "Cities of no region.", "Other places")),
        bites: text.meta(
          about("Bites", "Before the health unit, here and on city pages.", "Bites and scratches"),
        ),
        link: text.meta(about("Link", "From a situation to the cities.", "Numbers where you live")),
        checked: text.meta(
          about("Checked", "Below the numbers; the month is filled in.", "Found in {month}."),
        ),
      })
      .meta(about("Where", "The words around the numbers of each city.")),
    checked: z
      .string()
      .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: "must be a year and month like 2026-11" })
      .meta(about("Checked", "The month in which the numbers were last checked.", "2026-11")),
    regions: z
      .array(region)
      .min(1)
      .meta(about("Regions", "The regions, each with its health unit.")),
  })
  .meta(about("Tonight", "What to do at once, and whom to call."));

/** What to do tonight. */
export type Tonight = z.infer<typeof tonightSchema>;
