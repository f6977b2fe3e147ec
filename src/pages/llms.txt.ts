import type { APIRoute } from "astro";
import { getCityPages, getNeighbourhoodPages, getToronto } from "#features/areas/areas.ts";
import { getBusiness, getPageText, getSingle, getSiteText } from "#content/queries.ts";
import { fillIn } from "#content/fill-in.ts";
import { getListedPages, listedCollections } from "#seo/listed-pages.ts";
import { getOtherDays } from "#features/contact/office-hours.ts";
import { getStaticPages } from "#seo/static-pages.ts";
import { getCostGuide } from "#features/cost-guide/cost-guide.ts";

/** A summary for language models (llmstxt.org): phone, hours, pages, prices and areas. */
export const GET: APIRoute = async ({ site }) => {
  const business = await getBusiness();
  const { contact: labels } = await getPageText();
  const { llms_txt: headings, office_hours: officeHours } = await getSiteText();
  const toronto = await getToronto();
  const documents = await getListedPages();
  const costs = await getCostGuide();
  const { summary, locations, methods, factors, repairs } = costs;

  const link = (name: string, path: string, about?: string) =>
    `- [${name}](${new URL(path, site).href})${about ? `: ${about}` : ""}`;
  const price = (line: { title: string; price: string; unit?: string | undefined }) =>
    `- ${line.title}: ${line.price}${line.unit ? ` ${line.unit}` : ""}`;

  const lines = [
    `# ${business.name}`,
    "",
    `> ${business.tagline}`,
    "",
    `- ${labels.phone}: ${business.phone}`,
    `- ${labels.email}: ${business.email}`,
    `- ${[officeHours.line, ...(business.emergency_line ? [business.phone_line.always] : [])].join("; ")}`,
    ...(await getOtherDays()).map(({ text }) => `- ${text}`),
    `- ${labels.service_area}: ${business.service_area}`,
    "",
    `## ${headings.pages}`,
    "",
    ...(await getStaticPages()).map((page) => link(page.title, page.path, page.meta_description)),
    "",
    ...listedCollections.flatMap((kind) =>
      documents[kind].length === 0
        ? []
        : [
            `## ${headings[kind]}`,
            "",
            ...documents[kind].map((page) => link(page.heading, page.path, page.summary)),
            "",
          ],
    ),
    `## ${fillIn(headings.prices, { year: costs.year })}`,
    "",
    (await getSingle("home")).cost.price_note,
    "",
    ...[summary, locations, methods, factors, repairs].flat().map(price),
    "",
    `## ${headings.areas}`,
    "",
    ...(await getCityPages()).map(({ area: { name, path }, content }) =>
      link(name, path, content?.meta_description),
    ),
    ...(await getNeighbourhoodPages()).map(({ area: { name, path }, content }) =>
      link(`${name}, ${toronto.name}`, path, content?.meta_description),
    ),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
