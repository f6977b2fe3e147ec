// @ts-check
import "./src/load-env.ts";
import { resolve } from "node:path";
import sitemap from "@astrojs/sitemap";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, fontProviders } from "astro/config";
import packageJson from "./package.json" with { type: "json" };
import { contentFolder, photosFolder } from "./src/content/content-folder.ts";
import { siteIntegration } from "./src/build/site-integration.ts";
import { sitemapOptions } from "./src/build/sitemap.ts";
import { readSettings } from "./src/settings.ts";
import { readPort } from "./src/demo/port.ts";
import { drawings } from "./src/build/drawings.ts";
import { contentSecurityPolicy } from "./src/build/content-security-policy.ts";
import { reactIslands } from "./src/build/react-islands.ts";
import { atomicDist } from "./src/build/atomic-dist.ts";

const settings = readSettings();

/** @type {Set<string>} */
const indexedPaths = new Set();

// Stops Astro, which otherwise sends data about its use to its makers.
process.env["ASTRO_TELEMETRY_DISABLED"] = "1";

export default defineConfig({
  site: settings.siteUrl,
  trailingSlash: "never",
  server: { port: readPort() },
  // Share images are drawn in threads, so four at a time take half as long.
  build: { format: "file", inlineStylesheets: "always", concurrency: 4 },
  markdown: { syntaxHighlight: false },
  scopedStyleStrategy: "class",
  security: { csp: contentSecurityPolicy(settings) },
  integrations: [
    // Comes first, since it tells in a sentence why a build cannot begin.
    siteIntegration(indexedPaths),
    drawings(),
    reactIslands(),
    // Follows the site's integration, which adds to the paths what it reads from the finished pages.
    sitemap(sitemapOptions(indexedPaths)),
    atomicDist(),
  ],
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Besley",
      cssVariable: "--font-besley",
      // Matched to Besley in src/styles/display-font.css; Astro only matches Times New Roman.
      fallbacks: [
        "Georgia for Besley",
        "Noto Serif for Besley",
        "Times for Besley",
        "DejaVu for Besley",
        "serif",
      ],
      optimizedFallbacks: false,
      options: {
        // The preloaded typeface is ready for the first paint except on slow networks. There it
        // replaces a fallback with the same height and nearly the same width.
        variants: [
          {
            src: ["./src/assets/fonts/besley-latin-700.woff2"],
            weight: 700,
            style: "normal",
            display: "swap",
          },
        ],
      },
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    resolve: { alias: { "@photos": resolve(contentFolder, photosFolder) } },
    // A next free port is refused: bookmarks would open the server of another project.
    server: { strictPort: true },
    build: {
      // Vite does not know Samsung Internet, whose version 20 is Chrome 106.
      target: packageJson.browserslist
        .filter((browser) => !browser.startsWith("samsung"))
        .map((browser) => browser.replace(" >= ", "")),
      // Astro lists the hashes of all small scripts in every page, and Vite would put each small
      // drawing into the pages that show it, before the end of their first screen.
      assetsInlineLimit: 0,
    },
    environments: {
      // Pages have the text of its functions as inline scripts (`src/layout/inline-script.ts`). Short
      // names would differ with the content.
      prerender: {
        build: {
          rolldownOptions: { output: { minify: { mangle: false, compress: true, codegen: true } } },
        },
      },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // `site` is the module of every page. `shared` is what other modules and islands
                // share, without React, whose files and icons are for islands alone.
                groups: [
                  {
                    name: "site",
                    test: /\/src\/layout\/site\.client\.ts$|preload-helper/,
                    priority: 1,
                  },
                  {
                    name: "shared",
                    test: /\/src\/(?!assets\/|.*\/use-)[^?]*\.ts$/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
