import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "#settings.ts";
import { distFolder } from "./built-page.ts";

/** Copies the built site to a folder, as it is when it is built for another address. */
export function copySite(folder: string, origin: string) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(distFolder, folder, { recursive: true });
  for (const name of globSync("**/*.{html,xml,txt}", { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll(readSettings({}).siteUrl, origin));
  }
}
