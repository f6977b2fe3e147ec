/** Checks of the environment variables: the site's address and the ids of the e-mail service. */
import { z } from "zod";
import type { LaunchProblem } from "./problem.ts";

/** Host names that cannot be the company's: of examples, private networks and our guides. */
export const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?(?:example|your-?(?:company|domain|site|name))\.[a-z.]+$|.*\.(?:example|test|invalid|local)$)/i;

/**
 * Returns what is wrong with an address that must be a bare https origin; undefined if nothing is.
 * It reaches the pages' policies and the servers' configurations as it is.
 */
function originProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return "which is not a URL";
  if (url.protocol !== "https:") return "which is not https";
  if (placeholderHost.test(url.hostname)) return "a placeholder";
  if (!z.regexes.domain.test(url.hostname)) return "whose host is not a domain name";
  const bare = `https://${url.hostname}`;
  return address.replace(/\/$/, "") === bare ? undefined : `of which only “${bare}” is allowed`;
}

/** A problem of the environment, which has no place in the content. */
type EnvironmentProblem = Omit<LaunchProblem, "places">;

/** Finds what is wrong with the site's address. Only a placeholder can be accepted. */
function siteAddressProblems(environment: NodeJS.ProcessEnv): EnvironmentProblem[] {
  const url = environment["SITE_URL"] ?? "";
  const problem = originProblem(url);
  if (problem === undefined) return [];
  const what = url.trim()
    ? `SITE_URL is “${url}”, ${problem}.`
    : "SITE_URL is not set, so the site has no address.";
  const fix =
    "Set it in the environment to the public address, such as https://www.your-company.ca.";
  return [{ name: "site-address", what, fix, mustBeFixed: problem !== "a placeholder" }];
}

/** Finds a repository of the CMS that is not written as owner/name. */
export function repositoryProblems(environment: NodeJS.ProcessEnv): EnvironmentProblem[] {
  const repository = environment["CMS_REPOSITORY"] ?? "";
  if (repository.trim() === "" || /^[\w.-]+\/[\w.-]+$/.test(repository)) return [];
  const what = `CMS_REPOSITORY is “${repository}”, which is not a repository.`;
  return [{ name: "cms-repository", what, fix: "Write it as owner/name, or remove it." }];
}

/** The ids of the e-mail service. Each pattern matches the beginnings of the other ids. */
const ids = {
  PUBLIC_EMAILJS_PUBLIC_KEY: /^(?:service|template)_/,
  PUBLIC_EMAILJS_SERVICE_ID: /^template_/,
  PUBLIC_EMAILJS_TEMPLATE_ID: /^service_/,
};

/** An id of the demo, one from a guide (`your_…`, `YOUR-KEY`), or one that was not filled in. */
const placeholderId = /^demo_|(?:^|[^a-z])your(?:[^a-z]|$)|[<>]|^x+$|(?:^|_)(?:tbd|todo|x{3,})$/i;

function idProblem(value: string, anotherId: RegExp): string | undefined {
  if (value.trim() === "") return "is not set";
  if (placeholderId.test(value.trim())) return `is “${value}”, a placeholder`;
  if (!/^[\w-]+$/.test(value)) {
    return `is “${value}”, which has other characters than letters, digits, “-” and “_”`;
  }
  return anotherId.test(value) ? `is “${value}”, which looks like another id` : undefined;
}

/** Finds what prevents the form from sending. None of it can be accepted. */
function formProblems(environment: NodeJS.ProcessEnv): EnvironmentProblem[] {
  const origin = environment["PUBLIC_EMAILJS_ORIGIN"] ?? "";
  const wrongOrigin = origin.trim() ? originProblem(origin) : undefined;
  const wrong = [
    ...Object.entries(ids).map(([variable, anotherId]) => ({
      variable,
      problem: idProblem(environment[variable] ?? "", anotherId),
      fix: "Copy it from the account of the e-mail service into the environment.",
    })),
    {
      variable: "PUBLIC_EMAILJS_ORIGIN",
      problem: wrongOrigin && `is “${origin}”, ${wrongOrigin}`,
      fix: "Set it to the e-mail service's origin, or remove it.",
    },
  ];
  return wrong
    .filter(({ problem }) => problem !== undefined)
    .map(({ variable, problem = "", fix }) => ({
      name: "form",
      what: `${variable} ${problem}: the form cannot send.`,
      fix,
    }));
}

/** Finds everything that is wrong with the environment, in the order in which an owner fixes it. */
export const environmentProblems = (environment: NodeJS.ProcessEnv): LaunchProblem[] =>
  [
    ...siteAddressProblems(environment),
    ...formProblems(environment),
    ...repositoryProblems(environment),
  ].map((problem) => ({ ...problem, places: [] }));
