/** In `astro dev`: hands every change of the content to the open pages, and every mistake to the overlay in front of them. */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { AstroIntegrationLogger } from "astro";
import type { ViteDevServer } from "vite";
import { contentProblems } from "#loader/check-content.ts";
import { contentFolder } from "#loader/content-folder.ts";
import { describeProblem, type Problem } from "#loader/problems.ts";
import { askMessage, tellMessage, versionTiming, type Mistake } from "./messages.ts";

/** What the dev server gives its integrations. */
interface Options {
  server: ViteDevServer;
  /** Has every collection loaded again, and the open pages where something has changed. */
  refreshContent: (options: { context: Record<string, unknown> }) => Promise<void>;
  logger: AstroIntegrationLogger;
}

/** Programs write a file in several steps; together they are one change. */
const patience = 30;
/** What pages are made of; Astro writes it some time after a change, and makes the next page of it from then on. */
const store = resolve(".astro", "data-store.json");
/** Paragraphs of Markdown are one line; this much of it shows where the mistake is. */
const longestExcerpt = 120;

/** The line of a mistake and those around it, as they stand in the file. */
function excerptOf({ file, line, column = 1 }: Problem): Mistake["excerpt"] {
  if (line === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  const first = Math.max(1, line - 1);
  return lines.slice(first - 1, line + 1).map((text, index) => {
    const number = first + index;
    const start = number === line && column > longestExcerpt / 2 ? column - longestExcerpt / 2 : 0;
    const part = text.slice(start, start + longestExcerpt);
    const end = start + part.length < text.length ? "…" : "";
    return { number, text: `${start > 0 ? "…" : ""}${part}${end}`, marked: number === line };
  });
}

const mistakesOf = (problems: readonly Problem[]): Mistake[] =>
  problems.map((problem) => ({ ...problem, excerpt: excerptOf(problem) }));

/** The page that is shown while the content has held mistakes since the start, when no page can be made of it yet. */
const waitingPage = `<!doctype html>
<html lang="en-CA" data-waiting>
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

/** Watches the content; returns what answers page requests while no page can be made, and marks the pages that can. */
export function watchContent({ server, refreshContent, logger }: Options) {
  const folder = resolve(contentFolder);
  const browsers = server.environments.client.hot;
  let problems = contentProblems();
  let wasWhole = problems.length === 0;
  const log = () => {
    for (const problem of problems) logger.error(describeProblem(problem));
  };
  const tell = () => mistakesOf(problems);
  // Of the content that pages are made of; a page that was still loading at a change has missed it.
  let version = 0;

  async function refresh() {
    const context: Record<string, unknown> = {};
    // Astro reads its own register of collections again at each change, and does nothing when asked meanwhile.
    const deadline = Date.now() + 10_000;
    for (;;) {
      await refreshContent({ context });
      if (context["isLoaded"] === true || Date.now() > deadline) return;
      await wait(10);
    }
  }

  async function update() {
    const hadProblems = problems.length > 0;
    // First, since it is what the editor waits for.
    await refresh();
    version++;
    problems = contentProblems();
    wasWhole ||= problems.length === 0;
    log();
    if (hadProblems && problems.length === 0) logger.info("The content is as it should be again.");
    browsers.send(tellMessage, tell());
  }

  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  server.watcher.add(folder);
  server.watcher.on("all", (_, path) => {
    if (resolve(path) === store) version++;
    if (!resolve(path).startsWith(folder + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(update).catch((error: unknown) => {
        logger.error(String(error));
      });
    }, patience);
  });
  browsers.on(askMessage, (made: unknown, browser) => {
    if (typeof made === "number" && made < version) browser.send({ type: "full-reload" });
    browser.send(tellMessage, tell());
  });
  log();

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isPage = request.headers.accept?.includes("text/html") ?? false;
    if (isPage) response.setHeader("Server-Timing", `${versionTiming};dur=${version}`);
    if (wasWhole || !isPage) {
      next();
      return;
    }
    response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" }).end(waitingPage);
  };
}
