/** Days that are over, and what waits for a day. */
import { itemsAt, textAt, waitsUntil } from "#content/read.ts";
import { valueAt } from "#content/yaml.ts";
import type { Content, Report } from "./pages.ts";

/** Notes closed days, special hours and notices that are over. */
export function dayNotes({ files, today }: Pick<Content, "files" | "today">, report: Report) {
  const file = files.get("business.yaml");
  for (const item of ["closed", "special_hours", "notices"].flatMap((key) =>
    itemsAt(file, [key]),
  )) {
    const last = textAt(file, [...item, "last"]) ?? textAt(file, [...item, "first"]) ?? today;
    if (file && last < today)
      report(file.placeOf(item), `its last day was ${last}, so it can be deleted.`);
  }
}

/** Notes documents, and items of their lists, that are published on a later day. */
export function waitingNotes({ files }: Content, report: Report) {
  for (const file of files.values()) {
    const items = Object.keys(file.values ?? {}).flatMap((key) => itemsAt(file, [key]));
    for (const path of [[], ...items]) {
      const day = waitsUntil(valueAt(file.values, path));
      if (day) report(file.placeOf([...path, "publish"]), `is published on ${day}, not before.`);
    }
  }
}

/** Notes documents whose sources nobody has read for a year. */
export function unreadNotes({ files, today }: Pick<Content, "files" | "today">, report: Report) {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
  for (const file of files.values()) {
    const month = textAt(file, ["checked"]) ?? yearAgo;
    if (month >= yearAgo) continue;
    const message = `its sources were last read in ${month}: read them again, and write the month.`;
    report(file.placeOf(["checked"]), message);
  }
}
