/**
 * Describes what an editor sees under `npm run dev`: changes, problems and the CMS, on one dev
 * server.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ConsoleMessage, Page, Request } from "@playwright/test";
import { contentFolder } from "#content/content-folder.ts";
import { writeCms } from "#editor/cms/serve.ts";
import { content, required } from "../support/pages.ts";
import { freePort } from "../support/servers.ts";
import { expect as baseExpect, test } from "../support/test.ts";

// A busy machine takes long to rebuild a page; the first one takes longest.
const expect = baseExpect.configure({ timeout: 120_000 });
test.describe.configure({ mode: "serial", timeout: 300_000 });

// Stands outside the project, since Vite does not watch test-results/.
const folder = mkdtempSync(join(tmpdir(), "content-"));
const city = required(content.areas.cities.find(({ slug }) => content.cities.has(slug)));
const document = join(folder, "cities", `${city.slug}.md`);
const business = join(folder, "business.yaml");

let server: ChildProcess;
let output = "";
let origin = "";

/** Changes a file as an editor would, and returns a function that undoes the change. */
function change(file: string, from: RegExp, to: string) {
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
  return () => {
    writeFileSync(file, text);
  };
}

/** Returns a file and the number of its line that begins with a text, as problems name it. */
const lineOf = (file: string, start: string) =>
  `${file}:${readFileSync(file, "utf8").split(`\n${start}`, 1).join().split("\n").length + 1}`;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  cpSync(contentFolder, folder, { recursive: true });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const astro = join("node_modules", "astro", "bin", "astro.mjs");
  server = spawn(process.execPath, [astro, "dev", "--port", String(port), "--ignore-lock"], {
    env: {
      ...process.env,
      CONTENT_DIR: folder,
      // Vite's preview server in an earlier test of the same worker sets it to production.
      NODE_ENV: "development",
      ASTRO_DEV_BACKGROUND: "0",
      ASTRO_TELEMETRY_DISABLED: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text) => (output += String(text)));
  const answers = () =>
    fetch(origin + city.path).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 300_000 }).toBe(true);
});

test.afterAll(async () => {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true });
});

test.afterEach(({ browserName }, { status }) => {
  if (status !== "passed") console.error(`The dev server for ${browserName} printed:\n${output}`);
});

/**
 * Opens a page and waits until Vite's client is connected. It tries once, so on a busy machine a
 * page can stay without it until an editor loads the page again.
 */
const openConnected = (page: Page, url: string) =>
  expect(async () => {
    const connected = { predicate: isConnected, timeout: 20_000 };
    await Promise.all([page.waitForEvent("console", connected), page.goto(url)]);
  }).toPass();
const isConnected = (message: ConsoleMessage) => message.text() === "[vite] connected.";

test("an open page shows changes, and is a placeholder while its document is deleted @nightly", async ({
  page,
}) => {
  const text = readFileSync(document, "utf8");
  let saves = 0;
  // Vite loses its message to a page that it is just reloading, for example for a new dependency:
  // an editor sees the next save.
  await expect(async () => {
    await openConnected(page, origin + city.path);
    saves += 1;
    const lead = `A lead that was written ${saves} times.`;
    writeFileSync(document, text.replace(/^lead: .*$/m, `lead: ${lead}`));
    await expect(page.getByText(lead)).toBeVisible({ timeout: 20_000 });
  }).toPass();

  const hidden = page.locator("meta[name=robots][content*=noindex]");
  await openConnected(page, origin + city.path);
  rmSync(document);
  await expect(hidden).toHaveCount(1);
  await openConnected(page, origin + city.path);
  writeFileSync(document, text);
  await expect(hidden).toHaveCount(0);
  await expect(page.getByText("A lead that was written")).toHaveCount(0);
});

test("problems are shown over the page with their lines until solved @nightly", async ({
  page,
  context,
}) => {
  await openConnected(page, origin + city.path);
  const overlay = page.locator("vite-error-overlay");
  const undo = [
    change(document, /^h1:/m, "h2:"),
    change(business, /^price_from: .*$/m, "price_from: $1 & more"),
  ];
  await expect(overlay).toContainText("2 problems in the content");
  await expect(overlay).toContainText(`${lineOf(document, "h2:")}:1`);
  await expect(overlay).toContainText("Did you mean “h1”?");
  await expect(overlay).toContainText(`${lineOf(business, "price_from:")}:1`);
  await expect(overlay).toContainText("found “$1 & more”: must be a number");

  const later = await context.newPage();
  await openConnected(later, origin);
  await expect(later.locator("vite-error-overlay")).toContainText("2 problems in the content");

  undo[1]?.();
  await expect(overlay).toContainText("One problem in the content");
  undo[0]?.();
  for (const tab of [page, later]) {
    await expect(tab.locator("vite-error-overlay")).toHaveCount(0);
    await expect(tab.getByRole("main")).toBeVisible();
  }
});

/** Leaves out the check for policy violations: the CMS page's policy is meant to block requests. */
const cmsTest = test.extend<{ noPolicyViolations: undefined }>({
  noPolicyViolations: ({}, use) => use(undefined),
});

cmsTest("the CMS edits the content, and connects to no other host @nightly", async ({ page }) => {
  const requested: string[] = [];
  const noteOtherHost = (request: Request) => {
    const isOtherHost = /^https?:/.test(request.url()) && !request.url().startsWith(origin);
    if (isOtherHost && request.failure()?.errorText !== "csp") requested.push(request.url());
  };
  page.on("requestfinished", noteOtherHost);
  page.on("requestfailed", noteOtherHost);
  // The browser's private file system replaces the project's folder, which only a person can pick.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/favicon.svg`);
  const fileAt = (path: string) =>
    page.evaluateHandle(async (parts) => {
      let directory = await navigator.storage.getDirectory();
      for (const part of parts.slice(0, -1))
        directory = await directory.getDirectoryHandle(part, { create: true });
      return directory.getFileHandle(parts.at(-1) ?? "", { create: true });
    }, path.split("/").filter(Boolean));
  // The CMS recognizes a project by this folder.
  await fileAt(".git/HEAD");
  for (const name of globSync("**/*.{md,yaml}", { cwd: folder })) {
    const file = await fileAt(join(folder, name));
    await file.evaluate(
      async (handle, text) => {
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      },
      readFileSync(join(folder, name), "utf8"),
    );
  }

  await page.goto(`${origin}/admin/`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  const list = page.getByRole("tree", { name: "Collection List" });
  for (const [name, count] of Object.entries({
    Cities: content.cities.size,
    Neighbourhoods: content.neighbourhoods.size,
    Services: content.services.size,
    Reviews: globSync("reviews/*", { cwd: folder }).length,
    Questions: content.faqs.size,
  }))
    await expect(list.getByRole("treeitem", { name })).toContainText(String(count));
  for (const name of ["Business", "Home", "Pages", "Cost guide", "Quote form", "Areas"])
    await expect(list.getByRole("treeitem", { name, exact: true })).toBeVisible();

  await page.getByRole("gridcell", { name: city.name, exact: true }).click();
  await page.getByRole("textbox", { name: "Lead" }).fill("A lead: written in the browser.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  const text = readFileSync(document, "utf8");
  const saved = await fileAt(document);
  expect(await saved.evaluate(async (handle) => (await handle.getFile()).text())).toBe(
    text.replace(/^lead: .*$/m, 'lead: "A lead: written in the browser."'),
  );

  // The CMS shows after a save what the content check finds.
  change(document, /^h1:/m, "h2:");
  await page.getByRole("gridcell", { name: city.name, exact: true }).click();
  await page.getByRole("textbox", { name: "Lead" }).fill("Another lead.");
  await page.getByRole("button", { name: "Save" }).click();
  const problems = page.getByRole("dialog", { name: "Problems in the content" });
  await expect(problems).toContainText(`${document}:`);
  await expect(problems).toContainText("Did you mean “h1”?");
  await problems.getByRole("button", { name: "Close" }).click();
  await expect(problems).toHaveCount(0);
  expect(requested).toEqual([]);
});

test("a build with the CMS has all its files, with a licence for each font @nightly", async () => {
  const site = mkdtempSync(join(tmpdir(), "site-"));
  await writeCms(site, "owner/site");
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
