/** Shows the content's problems in the error overlay of `astro dev` until they are solved. */
import { resolve, sep } from "node:path";
import type { AstroIntegrationLogger } from "astro";
import { toHtml } from "hast-util-to-html";
import type { Connect, ErrorPayload, ViteDevServer } from "vite";
import { contentProblems } from "#content/check.ts";
import { contentFolder, debounceMs } from "#content/content-folder.ts";
import { describeProblem, type Problem } from "#content/problems.ts";

/** Milliseconds in which Astro stores what the loaders have read: it waits for 500, then writes a file. */
const storingMs = 800;

/** Every page while the content has problems: it connects to the dev server, which shows them. */
const emptyPage =
  '<!doctype html><title>Problems in the content</title><body><script type="module" src="/@vite/client"></script>';

/**
 * Watches the content. Returns middleware that serves an empty page while it has problems, and holds
 * pages back while Astro stores a change: a page that Astro 7.3.4 renders meanwhile keeps the old content
 * until the next change, also after a reload.
 */
export function showProblems(
  server: ViteDevServer,
  logger: AstroIntegrationLogger,
): Connect.NextHandleFunction {
  const folder = resolve(contentFolder);
  const browsers = server.environments.client.hot;
  let problems: readonly Problem[] = [];

  function check() {
    const hadProblems = problems.length > 0;
    problems = contentProblems();
    for (const problem of problems) logger.error(describeProblem(problem));
    if (problems.length > 0) {
      // Browsers get the error: without one, Vite would keep it for the next, perhaps too late.
      for (const browser of server.ws.clients) browser.send(overlayOf(problems));
    } else if (hadProblems) {
      logger.info("No problems left in the content.");
      browsers.send({ type: "full-reload" });
    }
  }

  let timer: NodeJS.Timeout | undefined;
  let storedAt = 0;
  server.watcher.add(folder);
  server.watcher.on("all", (_, path) => {
    if (!resolve(path).startsWith(folder + sep)) return;
    clearTimeout(timer);
    storedAt = Infinity;
    timer = setTimeout(() => {
      check();
      // The loaders read the content in the same turn of the event loop.
      setImmediate(() => (storedAt = Date.now() + storingMs));
    }, debounceMs);
  });
  browsers.on("vite:client:connect", (_: unknown, browser) => {
    if (problems.length > 0) browser.send(overlayOf(problems));
  });
  check();

  return ({ headers }, response, next) => {
    if (!headers.accept?.includes("text/html")) {
      next();
      return;
    }
    const serve = () => {
      if (Date.now() < storedAt) setTimeout(serve, 20);
      else if (problems.length === 0) next();
      else response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" }).end(emptyPage);
    };
    serve();
  };
}

/** Returns the message that opens the overlay: all problems, and the source of the first one. */
function overlayOf(problems: readonly Problem[]): ErrorPayload {
  const [{ file, line = 1, column = 1 } = { file: contentFolder }] = problems;
  const count = problems.length === 1 ? "One problem" : `${problems.length} problems`;
  const list = problems.map(describeProblem);
  return {
    type: "error",
    err: {
      name: "Content",
      title: `${count} in the content`,
      // Astro, whose overlay replaces that of Vite, reads the message as HTML.
      message: list.map((value) => toHtml({ type: "text", value })).join("<br><br>"),
      hint: "Save the corrected file, and the page comes back.",
      // The overlay copies it to the clipboard.
      stack: list.join("\n"),
      loc: { file: resolve(file), line, column },
    },
  };
}
