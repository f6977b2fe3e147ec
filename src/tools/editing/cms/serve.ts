/** The CMS at /admin: in `astro dev`, and in builds if the owner enables it. */
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import send from "send";
import type { Connect } from "vite";
import { contentProblems } from "#loader/check-content.ts";
import { describeProblem } from "#loader/problems.ts";
import { bundleCms } from "./bundle.ts";
import { cmsConfig } from "./config.ts";
import { cmsPage, type CmsOptions } from "./page.ts";

const configOf = (options: CmsOptions) =>
  JSON.stringify(cmsConfig({ ...options, project: basename(process.cwd()) }));

/**
 * Middleware that serves the CMS in `astro dev`, bundled at the first request. It is outside of
 * Vite's module graph, which would reload the page whenever the CMS saves a file.
 */
export function serveCms(options: CmsOptions): Connect.NextHandleFunction {
  const folder = join("node_modules", ".cache", "cms");
  let bundle: Promise<void> | undefined;
  return (request, response, next) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (path === "/admin" || path === "/admin/") {
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(cmsPage(options));
    } else if (path === "/admin/config.json") {
      response.setHeader("Content-Type", "application/json").end(configOf(options));
    } else if (path === "/admin/problems.json") {
      const problems = contentProblems().map(describeProblem);
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(problems));
    } else if (path.startsWith("/admin/")) {
      bundle ??= bundleCms(folder);
      bundle.then(() => send(request, path, { root: folder }).pipe(response), next);
    } else {
      next();
    }
  };
}

/** Writes the CMS into a built site. */
export async function writeCms(siteFolder: string, options: CmsOptions) {
  await bundleCms(siteFolder);
  writeFileSync(join(siteFolder, "admin.html"), cmsPage(options));
  writeFileSync(join(siteFolder, "admin", "config.json"), configOf(options));
}
