/** `npm test` and `npm run test:all`: runs the steps in tests/run/. */
import process from "node:process";
import { runNode } from "./shared/program.ts";

const { exitCode } = await runNode(["tests/run/main.ts", ...process.argv.slice(2)]);
process.exitCode = exitCode;
