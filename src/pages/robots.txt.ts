import type { APIRoute } from "astro";
import { sitemapPath } from "#routes.ts";

/** `robots.txt`: allows crawling of every page, and gives the URL of the sitemap. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitemapPath, site).href}\n`);
