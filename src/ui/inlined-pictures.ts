const byPage = new WeakMap<Request, Set<string>>();

/** The illustrations that a page has in its HTML so far, given the request for the page. */
export function inlinedPictures(request: Request): Set<string> {
  const paths = byPage.get(request) ?? new Set();
  byPage.set(request, paths);
  return paths;
}
