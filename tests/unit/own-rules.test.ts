import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDocument } from "yaml";
import { reportOn } from "#loader/check-content.ts";
import { checkFile } from "#loader/check-file.ts";
import { contentFiles } from "#loader/content-folder.ts";
import { type policyShapes } from "#schemas/policies.ts";

const files = contentFiles();
const checked = new Map([...files].map(([path, text]) => [path, checkFile(path, text)]));

/** The problems after a rule of business.yaml was changed. */
function problemsAfter(rule: string, says: string) {
  const business = parseDocument(files.get("business.yaml") ?? "");
  business.setIn(["policies", rule, "says"], says);
  const changed = checkFile("business.yaml", business.toString());
  return reportOn(new Map([...checked, ["business.yaml", changed]])).problems;
}

for (const [rule, other] of Object.entries({
  door_nights: "21 to 22 nights",
  coldest_night: "−21 °C",
  mesh: "99-gauge",
  first_visit: "The first visit has no price.",
  night_visits: "Nobody comes at night.",
  wiring: "The wires are the owner's.",
} satisfies Record<keyof typeof policyShapes, string>)) {
  test(`once ${rule} is changed, every sentence that says the old is named with its line`, () => {
    const problems = problemsAfter(rule, other);
    assert.ok(problems.length > 0);
    for (const { file, line = 0, message } of problems) {
      const text = files.get(file.replace(/^content[\\/]/, "")) ?? "";
      const [, old = ""] = /found “(.+?)”, but/.exec(message) ?? [];
      assert.ok(
        text.split("\n")[line - 1]?.includes(old) && old !== "",
        `${file}:${line} ${message}`,
      );
      assert.ok(message.includes(other));
    }
  });
}
