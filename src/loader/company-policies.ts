/** Reports sentences that state a company policy differently from business.yaml. */
import { policiesSchema, policyPatterns } from "#schemas/policies.ts";
import type { CheckedFiles } from "./check-file.ts";
import type { FieldText } from "./parsed-file.ts";
import { problemIn, type Problem } from "./problems.ts";
import { valueAt } from "./yaml-paths.ts";

const policyNames = [
  "door_nights",
  "coldest_night",
  "mesh",
  "first_visit",
  "night_visits",
  "wiring",
] as const;

/** Words of a text that state a policy. */
export interface PolicyMention {
  policy: (typeof policyNames)[number];
  words: string;
  text: FieldText;
}

/** Finds the policies that texts state. Reviews are not searched, since customers write in their own words. */
export const findPolicyMentions = (
  collection: string | undefined,
  texts: readonly FieldText[],
): PolicyMention[] =>
  collection === "business" || collection === "reviews"
    ? []
    : texts.flatMap((text) => {
        // A figure or a sentence may be broken across lines, but not across paragraphs.
        const paragraphs = text.text.split(/\n\s*\n/).map((part) => part.replaceAll(/\s+/g, " "));
        return policyNames.flatMap((policy) => {
          const found = paragraphs.flatMap((part) => part.match(policyPatterns[policy]) ?? []);
          return [...new Set(found)].map((words) => ({ policy, words, text }));
        });
      });

/** Reports policy statements that differ from business.yaml; none while its policies are invalid. */
export function checkPolicyMentions(files: CheckedFiles): Problem[] {
  const business = files.get("business.yaml");
  const policies = policiesSchema.safeParse(valueAt(business?.raw, ["policies"])).data;
  if (!business || !policies) return [];
  return [...files.values()].flatMap((file) =>
    file.policyMentions.flatMap(({ policy, words, text }) => {
      const says = policies[policy]?.says;
      // The owner has not set this policy yet.
      if (says === undefined || says === words) return [];
      const message = `found “${words}”, but ${business.file} says “${says}” (policies, ${policy}); make them match.`;
      return [problemIn(file, text, words, message)];
    }),
  );
}
