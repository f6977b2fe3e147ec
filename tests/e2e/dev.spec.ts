/** What an editor sees under `npm run dev`: changes, mistakes, and the CMS. All tests share one dev server. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Request } from "@playwright/test";
import { contentFolder } from "#loader/content-folder.ts";
import { writeCms } from "#tools/editing/cms/serve.ts";
import { content } from "../support/pages.ts";
import { freePort } from "../support/servers.ts";
import { expect as baseExpect, test } from "../support/test.ts";

// A busy machine takes seconds to rebuild the pages.
const expect = baseExpect.configure({ timeout: 15_000 });

// Outside the project, since Vite does not watch test-results/.
const folder = mkdtempSync(join(tmpdir(), "content-"));
const city = content.areas.cities[0];
const document = join(folder, "cities", `${city?.slug ?? ""}.md`);
const business = join(folder, "business.yaml");

let server: ChildProcess;
let origin = "";

/** Changes a file as an editor would, and returns a function that undoes the change. */
function change(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
  return () => {
    writeFileSync(file, text);
  };
}

// Each test waits for many pages to be rebuilt.
test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  cpSync(contentFolder, folder, { recursive: true });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn("astro", ["dev", "--port", String(port), "--ignore-lock"], {
    env: {
      ...process.env,
      CONTENT_DIR: folder,
      ASTRO_DEV_BACKGROUND: "0",
      ASTRO_TELEMETRY_DISABLED: "1",
    },
    stdio: "ignore",
  });
  // The first page takes longest.
  await expect
    .poll(
      () =>
        fetch(origin + (city?.path ?? "")).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 80_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true });
});

test("the page shows a change, an overlay with every mistake, and the page again once all are fixed", async ({
  page,
}) => {
  await page.goto(origin + (city?.path ?? ""));
  const overlay = page.getByRole("dialog", { name: /mistake/ });
  const lead = page.getByText("A lead that was just written.");

  await test.step("a change", async () => {
    const undo = change(document, /^lead: .*$/m, "lead: A lead that was just written.");
    await expect(lead).toBeVisible();
    undo();
    await expect(lead).toHaveCount(0);
  });

  await test.step("mistakes in two files", async () => {
    const line = (file: string, start: string) =>
      readFileSync(file, "utf8")
        .split("\n")
        .findIndex((text) => text.startsWith(start)) + 1;
    const fix = [
      change(document, /^h1:/m, "h2:"),
      change(business, /^price_from: .*$/m, "price_from: $150"),
    ];
    const price = overlay.getByRole("listitem").filter({ hasText: business });
    await expect(price).toContainText(`${business}:${line(business, "price_from")}`);
    await expect(price).toContainText("price_from");
    await expect(price).toContainText("found “$150”, expected a number");
    // The line itself is quoted.
    await expect(price).toContainText("price_from: $150");
    await expect(overlay.getByText(`${document}:${line(document, "h2:")}:1`)).toBeVisible();
    await expect(overlay).toContainText("Did you mean “h1”?");
    await expect(
      page.getByRole("heading", { level: 1, includeHidden: true, name: city?.name ?? "" }),
    ).toHaveCount(1);
    await overlay.getByRole("button", { name: "Show the last valid version" }).click();
    await expect(overlay).toBeHidden();
    await page.getByRole("button", { name: /\d mistakes/ }).click();
    await expect(overlay).toBeVisible();

    fix[1]?.();
    await expect(price).toHaveCount(0);
    await expect(overlay).toContainText("Did you mean “h1”?");
    fix[0]?.();
    const undo = change(document, /^lead: .*$/m, "lead: A lead that was just written.");
    await expect(overlay).toBeHidden();
    await expect(lead).toBeVisible();
    undo();
  });

  await test.step("a file that is deleted and restored", async () => {
    const text = readFileSync(document, "utf8");
    const heading = page.getByRole("heading", {
      name: content.cities.get(city?.slug ?? "")?.value.questions[0]?.question ?? "",
    });
    await expect(heading).toHaveCount(1);
    rmSync(document);
    await expect(overlay).toContainText("If it was deleted by mistake, restore it");
    writeFileSync(document, text);
    await expect(overlay).toBeHidden();
    await expect(heading).toHaveCount(1);
  });
});

/** Without the check for policy violations: the CMS page's policy is meant to block requests of the CMS. */
const cmsTest = test.extend<{ noPolicyViolations: undefined }>({
  noPolicyViolations: ({}, use) => use(undefined),
});

cmsTest("the CMS at /admin edits the content, and connects to no other host", async ({ page }) => {
  // The CMS is bundled at its first request.
  cmsTest.setTimeout(90_000);
  const isOtherHost = (request: Request) =>
    /^https?:/.test(request.url()) && !request.url().startsWith(origin);
  const requested: string[] = [];
  page.on("requestfinished", (request) => {
    if (isOtherHost(request)) requested.push(request.url());
  });
  page.on("requestfailed", (request) => {
    if (isOtherHost(request) && request.failure()?.errorText !== "csp")
      requested.push(request.url());
  });
  // The browser's private file system replaces the project's folder, which only a person can pick.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/favicon.svg`);
  const paths = globSync("**/*.{md,yaml}", { cwd: folder }).map((path) => join(folder, path));
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      for (const { path, text } of files) {
        const parts = path.split("/").filter(Boolean);
        let directory = root;
        for (const part of parts.slice(0, -1)) {
          directory = await directory.getDirectoryHandle(part, { create: true });
        }
        const file = await directory.getFileHandle(parts.at(-1) ?? "", { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    paths.map((path) => ({ path, text: readFileSync(path, "utf8") })),
  );
  const saved = (file: string) =>
    page.evaluate(async (path) => {
      const parts = path.split("/").filter(Boolean);
      let directory = await navigator.storage.getDirectory();
      for (const part of parts.slice(0, -1)) directory = await directory.getDirectoryHandle(part);
      const handle = await directory.getFileHandle(parts.at(-1) ?? "");
      return (await handle.getFile()).text();
    }, file);

  await page.goto(`${origin}/admin`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  const list = page.getByRole("tree", { name: "Collection List" });
  for (const [name, count] of Object.entries({
    Cities: content.cities.size,
    Neighbourhoods: content.neighbourhoods.size,
    Services: content.services.size,
    Reviews: globSync("reviews/*", { cwd: folder }).length,
    Questions: content.faqs.size,
  })) {
    await expect(list.getByRole("treeitem", { name })).toContainText(String(count));
  }
  for (const name of ["Business", "Home page", "Pages", "Cost guide", "Quote form", "Areas"]) {
    await expect(list.getByRole("treeitem", { name })).toBeVisible();
  }

  await page.getByRole("gridcell", { name: city?.name ?? "", exact: true }).click();
  await page.getByRole("textbox", { name: "Lead" }).fill("A lead: written in the browser.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  const text = readFileSync(document, "utf8");
  expect(await saved(document)).toBe(
    text.replace(/^lead: .*$/m, 'lead: "A lead: written in the browser."'),
  );

  await cmsTest.step(
    "after saving, the CMS shows the mistakes that the content check finds",
    async () => {
      const undo = change(document, /^h1:/m, "h2:");
      await page.getByRole("gridcell", { name: city?.name ?? "", exact: true }).click();
      await page.getByRole("textbox", { name: "Lead" }).fill("Another lead.");
      await page.getByRole("button", { name: "Save" }).click();
      const mistakes = page.getByRole("dialog", { name: "Mistakes in the content" });
      await expect(mistakes).toContainText(`${document}:`);
      await expect(mistakes).toContainText("Did you mean “h1”?");
      await mistakes.getByRole("button", { name: "Close" }).click();
      await expect(mistakes).toHaveCount(0);
      undo();
    },
  );
  expect(requested).toEqual([]);
});

test("a build with the CMS has all its files, with a licence for each font @all", async () => {
  const site = mkdtempSync(join(tmpdir(), "site-"));
  await writeCms(site, { repository: "owner/site" });
  expect(readFileSync(join(site, "admin.html"), "utf8")).toContain("/admin/admin.js");
  expect(readFileSync(join(site, "admin", "config.json"), "utf8")).toContain("owner/site");
  const files = globSync("*", { cwd: join(site, "admin") });
  expect(files).toContain("admin.js");
  for (const font of files.filter((name) => name.endsWith(".woff2"))) {
    const licence = files.find(
      (name) => name.endsWith("LICENSE.txt") && font.startsWith(name.split(".")[0] ?? ""),
    );
    expect(licence, font).toBeDefined();
  }
  rmSync(site, { recursive: true });
});

test("a build contains nothing of the dev overlay or the CMS", () => {
  const site = process.env["DIST_DIR"] ?? "dist";
  expect(existsSync(join(site, "admin.html"))).toBe(false);
  for (const name of globSync("**/*.{html,js}", { cwd: site })) {
    expect(readFileSync(join(site, name), "utf8"), name).not.toMatch(
      /content:mistakes|content-mistakes/,
    );
  }
});
