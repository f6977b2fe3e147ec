/** Moved pages: the addresses that were pages before, and where each page is now. */
import { distinct, group, list, matching } from "./fields.ts";

const address = matching(
  /^(?:\/[\w-]+)+$/,
  "must be an address without the domain, such as /learn/raccoon-in-the-chimney, with no slash at its end",
);

/** The schema of `moved.yaml`. */
export const movedSchema = group("Addresses that lead to another page now.", {
  moved: list("Moved page", "The addresses that were pages before.", {
    from: address("The address that was a page before.", "/learn/chimney-or-deck"),
    to: address("The address of the page now.", "/learn/raccoon-in-the-chimney").meta({
      reference: "pages",
    }),
  }).superRefine(distinct("from")),
});
