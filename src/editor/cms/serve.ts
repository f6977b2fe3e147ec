/** The CMS at /admin: in `astro dev`, and in builds if the owner enables it. */
import { cpSync, createReadStream, globSync, readdirSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Connect } from "vite";
import { contentProblems } from "#content/check.ts";
import { describeProblem } from "#content/problems.ts";
import { cmsConfig } from "./config.ts";
import { cmsPage } from "./page.ts";

/** Bundles the CMS with our file formats, its fonts and all licences into a site's `admin`. */
async function bundleCms(siteFolder: string) {
  const folder = join(siteFolder, "admin");
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: siteFolder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      license: { fileName: "admin/licences.md" },
      rolldownOptions: {
        input: fileURLToPath(new URL("admin.client.ts", import.meta.url)),
        // Colour themes and grammars of 300 programming languages; the content has no code.
        external: /^@shikijs\//,
        output: {
          entryFileNames: "admin/admin.js",
          chunkFileNames: "admin/[name].[hash].js",
          assetFileNames: "admin/[name].[hash][extname]",
        },
      },
    },
  });
  for (const licence of globSync("node_modules/@sveltia/cms/npm/assets/*.LICENSE.txt"))
    cpSync(licence, join(folder, basename(licence)));
}

const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

const sendJson = (response: ServerResponse, value: unknown) =>
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(value));

/**
 * Middleware that serves the CMS in `astro dev`, bundled at the first request. It is outside of
 * Vite's module graph, which would reload the page whenever the CMS saves a file.
 */
export function serveCms(repository?: string): Connect.NextHandleFunction {
  const folder = join("node_modules", ".cache", "cms");
  let bundle: Promise<void> | undefined;
  return (request, response, next) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (path === "/admin" || path === "/admin/")
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(cmsPage(repository));
    else if (path === "/admin/config.json") sendJson(response, cmsConfig(repository));
    else if (path === "/admin/problems.json")
      sendJson(response, contentProblems().map(describeProblem));
    else if (path.startsWith("/admin/")) {
      bundle ??= bundleCms(folder);
      bundle.then(() => {
        const name = readdirSync(join(folder, "admin")).find((name) => `/admin/${name}` === path);
        if (name === undefined) {
          next();
          return;
        }
        response.setHeader("Content-Type", contentTypes[extname(name)] ?? "text/plain");
        createReadStream(join(folder, "admin", name)).pipe(response);
      }, next);
    } else next();
  };
}

/** Writes the CMS into a built site. */
export async function writeCms(siteFolder: string, repository: string) {
  await bundleCms(siteFolder);
  writeFileSync(join(siteFolder, "admin.html"), cmsPage(repository));
  writeFileSync(join(siteFolder, "admin", "config.json"), JSON.stringify(cmsConfig(repository)));
}
