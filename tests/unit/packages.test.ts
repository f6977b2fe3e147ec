/** The packages in the lock file. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { z } from "zod";

const lockedPackage = z
  .object({
    license: z.string(),
    integrity: z.string(),
    resolved: z.string(),
    inBundle: z.boolean(),
    hasInstallScript: z.boolean(),
    optional: z.boolean(),
  })
  .partial();
const { packages } = z
  .object({ packages: z.record(z.string(), lockedPackage) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const own = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const others = Object.entries(packages).filter(([place]) => place !== "");

test("every version is exact", () => {
  for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
    assert.match(version, /^\d+\.\d+\.\d+$/, name);
  }
});

test("every package has an integrity hash, those for other platforms too, and none an address", () => {
  for (const [place, { integrity, inBundle, resolved }] of others) {
    // A bundled package is a part of another one, whose hash covers it.
    if (!inBundle) assert.match(integrity ?? "", /^sha512-/, place);
    assert.equal(resolved, undefined, place);
  }
});

test("every install script is either allowed or forbidden", () => {
  const scripts = others
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ""));
  assert.deepEqual(Object.keys(own.allowScripts).toSorted(), [...new Set(scripts)].toSorted());
  // Its script installs the project's own Node. No other package needs its script.
  assert.deepEqual(
    Object.entries(own.allowScripts).filter(([, allowed]) => allowed),
    [["node", true]],
  );
});

/** The allowed licences of tools, which are not distributed: conditions for that are allowed. */
const forTools = new Set([
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0"],
  ...["CC-BY-4.0", "CC BY-SA 4.0", "CC0-1.0", "LGPL-3.0", "LGPL-3.0-or-later", "MPL-2.0"],
  ...["OFL-1.1", "Python-2.0", "WTFPL", "Zlib"],
]);

/** A package's licences: from the lock file, or from the `licenses` list of old packages. */
function licencesOf(place: string, license: string | undefined): string[] {
  if (license) return license.replaceAll(/[()]/g, "").split(" AND ");
  return z
    .object({ licenses: z.array(z.object({ type: z.string() })) })
    .parse(JSON.parse(readFileSync(join(place, "package.json"), "utf8")))
    .licenses.map(({ type }) => type);
}

test("every package has a licence that allows its use", () => {
  for (const [place, { license, optional }] of others) {
    // A package for another platform, whose version for this one is checked instead.
    if (!license && optional && !existsSync(place)) continue;
    for (const licence of licencesOf(place, license)) {
      const isAllowed = licence.split(" OR ").some((choice) => forTools.has(choice));
      assert.ok(isAllowed, `${place}: ${licence}`);
    }
  }
});
