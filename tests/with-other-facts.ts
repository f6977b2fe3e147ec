/**
 * Runs the tests in a copy of the project in which the owner has changed facts in `business.yaml`
 * and `cost-guide.yaml`, so that no test depends on their values. Arguments replace the scripts:
 * `node tests/with-other-facts.ts test:unit`.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { isScalar, parseDocument, visit, type Document } from "yaml";
import { readArguments } from "#command.ts";
import { copyProject } from "./support/project-copy.ts";

const { positionals: scripts } = readArguments("Usage: node tests/with-other-facts.ts test:unit", {
  allowPositionals: true,
});

// The copy has the packages of the project as a link: if the copy installed them, they would be gone.
const install = spawnSync(process.execPath, ["src/build/install.mjs"], { stdio: "inherit" });
if (install.status !== 0) process.exit(1);
const project = copyProject();

function changeYaml(name: string, change: (document: Document) => void) {
  const file = join(project, "content", name);
  const document = parseDocument(readFileSync(file, "utf8"));
  change(document);
  writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

changeYaml("business.yaml", (business) => {
  business.set("phone", "(905) 555-0187");
  business.set("email", "office@wildlife.example");
  business.set("hours", [
    { days: ["monday", "tuesday", "friday"], opens: "8:30 AM", closes: "6 PM" },
    { days: ["saturday"], opens: "10 AM", closes: "2 PM" },
  ]);
  business.set("emergency_line", false);
  business.set("rating", { value: 4.8, count: 203 });
  business.set("price_from", 175);
  business.set("sister_site", { name: "Bat removal", url: "https://bats.example/" });
});
changeYaml("cost-guide.yaml", (costGuide) => {
  costGuide.set("year", 2018);
  visit(costGuide, {
    Pair(_, { key, value }) {
      const isPrice = isScalar(key) && ["low", "high", "amount"].includes(String(key.value));
      if (isPrice && isScalar(value)) value.value = Number(value.value) + 25;
    },
  });
});

for (const script of scripts.length > 0
  ? scripts
  : ["test:unit", "build:demo", "test:site", "test:e2e"]) {
  console.log(`With other facts: ${script}`);
  const { status } = spawnSync(process.execPath, ["--run", script], {
    cwd: project,
    stdio: "inherit",
  });
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
process.chdir(tmpdir());
rmSync(project, { recursive: true });
