/** `npm run build`: builds the site into `dist/`. */
import process from "node:process";
import { buildSite } from "./shared/site-build.ts";

process.exitCode = await buildSite(process.argv.slice(2));
