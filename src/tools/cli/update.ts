/** Behind `npm run update`: lists newer versions, or installs those that are named, under the project's own Node. */
import process from "node:process";
import { runNode } from "./shared/program.ts";

const npm = process.env["npm_execpath"];
if (!npm) {
  console.error("Run it as npm run update.");
  process.exit(1);
}
const packages = process.argv.slice(2);
if (packages.length === 0) {
  // npm ends with 1 where something is outdated.
  await runNode([npm, "outdated"]);
  console.log(
    "\nTake one: npm run update -- astro@latest. See “Raise versions” in .github/CONTRIBUTING.md.",
  );
} else {
  const { exitCode } = await runNode([npm, "install", "--save-exact", ...packages]);
  if (exitCode === 0)
    console.log("Now run npm test; src/README.md lists what is tied to internals.");
  process.exitCode = exitCode;
}
