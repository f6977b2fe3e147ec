/** Starts the CMS at /admin, with our formats; its configuration is linked in the page. Runs in the browser. */
import CMS from "@sveltia/cms";
import { formats } from "./formats.ts";

for (const { name, extension, fromFile, toFile } of formats) {
  CMS.registerCustomFormat(name, extension, { fromFile, toFile });
}
await CMS.init();
