import type { APIRoute } from "astro";

/** `robots.txt`: allows crawling of every page, and gives the URL of the sitemap. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", site).href}\n`);
