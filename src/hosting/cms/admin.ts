/** Starts the CMS at /admin, with our formats and the configuration that stands in the page. Runs in the browser. */
import CMS from "@sveltia/cms";
import { formats } from "./formats.ts";

for (const { name, extension, fromFile, toFile } of formats) {
  CMS.registerCustomFormat(name, extension, { fromFile, toFile });
}
CMS.init({ config: JSON.parse(document.getElementById("config")?.textContent ?? "{}") });
