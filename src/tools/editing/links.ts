/** `npm run links`: lists all links to other sites, each with the month of its last check. */
import { readArguments } from "#command.ts";
import { contentFiles } from "#loader/content-folder.ts";
import { externalLinks } from "#loader/external-links.ts";

readArguments("Usage: npm run links", {});

/** After this many months a source should be checked again. */
const monthsFresh = 12;

const links = [...contentFiles()].flatMap(([path, text]) => externalLinks(path, text));
const monthNumber = (month: string) => {
  const [year = 0, ofYear = 0] = month.split("-").map(Number);
  return year * 12 + ofYear;
};
const thisMonth = monthNumber(new Date().toISOString());
const stateOf = (checked: string | undefined) => {
  if (checked === undefined) return "no month of the last check";
  const isOld = thisMonth - monthNumber(checked) >= monthsFresh;
  return `checked ${checked}${isOld ? ", check it again" : ""}`;
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
