/** Checks of the environment variables: the site's address and the ids of the e-mail service. */
import { z } from "zod";
import type { LaunchProblem } from "./launch-check.ts";

/** Host names that cannot be the company's: of examples, private networks and our guides. */
export const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?(?:example|your-?(?:company|domain|site|name))\.[a-z.]+$|.*\.(?:example|test|invalid|local)$)/i;

/** Whether an address is a bare origin, as the pages' policies and the servers need it. */
function isOrigin(address: string) {
  const host = URL.parse(address)?.hostname ?? "";
  const isBare = address.replace(/\/$/, "") === `https://${host}`;
  return isBare && z.regexes.domain.test(host) && !placeholderHost.test(host);
}

/** An id of the demo, one from a guide (`your_…`, `YOUR-KEY`), or one that was not filled in. */
const placeholderId = /^demo_|(?:^|[^a-z])your(?:[^a-z]|$)|^x+$|(?:^|_)(?:tbd|todo|x{3,})$/i;

const id = (form: RegExp) => ({
  name: "form" as const,
  isRight: (value: string) => form.test(value) && !placeholderId.test(value),
  fix: "Copy it from your account at EmailJS: the form cannot send without it.",
});

/** The variables in the order in which an owner sets them. An id may not begin like another one. */
const variables = {
  SITE_URL: {
    name: "site-address",
    isRight: isOrigin,
    fix: "Write the site’s address, such as https://www.your-company.ca, and nothing after the domain.",
  },
  PUBLIC_EMAILJS_PUBLIC_KEY: id(/^(?!service_|template_)[\w-]+$/),
  PUBLIC_EMAILJS_SERVICE_ID: id(/^(?!template_)[\w-]+$/),
  PUBLIC_EMAILJS_TEMPLATE_ID: id(/^(?!service_)[\w-]+$/),
  PUBLIC_EMAILJS_ORIGIN: {
    name: "form",
    isRight: (value) => value === "" || isOrigin(value),
    fix: "Write https:// and a domain, such as https://api.emailjs.com, or remove it: the form cannot send there.",
  },
  COUNT_URL: {
    name: "counting",
    isRight: (value) =>
      value === "" ||
      (isOrigin(URL.parse(value.split(" ")[0] ?? "")?.origin ?? "") &&
        ["{path}", "{event}"].every((part) => value.includes(part))),
    fix: "Write it with {path} and {event} as src/hosting/README.md shows, or remove it.",
  },
  CMS_REPOSITORY: {
    name: "cms-repository",
    isRight: (value) => value === "" || /^\w[\w-]*\/\w[\w.-]*$/.test(value),
    fix: "Write the owner and the name of the repository on GitHub as owner/name, or remove it.",
  },
} as const satisfies Record<
  string,
  { name: LaunchProblem["name"]; isRight: (value: string) => boolean; fix: string }
>;

/** Finds what is wrong with the environment variables; `names` can limit the check to some. */
export const environmentProblems = (
  environment: NodeJS.ProcessEnv,
  ...names: (keyof typeof variables)[]
): LaunchProblem[] =>
  Object.entries(variables).flatMap(([variable, { name, isRight, fix }]) => {
    const value = environment[variable]?.trim() ?? "";
    const isAsked = names.length === 0 || names.some((one) => one === variable);
    if (!isAsked || isRight(value)) return [];
    const found = value === "" ? "not set" : `“${value}”`;
    return [{ name, what: `${variable} is ${found}. ${fix}`, places: [] }];
  });
