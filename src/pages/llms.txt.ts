import type { APIRoute } from "astro";
import { getCityPages, getNeighbourhoodPages } from "#queries/areas.ts";
import { getBusiness } from "#queries/business.ts";
import { getServices } from "#queries/services.ts";
import { getCostGuide, getHome, getPages } from "#queries/words.ts";
import { staticRoutes } from "#routes.ts";

/** The site for machines that read text: pages, phone, hours, prices and areas, from the same content (llmstxt.org). */
export const GET: APIRoute = async ({ site, url }) => {
  const [business, home, pages, costs, services, cities, neighbourhoods] = await Promise.all([
    getBusiness(),
    getHome(),
    getPages(),
    getCostGuide(),
    getServices(),
    getCityPages(),
    getNeighbourhoodPages(),
  ]);
  const link = (name: string, path: string, about = "") =>
    `- [${name}](${new URL(path, site ?? url).href})${about && `: ${about}`}`;
  const price = (line: { title: string; price: string; unit?: string | undefined }) =>
    `- ${line.title}: ${line.price}${line.unit ? ` ${line.unit}` : ""}`;

  const lines = [
    `# ${business.name}`,
    "",
    `> ${business.tagline}`,
    "",
    `- Phone: ${business.phone}`,
    `- E-mail: ${business.email}`,
    `- Office hours: ${business.hours.opens} – ${business.hours.closes}, ${business.hours.days} days a week; emergency line 24/7`,
    `- Service area: ${business.service_area}`,
    "",
    "## Pages",
    "",
    link("Home", staticRoutes.home, home.meta_description),
    link("Services", staticRoutes.services, pages.services.meta_description),
    link("Areas", staticRoutes.areas, pages.areas.meta_description),
    link("Reviews", staticRoutes.reviews, pages.reviews.meta_description),
    link(
      "Toronto services",
      staticRoutes.local_raccoon_solutions,
      pages.local_raccoon_solutions.meta_description,
    ),
    link("Blog", staticRoutes.learn, pages.learn.meta_description),
    link("Contact", staticRoutes.contact, pages.contact.meta_description),
    "",
    "## Services",
    "",
    ...services.map(({ name, path, summary }) => link(name, path, summary)),
    "",
    `## Prices (${costs.year}, Canadian dollars)`,
    "",
    home.cost.price_note,
    "",
    ...[
      ...costs.summary,
      ...costs.locations,
      ...costs.methods,
      ...costs.factors,
      ...costs.repairs,
    ].map(price),
    "",
    "## Areas",
    "",
    ...cities.map(({ city, head }) => link(city.name, city.path, head?.meta_description)),
    ...neighbourhoods.map(({ neighbourhood, page }) =>
      link(
        `${neighbourhood.name}, Toronto`,
        neighbourhood.path,
        page?.frontMatter.meta_description,
      ),
    ),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
