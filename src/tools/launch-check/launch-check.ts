/** The launch check: finds what prevents this content and environment from being published. */
import { checkContent } from "#content/check/check-content.ts";
import { checkFile } from "#content/check/check-file.ts";
import type { CheckedFile } from "#content/check/checked-file.ts";
import { contentFiles, type ContentFiles } from "#content/content-folder.ts";
import { textAt } from "#content/check/checked-file.ts";
import { valueAt } from "#content/yaml-paths.ts";
import { acceptableNames } from "#content/evidence-schema.ts";
import {
  copyrightNotes,
  missingEvidence,
  openPolicies,
  placeholderFacts,
  testRequestNotes,
} from "./business-facts.ts";
import { environmentProblems } from "./environment.ts";
import { placeAt, type LaunchProblem } from "./problem.ts";
import {
  placeholderDrawings,
  sampleReviews,
  unfinishedText,
  unpublishedNotes,
} from "./unfinished-content.ts";

/** The result of the launch check. */
export type LaunchReport = ReturnType<typeof launchReport>;

/** Whether the owner may accept a problem with a reason. */
const isAcceptable = ({ name, mustBeFixed }: LaunchProblem) =>
  !mustBeFixed && acceptableNames.some((acceptable) => acceptable === name);

const hasPlaces = ({ places }: LaunchProblem) => places.length > 0;

/** Runs the launch check. `today` is an ISO date. */
export function launchReport(
  environment: NodeJS.ProcessEnv,
  files: ContentFiles = contentFiles(),
  today = new Date().toISOString().slice(0, 10),
) {
  const { files: checked, problems: contentProblems, drafts } = checkContent(files);
  const business = checked.get("business.yaml") ?? checkFile("business.yaml", "");
  const areas = checked.get("areas.yaml") ?? checkFile("areas.yaml", "");
  const problems: LaunchProblem[] = [
    ...environmentProblems(environment),
    ...placeholderFacts(business),
    ...[sampleReviews(checked), unfinishedText(checked), placeholderDrawings(areas)].filter(
      hasPlaces,
    ),
    ...missingEvidence(business, today),
    ...[openPolicies(business)].filter(hasPlaces),
  ];
  const acceptances = acceptancesIn(business);
  const reasonFor = (problem: LaunchProblem) =>
    isAcceptable(problem)
      ? acceptances.find(({ name }) => name === problem.name)?.reason
      : undefined;
  const open = problems.filter((problem) => !reasonFor(problem));
  return {
    /** Whether a public build succeeds. */
    isReady: open.length === 0 && contentProblems.length === 0,
    /** Problems of the content, because of which the rest of the report can be incomplete. */
    contentProblems,
    /** Problems that prevent publishing, in the order in which an owner would fix them. */
    open,
    /** Problems that the owner accepts, with the reason. */
    accepted: problems.flatMap((problem) => {
      const reason = reasonFor(problem);
      return reason ? [{ ...problem, reason }] : [];
    }),
    /** Remarks that prevent nothing: planned pages, drafts, another copyright year. */
    notes: [
      ...unpublishedNotes(checked, areas, drafts),
      ...copyrightNotes(business, today),
      ...testRequestNotes(business, today),
    ],
    /** Entries under `accepted` without a problem of that name that can be accepted. */
    unusedAcceptances: acceptances.filter(
      ({ name }) => !problems.some((problem) => problem.name === name && isAcceptable(problem)),
    ),
  };
}

/** Returns the owner's entries under `accepted`. */
function acceptancesIn(business: CheckedFile) {
  const list = valueAt(business.raw, ["accepted"]);
  return (Array.isArray(list) ? list : []).map((_, index) => {
    const { file, line } = placeAt(business, ["accepted", index]);
    const name = textAt(business, ["accepted", index, "name"]) ?? "";
    const reason = textAt(business, ["accepted", index, "reason"])?.trim();
    return { name, reason, file, line };
  });
}
