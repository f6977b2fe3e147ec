/** Behind `npm run links`: every link of the content to another site, and the month in which it was last read. */
import { contentFiles } from "#loader/content-folder.ts";
import { otherSites } from "#loader/other-sites.ts";

/** After this many months a source should be read again. */
const monthsFresh = 12;

const links = [...contentFiles()].flatMap(([path, text]) => otherSites(path, text));
const monthNumber = (month: string) => {
  const [year = 0, ofYear = 0] = month.split("-").map(Number);
  return year * 12 + ofYear;
};
const thisMonth = monthNumber(new Date().toISOString());
const stateOf = (checked: string | undefined) => {
  if (checked === undefined) return "no month stands beside it";
  const isOld = thisMonth - monthNumber(checked) >= monthsFresh;
  return `checked ${checked}${isOld ? ", read it again" : ""}`;
};

const byAddress = Map.groupBy(links, ({ url }) => url);
for (const [url, places] of [...byAddress].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(url);
  for (const { file, line, checked } of places) {
    console.log(`  ${file}:${line}  ${stateOf(checked)}`);
  }
}
console.log(
  `\n${byAddress.size} pages of other sites. Once a year open each: is it there, and does it still say so? Then write the new month.`,
);
