/** The structured data of each kind of page: a node of a further type is one line here. */
import { staticRoutes } from "#routes.ts";
import type { Business } from "#schemas/business.ts";
import type { Review } from "#schemas/review.ts";
import { breadcrumbList, type Crumb } from "./breadcrumb-list.ts";
import { faqPage } from "./faq-page.ts";
import { graphOf } from "./graph.ts";
import { localBusiness } from "./local-business.ts";
import { serviceNode } from "./service.ts";
import { webPage } from "./web-page.ts";

interface Question {
  question: string;
  answer: { text: string };
}

const home: Crumb = { name: "Home", path: staticRoutes.home };
const areas: Crumb = { name: "Areas", path: staticRoutes.areas };

/** The breadcrumbs of a service's page. */
export const serviceCrumbs = ({ name, path }: Crumb): Crumb[] => [
  home,
  { name: "Services", path: staticRoutes.services },
  { name, path },
];

/** The breadcrumbs of a city's page. */
export const cityCrumbs = ({ name, path }: Crumb): Crumb[] => [home, areas, { name, path }];

/** The breadcrumbs of a neighbourhood's page. */
export const neighbourhoodCrumbs = (city: Crumb, { name, path }: Crumb): Crumb[] => [
  home,
  areas,
  { name: city.name, path: city.path },
  { name, path },
];

/** The breadcrumbs of the Toronto services page. */
export const localSolutionsCrumbs = (city: Crumb, name: string): Crumb[] => [
  home,
  areas,
  { name: city.name, path: city.path },
  { name, path: staticRoutes.local_raccoon_solutions },
];

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
) =>
  graphOf(
    localBusiness(site, business),
    serviceNode(site, business, service),
    breadcrumbList(site, serviceCrumbs(service)),
  );

/** A city's page: the company in that city, the breadcrumbs and the questions. */
export const cityGraph = (
  site: URL,
  business: Business,
  city: Crumb,
  questions: readonly Question[],
) =>
  graphOf(
    localBusiness(site, business, { area: city.name }),
    breadcrumbList(site, cityCrumbs(city)),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  );

/** A neighbourhood's page: the company there and the breadcrumbs. */
export const neighbourhoodGraph = (
  site: URL,
  business: Business,
  city: Crumb,
  neighbourhood: Crumb,
) =>
  graphOf(
    localBusiness(site, business, { area: `${neighbourhood.name}, ${city.name}` }),
    breadcrumbList(site, neighbourhoodCrumbs(city, neighbourhood)),
  );

/** The Toronto services page: the company in Toronto, the page, the breadcrumbs and the questions. */
export const localSolutionsGraph = (
  site: URL,
  business: Business,
  city: Crumb,
  page: { title: string; meta_description: string; heading: string },
  questions: readonly Question[],
) =>
  graphOf(
    localBusiness(site, business, { area: city.name }),
    webPage(site, business, {
      name: page.title,
      description: page.meta_description,
      path: staticRoutes.local_raccoon_solutions,
    }),
    breadcrumbList(site, localSolutionsCrumbs(city, page.heading)),
    faqPage(questions),
  );
