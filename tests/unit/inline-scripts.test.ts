import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "vite";
import { inlineScripts } from "#build/inline-scripts.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("an inline script has no syntax that the browsers of the site lack", async () => {
  const folder = temporaryFolder();
  const page = join(folder, "page.js");
  writeFileSync(page, 'import script from "./script.js?inline-script"; console.log(script);');
  // Safari has static blocks since version 16.4.
  writeFileSync(join(folder, "script.js"), "class A { static { document.title = 'A'; } } new A();");
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [inlineScripts()],
    build: { write: false, target: "safari15.4", rolldownOptions: { input: page } },
  });
  assert.ok("output" in result);
  const [{ code }] = result.output;
  assert.match(code, /document\.title/);
  assert.doesNotMatch(code, /static/);
});
