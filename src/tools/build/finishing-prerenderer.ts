/** Finishes each page as it is rendered, so that pages are finished in Astro's cache, too. */
import type { AstroPrerenderer } from "astro";

/** Astro's way of rendering pages, with the HTML of each handed through `finish`. */
export function finishingPrerenderer(
  prerenderer: AstroPrerenderer,
  finish: (html: string) => string,
): AstroPrerenderer {
  return {
    ...prerenderer,
    render: async (request, options) => {
      const rendered = await prerenderer.render(request, options);
      const { response, metadata } =
        rendered instanceof Response ? { response: rendered, metadata: undefined } : rendered;
      if (!response.headers.get("content-type")?.startsWith("text/html")) return rendered;
      const html = await response.text();
      const finished = new Response(finish(html), response);
      return metadata ? { response: finished, metadata } : finished;
    },
  };
}
