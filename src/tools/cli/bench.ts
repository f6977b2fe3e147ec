/** `npm run bench`: measures how fast the built site is on a phone with a slow network. */
import process from "node:process";
import { runNode } from "./shared/program.ts";
import { buildIfChanged } from "./shared/site-build.ts";

await buildIfChanged();
const { exitCode } = await runNode(["tests/bench/site.ts", ...process.argv.slice(2)]);
process.exitCode = exitCode;
