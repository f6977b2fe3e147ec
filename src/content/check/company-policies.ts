/** Finds statements of company policies, and reports those that business.yaml does not say. */
import { hoursSchema } from "#content/business-schema.ts";
import {
  policiesSchema,
  policyPatterns,
  possibleStatement,
  wordForWord,
} from "#content/policies-schema.ts";
import type { CheckedFiles } from "./check-file.ts";
import { problemIn, type Problem } from "./problems.ts";
import { valueAt } from "#content/yaml-paths.ts";

/** Finds policies that texts state, except reviews: customers write in their own words. */
export const policyMentions = (files: CheckedFiles) =>
  [...files.values()]
    .filter(({ collection }) => collection !== "business" && collection !== "reviews")
    .flatMap((file) =>
      file.texts.flatMap((text) => {
        if (!possibleStatement.test(text.text)) return [];
        // A figure or a sentence may be broken across lines, but not across paragraphs.
        const paragraphs = text.text.split(/\n\s*\n/).map((part) => part.replaceAll(/\s+/g, " "));
        return policyPatterns.flatMap(({ policy, pattern }) => {
          const found = paragraphs.flatMap((part) => part.match(pattern) ?? []);
          return [...new Set(found)].map((words) => ({ policy, words, file, text }));
        });
      }),
    );

/** Reports sentences that differ from a policy, or rely on one that business.yaml no longer has. */
export function checkPolicyMentions(files: CheckedFiles): Problem[] {
  const business = files.get("business.yaml");
  const policies = policiesSchema.safeParse(valueAt(business?.raw, ["policies"])).data;
  // While the policies are invalid, that is the only problem.
  if (!business || !policies) return [];
  return policyMentions(files).flatMap(({ policy, words, file, text }) => {
    const says = policies[policy]?.says;
    if (says === undefined) {
      const message = `found “${words}”, but ${business.file} has no policy “${policy}” any more; restore it, or rewrite this.`;
      return [problemIn(file, text, words, message)];
    }
    if (!wordForWord.has(policy) || says.includes(words)) return [];
    const message = `found “${words}”, but ${business.file} says “${says}” (policies, ${policy}); make them match.`;
    return [problemIn(file, text, words, message)];
  });
}

const timeOfDay = /\b\d{1,2}(?::\d\d)? [AP]M\b/g;
/** Times beside another telephone number are not those of our office. */
const otherNumber = /\d{3}-\d{4}/;

/** Reports times in sentences that are neither the opening nor the closing time of the office. */
export function checkOfficeHours(files: CheckedFiles): Problem[] {
  const business = files.get("business.yaml");
  const hours = hoursSchema.safeParse(valueAt(business?.raw, ["hours"])).data;
  if (!business || !hours) return [];
  const { opens, closes } = hours;
  return [...files.values()].flatMap((file) =>
    file.texts.flatMap((text) => {
      if (file.collection === "reviews") return [];
      const times = text.text
        .split(/[.!?]/)
        .filter((sentence) => !otherNumber.test(sentence))
        .flatMap((sentence) => sentence.match(timeOfDay) ?? []);
      const other = times.find((time) => time !== opens && time !== closes);
      if (other === undefined) return [];
      const message = `found “${other}”, but the office is open from ${opens} to ${closes} (${business.file}, hours); make them match, or name in the same sentence the telephone number that has these hours.`;
      return [problemIn(file, text, other, message)];
    }),
  );
}
