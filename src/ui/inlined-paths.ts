const byPage = new WeakMap<Request, Set<string>>();

/** The SVG files that a page has in its HTML so far, given the request for the page. */
export function inlinedPaths(request: Request): Set<string> {
  const paths = byPage.get(request) ?? new Set();
  byPage.set(request, paths);
  return paths;
}
