/** `npm run bench:build`: measures how build time grows with the number of cities. */
import process from "node:process";
import { runNode } from "./shared/program.ts";

const { exitCode } = await runNode(["tests/bench/build.ts", ...process.argv.slice(2)]);
process.exitCode = exitCode;
