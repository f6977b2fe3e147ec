/** A build with content in which every text tries to be code. */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parsePage } from "#tools/build/parse-page.ts";
import { codeIn } from "../support/code-in-page.ts";
import { hostileContent } from "../support/hostile-content.ts";
import { everyPage } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const folder = "test-results/hostile-content";
const site = "test-results/hostile-site";

test("no text of the content becomes a script, event attribute or style @all", async ({
  request,
}, testInfo) => {
  test.setTimeout(300_000);
  const { files, figures } = hostileContent();
  testInfo.annotations.push({ type: "figures", description: JSON.stringify(figures) });
  console.log(JSON.stringify(figures));
  expect(figures.attacked).toBeGreaterThan(figures.texts / 2);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  execFileSync(process.execPath, ["src/tools/build/build.ts"], {
    env: { ...process.env, CONTENT_DIR: folder, OUT_DIR: site },
    stdio: "pipe",
  });

  let ownCode = new Set<string>();
  for (const { path } of everyPage)
    ownCode = ownCode.union(codeIn(await (await request.get(path)).text()));
  const pages = globSync("**/*.html", { cwd: site });
  expect(pages.length).toBeGreaterThanOrEqual(everyPage.length);
  for (const page of pages) {
    const html = readFileSync(join(site, page), "utf8");
    expect([...codeIn(html).difference(ownCode)], page).toEqual([]);
    const { styles } = parsePage(html);
    for (const { text } of styles) expect(text, page).not.toMatch(/alert\(|onload=/);
  }
});
