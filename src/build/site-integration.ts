/**
 * Astro integration: checks of settings and content, ways to hydrate islands, finished pages, and in
 * `astro dev` the CMS and the mailbox.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { brokenLinks, linkedPaths } from "./broken-links.ts";
import { finishPage } from "./finish-page.ts";
import { parsePage } from "./parse-page.ts";
import { stop } from "#command.ts";
import { serveCms, writeCms } from "#editor/cms/serve.ts";
import { removeOriginals } from "./remove-originals.ts";
import { showProblems } from "./show-problems.ts";
import { environmentProblems } from "#editor/launch-check/environment.ts";
import { launchReport } from "#editor/launch-check/launch-check.ts";
import { launchText } from "#editor/launch-check/report-text.ts";
import { mailbox } from "#demo/mailbox/mailbox.ts";
import { publishingHost, readSettings } from "#settings.ts";
import { completeNotices, noticesFile } from "./licence-notices.ts";
import { folderProblem } from "./work-folders.ts";
import { contentProblems } from "#content/check.ts";
import { contentCollections } from "#content/collections.ts";
import { readCollection } from "#content/loader.ts";
import { listProblems } from "#content/problems.ts";

/**
 * Creates the integration for astro.config.mjs. A build adds to `indexedPaths` the pages that search
 * engines may index.
 */
export function siteIntegration(indexedPaths: Set<string>): AstroIntegration {
  const settings = readSettings();
  const moved = () => readCollection(contentCollections.moved).get("moved")?.moved ?? [];
  return {
    name: "site",
    hooks: {
      "astro:config:setup": ({ command, isRestart, logger, updateConfig, addClientDirective }) => {
        // Astro 7.3.4 closes the loaders' watcher at a restart and gives them no new one.
        if (isRestart)
          logger.warn("Stop the server and start it again to see later changes of the content.");
        addClientDirective({ name: "intent", entrypoint: "./src/build/intent.client.ts" });
        // Vite itself fails with an error that does not name the folder.
        if (/[#?%]/.test(process.cwd()))
          stop(`Vite cannot work in ${process.cwd()}. Take #, ? and % out of the folder's name.`);
        const isBuild = command === "build";
        const wrongFolder = folderProblem();
        if (isBuild && wrongFolder !== undefined) stop(wrongFolder);
        const host = publishingHost(process.env);
        if (isBuild && settings.kind === "demo" && host) {
          stop(
            `This is ${host}, which publishes its builds. Set SITE_URL to the site's address, such as https://www.your-company.ca.`,
          );
        }
        if (isBuild && settings.kind === "public") {
          const report = launchReport(process.env);
          if (!report.isReady) stop(launchText(report));
          console.log(launchText(report));
        } else {
          const [wrong] = environmentProblems(process.env, "CMS_REPOSITORY");
          if (wrong) stop(wrong.what);
          // The check runs before Astro loads content: all problems are in one list without a stack trace.
          const problems = isBuild ? contentProblems() : [];
          if (problems.length > 0) stop(listProblems(problems));
        }
        if (!isBuild) {
          // Astro's own 404 page would answer at /admin/ before the CMS can.
          updateConfig({ trailingSlash: "ignore" });
          return;
        }
        updateConfig({
          redirects: Object.fromEntries(moved().map(({ from, to }) => [from, to])),
          vite: { build: { license: { fileName: noticesFile } } },
        });
      },
      "astro:server:setup": ({ server, logger }) => {
        server.middlewares.use(mailbox());
        server.middlewares.use(serveCms(settings.cmsRepository));
        server.middlewares.use(showProblems(server, logger));
      },
      "astro:server:start": ({ address, logger }) => {
        logger.info(`The content can be edited at http://localhost:${address.port}/admin`);
      },
      "astro:build:done": async ({ dir, assets, logger }) => {
        const folder = fileURLToPath(dir);
        removeOriginals(folder);
        const links = new Map<string, readonly string[]>(
          moved().map(({ from, to }) => [from, [to]]),
        );
        for (const file of [...assets.values()].flat()) {
          const path = file.pathname.replace(dir.pathname, "/").replace(/\.html$/, "");
          // Astro's redirects are documents without styles.
          if (!file.pathname.endsWith(".html") || links.has(path)) continue;
          const html = readFileSync(file, "utf8");
          const page = parsePage(html);
          const finished = finishPage(html, page, join(folder, "_astro"));
          writeFileSync(file, finished.html);
          for (const [sheet, css] of finished.sheets) writeFileSync(new URL(`.${sheet}`, dir), css);
          links.set(path, linkedPaths(page));
          if (page.select("meta[name=robots][content*=noindex]").length === 0)
            indexedPaths.add(path === "/index" ? "/" : path);
        }
        const broken = brokenLinks(links, folder);
        if (broken.length > 0) {
          stop(
            "These links lead to pages that this site does not have: it leaves out samples and drafts. Take the links out of the texts.",
            ...broken,
          );
        }
        if (settings.cmsRepository) await writeCms(folder, settings.cmsRepository);
        for (const { from, to } of moved())
          appendFileSync(new URL("_redirects", dir), `${from} ${to} 301\n${from}/ ${to} 301\n`);
        completeNotices(folder);
        logger.info(
          settings.kind === "public"
            ? `This is the public site for ${settings.siteUrl}.`
            : "This is a demo: its form sends to a local mailbox, and it may show a fictional phone number and sample reviews. Set SITE_URL to build the public site.",
        );
      },
    },
  };
}
