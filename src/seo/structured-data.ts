/** The structured data of each kind of page. */
import type { Article, BreadcrumbList, FAQPage, Graph, Service, Thing, WebPage } from "schema-dts";
import { currency, locale } from "#site.ts";
import { shareImagePath, staticRoutes, type Crumb, type Crumbs } from "#routes.ts";
import type { Guide } from "#features/guides/guides.ts";
import type { Business } from "#content/business-schema.ts";
import type { Question } from "#content/markdown-sections.ts";
import type { ReviewEntry } from "#features/reviews/schema.ts";
import { businessId, localBusiness, reviewNodes } from "./local-business.ts";

/** The JSON-LD document of a page. `PageLayout.astro` calls it with the site and the company. */
export type PageGraph = (site: URL, business: Business) => Graph;

/** A page's JSON-LD document: the company, and the page's own nodes. */
const graphOf =
  (nodes: (site: URL, business: Business) => readonly Thing[]): PageGraph =>
  (site, business) => ({
    "@context": "https://schema.org",
    "@graph": [localBusiness(site, business), ...nodes(site, business)],
  });

/** A JSON-LD document as the text of a script element, which “</script>” in the content cannot end. */
export const jsonLd = (graph: Graph) => JSON.stringify(graph).replaceAll("<", "\\u003c");

/** The home page: the company and the questions. */
export const homeGraph = (questions: readonly Question[]) => graphOf(() => [faqPage(questions)]);

/** The reviews page: the company, its rating and its reviews. */
export const reviewsGraph = (reviews: readonly ReviewEntry[]) =>
  graphOf((site, business) => reviewNodes(site, business, reviews));

/** A job's page: the company and the breadcrumbs. */
export const jobGraph = (crumbs: Crumbs) => graphOf((site) => [breadcrumbList(site, crumbs)]);

/** A service's page: the company, the service and the breadcrumbs. */
export const serviceGraph = (service: Crumb & { description: string }, crumbs: Crumbs) =>
  graphOf((site, { service_area, price_from }) => [
    {
      ...serviceNode(site, service, service_area),
      description: service.description,
      offers: { "@type": "Offer", price: price_from, priceCurrency: currency },
    },
    breadcrumbList(site, crumbs),
  ]);

/** A guide's page: the company, the article and the breadcrumbs. */
export const guideGraph = (
  guide: Pick<Guide, "heading" | "meta_description" | "published" | "updated" | "path" | "sources">,
  crumbs: Crumbs,
) =>
  graphOf((site, { name }) => [
    {
      "@type": "Article",
      headline: guide.heading,
      description: guide.meta_description,
      url: new URL(guide.path, site).href,
      image: new URL(shareImagePath(guide.path), site).href,
      datePublished: guide.published,
      dateModified: guide.updated,
      inLanguage: locale,
      citation: guide.sources.map(({ url }) => url),
      author: { "@id": businessId(site), "@type": "Organization", name, url: site.href },
      publisher: { "@id": businessId(site) },
    } satisfies Article,
    breadcrumbList(site, crumbs),
  ]);

/** A city's or neighbourhood's page: the company, its service there, breadcrumbs, and questions. */
export const areaGraph = (
  area: Crumb & { heading: string },
  crumbs: Crumbs,
  questions: readonly Question[] = [],
) =>
  graphOf((site) => [
    serviceNode(site, { name: area.heading, path: area.path }, area.name),
    breadcrumbList(site, crumbs),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ]);

/** The Toronto page: the company, the page, the breadcrumbs and the questions. */
export const torontoGraph = (
  page: { title: string; meta_description: string },
  crumbs: Crumbs,
  questions: readonly Question[],
) =>
  graphOf((site, { published }) => [
    {
      "@type": "WebPage",
      name: page.title,
      description: page.meta_description,
      url: new URL(staticRoutes.toronto, site).href,
      datePublished: published,
      inLanguage: locale,
      publisher: { "@id": businessId(site) },
    } satisfies WebPage,
    breadcrumbList(site, crumbs),
    faqPage(questions),
  ]);

/** The breadcrumbs of a page; the last is the page itself. */
const breadcrumbList = (site: URL, { pages }: Crumbs): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: pages.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(path, site).href,
  })),
});

/** The questions and answers that a page shows, as plain text. */
const faqPage = (questions: readonly Question[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.text },
  })),
});

/** Returns what the company does in an area. */
const serviceNode = (site: URL, { name, path }: Crumb, area: string) =>
  ({
    "@type": "Service",
    name,
    url: new URL(path, site).href,
    provider: { "@id": businessId(site) },
    areaServed: { "@type": "Place", name: area },
  }) satisfies Service;
