/** Reloads open pages of `astro dev` when the content changes, and sends its mistakes to the overlay in the browser. */
import { existsSync, readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { AstroIntegrationLogger } from "astro";
import type { Connect, ViteDevServer } from "vite";
import { contentProblems } from "#loader/check-content.ts";
import { contentFolder } from "#loader/content-folder.ts";
import { describeProblem, type Problem } from "#loader/problems.ts";
import { mistakesEvent, pageEvent, versionMetric, type Mistake } from "./messages.ts";

/** What Astro passes to integrations in the dev server. */
interface Options {
  server: ViteDevServer;
  /** Reloads all collections, and the open pages if something has changed. */
  refreshContent: (options: { context: Record<string, unknown> }) => Promise<void>;
  logger: AstroIntegrationLogger;
}

/** How long to wait for further changes, since programs write a file in several steps. */
const debounceMs = 30;
const refreshTimeoutMs = 10_000;

/** Astro's data store, from which pages are rendered. Astro writes it some time after a change. */
const dataStore = resolve(".astro", "data-store.json");

/** The page that is served until the content has been valid for the first time. */
const placeholderPage = `<!doctype html>
<html lang="en-CA" data-placeholder>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Mistakes in the content</title>
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="/src/tools/editing/overlay/overlay.ts"></script>
  </head>
  <body></body>
</html>
`;

/** Watches the content. Returns middleware that marks pages with the version of their content. */
export function watchContent({
  server,
  refreshContent,
  logger,
}: Options): Connect.NextHandleFunction {
  const folder = resolve(contentFolder);
  const browsers = server.environments.client.hot;
  let problems = contentProblems();
  let wasValid = problems.length === 0;
  // A page that was still loading when the content changed has missed the reload; its version shows that.
  let version = 0;

  const mistakes = (): Mistake[] =>
    problems.map((problem) => ({ ...problem, excerpt: excerptOf(problem) }));
  const logProblems = () => {
    for (const problem of problems) logger.error(describeProblem(problem));
  };

  async function update() {
    const hadProblems = problems.length > 0;
    // Before the check, since the editor is waiting for the reload.
    await refresh(refreshContent);
    version++;
    problems = contentProblems();
    wasValid ||= problems.length === 0;
    logProblems();
    if (hadProblems && problems.length === 0) logger.info("No problems left in the content.");
    browsers.send(mistakesEvent, mistakes());
  }

  let timer: NodeJS.Timeout | undefined;
  let lastUpdate = Promise.resolve();
  server.watcher.add(folder);
  server.watcher.on("all", (_, path) => {
    if (resolve(path) === dataStore) version++;
    if (!resolve(path).startsWith(folder + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastUpdate = lastUpdate.then(update).catch((error: unknown) => {
        logger.error(String(error));
      });
    }, debounceMs);
  });
  browsers.on(pageEvent, (pageVersion: unknown, browser) => {
    if (typeof pageVersion === "number" && pageVersion < version) {
      browser.send({ type: "full-reload" });
    }
    browser.send(mistakesEvent, mistakes());
  });
  logProblems();

  return (request, response, next) => {
    const isPage = request.headers.accept?.includes("text/html") ?? false;
    if (isPage) response.setHeader("Server-Timing", `${versionMetric};dur=${version}`);
    if (wasValid || !isPage) {
      next();
      return;
    }
    response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" }).end(placeholderPage);
  };
}

/** Repeats the refresh until it has happened: Astro ignores it while it is reloading its content configuration. */
async function refresh(refreshContent: Options["refreshContent"]) {
  const context: Record<string, unknown> = {};
  const deadline = Date.now() + refreshTimeoutMs;
  do {
    await refreshContent({ context });
    if (context["isLoaded"] === true) return;
    await wait(10);
  } while (Date.now() < deadline);
}

/** The most characters of a line that are shown, since a whole paragraph of Markdown can be one line. */
const maxLength = 120;

/** Returns the line of a problem, marked with “>”, and the lines before and after it. */
function excerptOf({ file, line, column = 1 }: Problem): string {
  if (line === undefined || !existsSync(file)) return "";
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  return [line - 1, line, line + 1]
    .flatMap((number) => {
      const text = lines[number - 1];
      if (text === undefined) return [];
      const start = number === line ? Math.max(0, column - maxLength / 2) : 0;
      const shown = text.slice(start, start + maxLength);
      const end = start + maxLength < text.length ? "…" : "";
      const mark = number === line ? ">" : " ";
      return `${mark} ${String(number).padStart(4)}  ${start > 0 ? "…" : ""}${shown}${end}`;
    })
    .join("\n");
}
