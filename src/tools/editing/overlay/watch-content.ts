/** In `astro dev`: reloads open pages when the content changes, and sends its mistakes to the overlay in front of them. */
import { existsSync, readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { AstroIntegrationLogger } from "astro";
import type { Connect, ViteDevServer } from "vite";
import { contentProblems } from "#loader/check-content.ts";
import { contentFolder } from "#loader/content-folder.ts";
import { describeProblem, type Problem } from "#loader/problems.ts";
import { mistakesEvent, pageEvent, versionMetric, type Mistake } from "./messages.ts";

/** What the dev server gives its integrations. */
interface Options {
  server: ViteDevServer;
  /** Loads every collection again, and reloads the open pages where something has changed. */
  refreshContent: (options: { context: Record<string, unknown> }) => Promise<void>;
  logger: AstroIntegrationLogger;
}

/** Programs write a file in several steps; together they are one change. */
const debounceMs = 30;
const refreshTimeoutMs = 10_000;

/** What pages are made from: Astro writes it some time after a change, and uses it from the next page on. */
const dataStore = resolve(".astro", "data-store.json");

/** Served while the content has had mistakes since the start, so that there is no good page yet. */
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

/** Watches the content. Returns the middleware that marks pages with the version of the content they are made from. */
export function watchContent({
  server,
  refreshContent,
  logger,
}: Options): Connect.NextHandleFunction {
  const folder = resolve(contentFolder);
  const browsers = server.environments.client.hot;
  let problems = contentProblems();
  let hasGoodPage = problems.length === 0;
  // A page that was still loading when the content changed missed the reload; its version tells.
  let version = 0;

  const mistakes = (): Mistake[] =>
    problems.map((problem) => ({ ...problem, excerpt: excerptOf(problem) }));
  const logProblems = () => {
    for (const problem of problems) logger.error(describeProblem(problem));
  };

  async function update() {
    const hadProblems = problems.length > 0;
    // First, since it is what the editor waits for.
    await refresh(refreshContent);
    version++;
    problems = contentProblems();
    hasGoodPage ||= problems.length === 0;
    logProblems();
    if (hadProblems && problems.length === 0) logger.info("The content is as it should be again.");
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
    if (hasGoodPage || !isPage) {
      next();
      return;
    }
    response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" }).end(placeholderPage);
  };
}

/** Asks until it is done: Astro does nothing while it reads its own list of collections again after a change. */
async function refresh(refreshContent: Options["refreshContent"]) {
  const context: Record<string, unknown> = {};
  const deadline = Date.now() + refreshTimeoutMs;
  do {
    await refreshContent({ context });
    if (context["isLoaded"] === true) return;
    await wait(10);
  } while (Date.now() < deadline);
}

/** The most characters of a line that are shown: a paragraph of Markdown is one line. */
const maxLength = 120;

/** The line of a mistake, with a mark, and those around it, as they stand in the file. */
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
