/** Checks of the environment variables: the site's address and the ids of the e-mail service. */
import { z } from "zod";
import type { LaunchProblem } from "./launch-check.ts";

/** Host names that cannot be the company's: of examples, private networks and our guides. */
export const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?(?:example|your-?(?:company|domain|site|name))\.[a-z.]+$|.*\.(?:example|test|invalid|local)$)/i;

/**
 * Returns what is wrong with an address that must be a bare https origin; undefined if nothing is.
 * It reaches the pages' policies and the servers' configurations as it is.
 */
function originProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return "which is not an https URL";
  if (placeholderHost.test(url.hostname)) return "a placeholder";
  const bare = `https://${url.hostname}`;
  const isBare = z.regexes.domain.test(url.hostname) && address.replace(/\/$/, "") === bare;
  return isBare ? undefined : `of which only “${bare}” is allowed`;
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
  if (!/^[\w-]+$/.test(value)) return `is “${value}”, which is no id`;
  return anotherId.test(value) ? `is “${value}”, which looks like another id` : undefined;
}

/** Finds a repository of the CMS that is not written as owner/name. */
export function repositoryProblems(environment: NodeJS.ProcessEnv): LaunchProblem[] {
  const repository = environment["CMS_REPOSITORY"] ?? "";
  if (repository.trim() === "" || /^\w[\w-]*\/\w[\w.-]*$/.test(repository)) return [];
  const what = `CMS_REPOSITORY is “${repository}”, which is not a repository.`;
  return [
    { name: "cms-repository", what, places: [], fix: "Write it as owner/name, or remove it." },
  ];
}

/** Finds everything that is wrong with the environment, in the order in which an owner fixes it. */
export function environmentProblems(environment: NodeJS.ProcessEnv): LaunchProblem[] {
  const problem = (name: "site-address" | "form", what: string, fix: string): LaunchProblem => ({
    name,
    what,
    places: [],
    fix,
  });
  const address = environment["SITE_URL"]?.trim() ?? "";
  const wrongAddress = originProblem(address);
  const service = environment["PUBLIC_EMAILJS_ORIGIN"]?.trim() ?? "";
  const wrongService = service && originProblem(service);
  return [
    ...(wrongAddress === undefined
      ? []
      : [
          problem(
            "site-address",
            address ? `SITE_URL is “${address}”, ${wrongAddress}.` : "SITE_URL is not set.",
            "Set it in the environment to the public address, such as https://www.your-company.ca.",
          ),
        ]),
    ...Object.entries(ids).flatMap(([variable, anotherId]) => {
      const wrong = idProblem(environment[variable] ?? "", anotherId);
      const fix = "Copy it from the account of the e-mail service into the environment.";
      return wrong ? [problem("form", `${variable} ${wrong}: the form cannot send.`, fix)] : [];
    }),
    ...(wrongService
      ? [
          problem(
            "form",
            `PUBLIC_EMAILJS_ORIGIN is “${service}”, ${wrongService}: the form cannot send.`,
            "Set it to the e-mail service's origin, or remove it.",
          ),
        ]
      : []),
    ...repositoryProblems(environment),
  ];
}
