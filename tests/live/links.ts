/**
 * `npm run check:links`: the links of dist/ to other sites, checked by linkinator. What has answered is
 * not asked again for a month.
 */
import "#load-env.ts";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { LinkChecker, LinkState } from "linkinator";
import { z } from "zod";
import { readArguments } from "#command.ts";
import { tableOf, type Finding } from "#live/compare.ts";
import { readSettings } from "#settings.ts";

/** Answers of hosts that refuse whatever is not a browser; they say nothing about the page. */
const accepted = { 401: "ok", 403: "ok", 405: "ok", 406: "ok", 429: "ok", 999: "ok" } as const;

/** The time that a link which has answered counts as alive, in milliseconds. */
const month = 30 * 86_400_000;

/**
 * Finds links of a built site to other sites that do not answer. A JSON file remembers which have
 * answered, and when.
 */
export async function deadLinks(site: string, origin: string, file: string): Promise<Finding[]> {
  const json: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const answers = Object.entries(z.record(z.string(), z.number()).parse(json));
  const alive = new Map(answers.filter(([, time]) => Date.now() - time < month));
  const isOwn = (link: string) => /^(?!https?:)|^http:\/\/127\.0\.0\.1:/.test(link);
  const { links } = await new LinkChecker().check({
    path: "**/*.html",
    serverRoot: site,
    concurrency: 4,
    timeout: 20_000,
    retry: true,
    retryErrors: true,
    retryErrorsCount: 2,
    statusCodes: accepted,
    linksToSkip: (link) => {
      const isPage = isOwn(link) && link.endsWith(".html");
      return Promise.resolve(
        !isPage && (isOwn(link) || link.startsWith(origin) || alive.has(link)),
      );
    },
  });
  const others = links.filter(({ url }) => !isOwn(url));
  for (const { url, state } of others) if (state === LinkState.OK) alive.set(url, Date.now());
  writeFileSync(file, JSON.stringify(Object.fromEntries(alive), undefined, 2));
  return others
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent = "" }) => [
      "link",
      `${url} ${status ? `answers with ${status}` : "does not answer"}.`,
      `/${parent}`.replace(/(?:index)?\.html$/, ""),
    ]);
}

if (import.meta.main) {
  readArguments("Usage: npm run check:links, after npm run build", {});
  const findings = await deadLinks("dist", readSettings().siteUrl, ".links.json");
  console.log(findings.length > 0 ? tableOf(findings) : "No dead link found.");
  process.exitCode = findings.length > 0 ? 1 : 0;
}
