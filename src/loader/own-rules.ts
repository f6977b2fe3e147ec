/** Compares what the text says of the company's own rules with what business.yaml says. */
import { policiesSchema, policyShapes } from "#schemas/policies.ts";
import type { CheckedFiles } from "./check-file.ts";
import type { Position } from "./parsed-file.ts";
import type { Problem } from "./problems.ts";
import { valueAt } from "./yaml-paths.ts";

const rules = [
  "door_nights",
  "coldest_night",
  "mesh",
  "first_visit",
  "night_visits",
  "wiring",
] as const;

/** A place of the text that says a rule. */
export interface SaidRule extends Position {
  rule: (typeof rules)[number];
  words: string;
}

/** Where a file's text says a rule; what customers wrote in reviews is theirs. */
export const rulesSaidIn = (path: string, text: string): SaidRule[] =>
  path === "business.yaml" || path.startsWith("reviews/")
    ? []
    : text.split("\n").flatMap((line, index) =>
        rules.flatMap((rule) =>
          [...line.matchAll(policyShapes[rule])].map(({ 0: words, index: at }) => ({
            rule,
            words,
            line: index + 1,
            column: at + 1,
          })),
        ),
      );

/** Every sentence that says another rule than business.yaml; where that holds a mistake, nothing is compared. */
export function rulesThatDiffer(files: CheckedFiles): Problem[] {
  const business = files.get("business.yaml");
  const policies = policiesSchema.safeParse(valueAt(business?.raw, ["policies"])).data;
  if (!business || !policies) return [];
  return [...files.values()].flatMap(({ file, ownRules }) =>
    ownRules.flatMap(({ rule, words, line, column }) => {
      const says = policies[rule]?.says;
      // What nobody has answered yet, the text leaves open.
      if (says === undefined || says === words) return [];
      const message = `found “${words}”, but ${business.file} says “${says}” (policies, ${rule}); make them alike.`;
      return [{ file, line, column, field: "text", message }];
    }),
  );
}
