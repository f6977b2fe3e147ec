/** Checks that what a guide names exists: headings of its text, and its sources. */
import { isWebLink, itemsAt, textAt } from "#content/read.ts";
import { didYouMean } from "#content/problems.ts";
import type { Content, Report } from "./pages.ts";

/** Reports parts and tables under unknown headings, and links not in the sources. */
export function guideProblems({ files }: Content, report: Report) {
  for (const file of files.values()) {
    if (file.collection !== "guides") continue;
    for (const item of ["parts", "tables"].flatMap((list) => itemsAt(file, [list]))) {
      const path = [...item, "under"];
      const heading = textAt(file, path);
      // The schema reports a missing one.
      if (heading === undefined || file.headings.includes(heading)) continue;
      const message = `found “${heading}”: there is no such heading in the text.${didYouMean(heading, file.headings)}`;
      report(file.placeOf(path), message);
    }
    const sources = itemsAt(file, ["sources"]).map((item) => textAt(file, [...item, "url"]));
    for (const link of file.references.filter(isWebLink)) {
      if (sources.includes(link.value)) continue;
      const message = `found “${link.value}”, which is not among the sources; add it there, with what it says.`;
      report(link, message);
    }
  }
}
