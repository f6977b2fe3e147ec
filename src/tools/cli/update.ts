/** `npm run update`: lists newer versions of packages, or installs the given ones, with the project's Node. */
import process from "node:process";
import { runNode } from "./shared/program.ts";

const npm = process.env["npm_execpath"];
if (!npm) {
  console.error("Run it as npm run update.");
  process.exit(1);
}
const packages = process.argv.slice(2);
if (packages.length === 0) {
  // The exit code is ignored: npm outdated ends with 1 when a package is outdated.
  await runNode([npm, "outdated"]);
  console.log(
    "\nTo update one: npm run update -- astro@latest. See “Update packages” in .github/CONTRIBUTING.md.",
  );
} else {
  const { exitCode } = await runNode([npm, "install", "--save-exact", ...packages]);
  if (exitCode === 0)
    console.log("Now run npm test. src/README.md lists what depends on internals of packages.");
  process.exitCode = exitCode;
}
