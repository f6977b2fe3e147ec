/** The script of /admin: starts the CMS with our formats. The page links to its configuration. */
import CMS from "@sveltia/cms";
import { formats } from "./formats.ts";

for (const { name, extension, fromFile, toFile } of formats) {
  CMS.registerCustomFormat(name, extension, { fromFile, toFile });
}
await CMS.init();
