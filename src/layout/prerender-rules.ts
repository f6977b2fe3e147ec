/** Chrome's rules for prerendering the page of a link. */
import { contactCardPath } from "#routes.ts";

/**
 * The value of the header `No-Vary-Search`: the server's answer does not depend on these query
 * parameters, where a visit came from and the chosen price, so that a prerendered page serves them.
 */
export const noVarySearch = 'params=("from" "price")';

/** The page of a link, other than the contact's file. */
const pages = [{ href_matches: "/*" }, { not: { href_matches: contactCardPath } }];

/**
 * The rules as JSON: a page is prerendered when its link is pressed, and where a mouse can hover over
 * links (`prerender-on-hover.client.ts`) already then.
 */
export const prerenderRules = JSON.stringify({
  prerender: [
    {
      where: { and: pages },
      eagerness: "conservative",
      expects_no_vary_search: noVarySearch,
    },
    {
      where: { and: [...pages, { selector_matches: "[data-hover] a" }] },
      eagerness: "moderate",
      expects_no_vary_search: noVarySearch,
    },
  ],
});
