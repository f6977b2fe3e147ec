/** Parses built pages, for the build and for tests. */
import { selectAll } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];

/** An element of a page. */
export type Element = Parameters<typeof DomUtils.getAttributeValue>[0];

/** Parses a page. Returns its elements, and a function that finds some by a CSS selector. */
export function parsePage(html: string) {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return {
    /** The elements of the page, also those in templates. */
    elements: DomUtils.getElementsByTagName("*", document),
    /** Finds elements as browsers do, which leave out those in templates. */
    select: (selector: string) => selectAll<Node, Element>(selector, document),
  };
}

/** The elements of a page. */
export type ParsedPage = ReturnType<typeof parsePage>;
