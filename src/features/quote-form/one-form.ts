/** The pages with a quote form, by their requests. */
const pages = new WeakSet<Request>();

/**
 * Throws if a page has a quote form already: two would have the same ids, and write into the same
 * draft.
 */
export function requireOneForm(request: Request) {
  if (pages.has(request)) {
    const { pathname } = new URL(request.url);
    throw new Error(`The page ${pathname} has two quote forms; leave one of them out.`);
  }
  pages.add(request);
}
