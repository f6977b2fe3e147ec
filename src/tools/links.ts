/** `npm run links`: lists all links to other sites, each with the month of its last check. */
import { readArguments } from "./command.ts";
import { contentFiles } from "#content/content-folder.ts";
import { externalLinks } from "#content/check/external-links.ts";

readArguments("Usage: npm run links", {});

const links = [...contentFiles()].flatMap(([path, text]) => externalLinks(path, text));
const now = new Date().toISOString();
/** Sources that were last checked in this month or earlier should be checked again. */
const aYearAgo = `${Number(now.slice(0, 4)) - 1}${now.slice(4, 7)}`;
const stateOf = (checked: string | undefined) => {
  if (checked === undefined) return "no month of the last check";
  return `checked ${checked}${checked <= aYearAgo ? ", check it again" : ""}`;
};

const byAddress = Map.groupBy(links, ({ url }) => url);
for (const [url, places] of [...byAddress].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(url);
  for (const { file, line, checked } of places) {
    console.log(`  ${file}:${line}  ${stateOf(checked)}`);
  }
}
console.log(
  `\n${byAddress.size} pages of other sites. Once a year, open each and check that it still exists and says the same. Then update the month.`,
);
