/** Checks of the environment variables: the site's address and the ids of the e-mail service. */
import { z } from "zod";
import { accountIds, emailService } from "#email-service.ts";
import type { LaunchProblem } from "./problem.ts";

/** Host names that cannot be the company's: of examples, private networks and our guides. */
export const placeholderHost =
  /^(?:localhost|127\.|\[::1\]|(?:.*\.)?(?:example|your-?(?:company|domain|site|name))\.[a-z.]+$|.*\.(?:example|test|invalid|local)$)/i;

/** Returns whether an address is a bare origin, as the pages' policies and the servers need it. */
function isOrigin(address: string) {
  const host = URL.parse(address)?.hostname ?? "";
  const isBare = address.replace(/\/$/, "") === `https://${host}`;
  return isBare && z.regexes.domain.test(host) && !placeholderHost.test(host);
}

/** An id of the demo, one from a guide (`your_…`, `YOUR-KEY`), or one that was not filled in. */
const placeholderId = /^demo_|(?:^|[^a-z])your(?:[^a-z]|$)|^x+$|(?:^|_)(?:tbd|todo|x{3,})$/i;

/** Describes how an environment variable is checked. */
interface Variable {
  /** The problem's name in the report. */
  name: string;
  isRight: (value: string) => boolean;
  fix: string;
}

/** The ids of the account at the e-mail service. None may begin like another one. */
const idVariables = Object.fromEntries(
  Object.entries(accountIds).map(([variable, id]): [string, Variable] => {
    const others = Object.values(accountIds).filter((other) => other !== id);
    return [
      variable,
      {
        name: "form",
        isRight: (value) =>
          /^[\w-]+$/.test(value) &&
          !placeholderId.test(value) &&
          !others.some(({ prefix }) => prefix !== undefined && value.startsWith(prefix)),
        fix: `Copy it from your account at ${emailService.name}: the form cannot send without it.`,
      },
    ];
  }),
);

/** The variables in the order in which an owner sets them. */
const variables: Readonly<Record<string, Variable>> = {
  SITE_URL: {
    name: "site-address",
    isRight: isOrigin,
    fix: "Write the site’s address, such as https://www.your-company.ca, and nothing after the domain.",
  },
  ...idVariables,
  [emailService.originVariable]: {
    name: "form",
    isRight: (value) => value === "" || isOrigin(value),
    fix: `Write https:// and a domain, such as ${emailService.origin}, or remove it: the form cannot send there.`,
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
};

/** Finds what is wrong with the environment variables; `names` can limit the check to some. */
export const environmentProblems = (
  environment: NodeJS.ProcessEnv,
  ...names: string[]
): LaunchProblem[] =>
  Object.entries(variables).flatMap(([variable, { name, isRight, fix }]) => {
    const value = environment[variable]?.trim() ?? "";
    const isAsked = names.length === 0 || names.some((one) => one === variable);
    if (!isAsked || isRight(value)) return [];
    const found = value === "" ? "not set" : `“${value}”`;
    return [{ name, what: `${variable} is ${found}. ${fix}`, places: [] }];
  });
