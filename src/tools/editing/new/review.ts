import { valueAt } from "#loader/yaml-paths.ts";
import { staticRoutes } from "#routes.ts";
import { dateInWords } from "#schemas/fields.ts";
import { reviewSchema } from "#schemas/review.ts";
import { helpAt } from "#schemas/schema-at.ts";
import { addItem, folded } from "#tools/editing/yaml/add-item.ts";
import { publishDraft } from "./draft-renderer.ts";
import { fieldFlag, flag, AdditionError, type Kind } from "./kind.ts";

const today = () =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Toronto" }).format();

const optional = { defaultAnswer: () => "" };

/** Adds a customer's review to the file of its year, in which the newest review comes first. */
export const review: Kind = {
  what: "a customer's review, in the file of its year",
  flags: [
    fieldFlag(reviewSchema, ["name"]),
    fieldFlag(reviewSchema, ["location"], optional),
    fieldFlag(reviewSchema, ["city"], optional),
    fieldFlag(reviewSchema, ["title"], optional),
    fieldFlag(reviewSchema, ["rating"], { defaultAnswer: () => "5" }),
    flag("date", dateInWords, { defaultAnswer: today }),
    fieldFlag(reviewSchema, ["text"], optional),
  ],
  plan: ({ name, location, city, title, rating, date = "", text }, files) => {
    const path = `reviews/${date.slice(-4)}.yaml`;
    const existing = files.get(path);
    const added = addItem(existing ?? "", {
      list: [],
      item: {
        name,
        ...(location && { location }),
        ...(city && { city }),
        ...(title && { title }),
        text: text ? folded(text) : "",
        rating: Number(rating),
        date,
        ...(!text && { draft: true }),
      },
      comments: text
        ? {}
        : { text: `To write: ${helpAt(reviewSchema, ["text"]).description ?? ""}` },
      isBefore: (other) => Date.parse(String(valueAt(other, ["date"]))) <= Date.parse(date),
    });
    if (!added) {
      throw new AdditionError(
        `There is no list in ${path} to add to; npm run check:content shows why.`,
      );
    }
    return {
      files: { [path]: existing === undefined ? { text: added.text } : added },
      page: staticRoutes.reviews,
      reminders: [
        ...(text ? [] : [publishDraft(path)]),
        "The overall rating on the reviews page is set in business.yaml; a new review does not change it.",
      ],
    };
  },
};
