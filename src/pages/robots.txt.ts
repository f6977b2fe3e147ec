import type { APIRoute } from "astro";

/** What crawlers may read: everything; and where the list of pages is. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", site ?? url).href}\n`,
  );
