/** Chrome's rules for prerendering the page of a link. */
import { contactCardPath } from "#routes.ts";

/**
 * The value of the header `No-Vary-Search`: the server's answer does not depend on these query
 * parameters, where a visit came from and the chosen price, so that a prerendered page serves them.
 */
export const noVarySearch = 'params=("from" "price")';

/** The rules as JSON: when the page of a link is prerendered, other than the contact's file. */
export const prerenderWhen = (eagerness: "conservative" | "moderate") =>
  JSON.stringify({
    prerender: [
      {
        where: { and: [{ href_matches: "/*" }, { not: { href_matches: contactCardPath } }] },
        eagerness,
        expects_no_vary_search: noVarySearch,
      },
    ],
  });
