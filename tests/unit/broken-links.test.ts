import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brokenLinks, linkedPaths } from "#build/broken-links.ts";
import { parsePage } from "#build/parse-page.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("a link to a page that a build leaves out is found, with the page that has it", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "help"));
  for (const name of ["index.html", "areas.html", "contact.vcf"])
    writeFileSync(join(folder, name), "");
  const page = parsePage(
    `<a href="/#faq"></a><a href="/areas?from=van"></a><a href="/contact.vcf"></a>
     <a href="#top"></a><a href="tel:311"></a><a href="https://example.org/jobs"></a>
     <a href="/jobs#map"></a><a href="/help"></a>`,
  );
  assert.deepEqual(brokenLinks(new Map([["/areas", linkedPaths(page)]]), folder), [
    "/areas links to /jobs",
    "/areas links to /help",
  ]);
});
