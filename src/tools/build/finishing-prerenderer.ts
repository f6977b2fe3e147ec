/** Post-processes each page as it is rendered, so that Astro's cache holds the finished page. */
import type { AstroPrerenderer } from "astro";

/** Wraps Astro's prerenderer: passes the HTML of each page through `finish`. */
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
