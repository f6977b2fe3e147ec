/** Checks of the environment variables: the site's address and the ids of the e-mail service. */
import { type LaunchProblem } from "./problem.ts";

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>;

/** Host names that are reserved for examples and private networks, or used as examples in this project's guides. */
const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?(?:example|your-?(?:company|domain|site|name))\.[a-z.]+$|.*\.(?:example|test|invalid|local)$)/i;

/** Whether a host name cannot be that of the company's public site. */
export const isPlaceholderHost = (host: string) => placeholderHost.test(host);

/** Finds what is wrong with the site's address. A missing or malformed one cannot be accepted. */
export function siteAddressProblems(environment: Environment): LaunchProblem[] {
  const url = environment["SITE_URL"]?.trim() ?? "";
  const what = addressFault(url);
  if (what === undefined) return [];
  return [
    {
      name: "site-address",
      what,
      places: [],
      fix: "Set it in the environment to the public address, such as https://www.your-company.ca.",
      acceptable: URL.canParse(url),
    },
  ];
}

function addressFault(url: string): string | undefined {
  if (url === "") return "SITE_URL is not set, so the site has no address.";
  if (!URL.canParse(url)) return `SITE_URL is “${url}”, which is not a URL.`;
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol !== "https:") return `SITE_URL is “${url}”, which is not https.`;
  if (isPlaceholderHost(hostname)) return `SITE_URL is “${url}”, a placeholder.`;
  if (pathname !== "/") return `SITE_URL is “${url}”; the site must be at the root of its domain.`;
  return undefined;
}

/** The ids of the e-mail service. Each pattern matches the beginnings of the other ids. */
const ids = {
  PUBLIC_EMAILJS_PUBLIC_KEY: /^(?:service|template)_/,
  PUBLIC_EMAILJS_SERVICE_ID: /^template_/,
  PUBLIC_EMAILJS_TEMPLATE_ID: /^service_/,
};

/** Finds what prevents the form from sending. */
export function formProblems(environment: Environment): LaunchProblem[] {
  const problem = (what: string, fix: string): LaunchProblem => ({
    name: "form",
    what: `${what}: the form cannot send.`,
    places: [],
    fix,
    acceptable: false,
  });
  const problems = Object.entries(ids).flatMap(([variable, anotherId]) => {
    const fault = idFault(environment[variable]?.trim() ?? "", anotherId);
    const fix = "Copy it from the account of the e-mail service into the environment.";
    return fault === undefined ? [] : [problem(`${variable} ${fault}`, fix)];
  });
  const origin = environment["PUBLIC_EMAILJS_ORIGIN"]?.trim() ?? "";
  if (origin !== "" && !isPublicHttps(origin)) {
    problems.push(
      problem(
        `PUBLIC_EMAILJS_ORIGIN is “${origin}”, which is not a public https address`,
        "Set it to the e-mail service's origin, or remove it.",
      ),
    );
  }
  return problems;
}

/** An id of the demo, one from a guide (`your_…`, `YOUR-KEY`), or one that was not filled in. */
const placeholderId = /^demo_|(?:^|[^a-z])your(?:[^a-z]|$)|[<>\s]|^x+$|(?:^|_)(?:tbd|todo|x{3,})$/i;

function idFault(value: string, anotherId: RegExp): string | undefined {
  if (value === "") return "is not set";
  if (placeholderId.test(value)) return `is “${value}”, a placeholder`;
  return anotherId.test(value) ? `is “${value}”, which looks like another id` : undefined;
}

function isPublicHttps(url: string) {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && !isPlaceholderHost(hostname);
}
