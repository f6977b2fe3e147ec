/** The structured data of each kind of page. */
import { staticRoutes, type Crumb } from "#routes.ts";
import type { Business } from "#schemas/business.ts";
import type { Review } from "#schemas/review.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { faqPage } from "./faq-page.ts";
import { graphOf } from "./graph.ts";
import { localBusiness } from "./local-business.ts";
import { serviceNode } from "./service.ts";
import { webPage } from "./web-page.ts";

interface Question {
  question: string;
  answer: { text: string };
}

/** The home page: the company and the questions. */
export const homeGraph = (site: URL, business: Business, questions: readonly Question[]) =>
  graphOf(localBusiness(site, business), faqPage(questions));

/** The reviews page: the company with its rating and reviews. */
export const reviewsGraph = (site: URL, business: Business, reviews: readonly Review[]) =>
  graphOf(localBusiness(site, business, { reviews }));

/** A service's page: the company, the service and the breadcrumbs. */
export const serviceGraph = (
  site: URL,
  business: Business,
  service: Crumb & { description: string },
  crumbs: readonly Crumb[],
) =>
  graphOf(
    localBusiness(site, business),
    serviceNode(site, business, service),
    breadcrumbList(site, crumbs),
  );

/** The page of a city or neighbourhood: the company in that area, the breadcrumbs, and the questions if there are any. */
export const areaGraph = (
  site: URL,
  business: Business,
  area: string,
  crumbs: readonly Crumb[],
  questions: readonly Question[] = [],
) =>
  graphOf(
    localBusiness(site, business, { area }),
    breadcrumbList(site, crumbs),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  );

/** The Toronto services page: the company in Toronto, the page, the breadcrumbs and the questions. */
export const localSolutionsGraph = (
  site: URL,
  business: Business,
  city: { name: string },
  crumbs: readonly Crumb[],
  page: { title: string; meta_description: string },
  questions: readonly Question[],
) =>
  graphOf(
    localBusiness(site, business, { area: city.name }),
    webPage(site, business, staticRoutes.local_raccoon_solutions, page),
    breadcrumbList(site, crumbs),
    faqPage(questions),
  );
