/** Checks of the environment variables: the site's address and the ids of the e-mail service. */
import type { LaunchProblem } from "./problem.ts";

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>;

/** Host names for examples or private networks, or examples in this project's guides. */
const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?(?:example|your-?(?:company|domain|site|name))\.[a-z.]+$|.*\.(?:example|test|invalid|local)$)/i;

/** Whether a host name cannot be that of the company's public site. */
export const isPlaceholderHost = (host: string) => placeholderHost.test(host);

/** Returns what is wrong with the URL of a public site; undefined if nothing is. */
function addressProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return "which is not a URL";
  if (url.protocol !== "https:") return "which is not https";
  if (isPlaceholderHost(url.hostname)) return "a placeholder";
  return url.pathname === "/" ? undefined : "which has a path; only the root of a domain works";
}

/** Finds what is wrong with the site's address. A missing or malformed one cannot be accepted. */
export function siteAddressProblems(environment: Environment): LaunchProblem[] {
  const url = environment["SITE_URL"]?.trim() ?? "";
  const problem = addressProblem(url);
  if (problem === undefined) return [];
  return [
    {
      name: "site-address",
      what: url
        ? `SITE_URL is “${url}”, ${problem}.`
        : "SITE_URL is not set, so the site has no address.",
      places: [],
      fix: "Set it in the environment to the public address, such as https://www.your-company.ca.",
      acceptable: URL.canParse(url),
    },
  ];
}

/** The ids of the e-mail service. Each pattern matches the beginnings of the other ids. */
const ids = {
  PUBLIC_EMAILJS_PUBLIC_KEY: /^(?:service|template)_/,
  PUBLIC_EMAILJS_SERVICE_ID: /^template_/,
  PUBLIC_EMAILJS_TEMPLATE_ID: /^service_/,
};

/** An id of the demo, one from a guide (`your_…`, `YOUR-KEY`), or one that was not filled in. */
const placeholderId = /^demo_|(?:^|[^a-z])your(?:[^a-z]|$)|[<>\s]|^x+$|(?:^|_)(?:tbd|todo|x{3,})$/i;

function idProblem(value: string, anotherId: RegExp): string | undefined {
  if (value === "") return "is not set";
  if (placeholderId.test(value)) return `is “${value}”, a placeholder`;
  return anotherId.test(value) ? `is “${value}”, which looks like another id` : undefined;
}

/** Finds what prevents the form from sending. None of it can be accepted. */
export function formProblems(environment: Environment): LaunchProblem[] {
  const wrongIds = Object.entries(ids).flatMap(([variable, anotherId]) => {
    const problem = idProblem(environment[variable]?.trim() ?? "", anotherId);
    const fix = "Copy it from the account of the e-mail service into the environment.";
    return problem === undefined ? [] : [{ what: `${variable} ${problem}`, fix }];
  });
  const origin = environment["PUBLIC_EMAILJS_ORIGIN"]?.trim();
  const originProblem = origin ? addressProblem(origin) : undefined;
  const wrongOrigin = {
    what: `PUBLIC_EMAILJS_ORIGIN is “${origin ?? ""}”, ${originProblem ?? ""}`,
    fix: "Set it to the e-mail service's origin, or remove it.",
  };
  return [...wrongIds, ...(originProblem ? [wrongOrigin] : [])].map(({ what, fix }) => ({
    name: "form",
    what: `${what}: the form cannot send.`,
    places: [],
    fix,
    acceptable: false,
  }));
}
