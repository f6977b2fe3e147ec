/** What Astro does for hosting: refuses to publish placeholders, and writes what hosts and browsers are told. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { withPolicy } from "./csp.ts";
import { launchProblems, launchTable } from "./launch-check.ts";
import { mailbox } from "./mailbox.ts";
import { readMode } from "./mode.ts";
import { headersFile, redirectsFile } from "./rules.ts";

/** The integration, for astro.config.mjs. */
export function hosting(): AstroIntegration {
  const mode = readMode(process.env);
  return {
    name: "hosting",
    hooks: {
      "astro:config:setup": ({ command }) => {
        if (command !== "build" || mode.kind === "demo") return;
        const problems = launchProblems(process.env);
        if (problems.length === 0) return;
        console.error(launchTable(problems));
        process.exit(1);
      },
      "astro:server:setup": ({ server }) => {
        const { handle } = mailbox();
        server.middlewares.use((request, response, next) => {
          handle(request, response).then((handled) => {
            if (!handled) next();
          }, next);
        });
      },
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of globSync("**/*.html", { cwd: folder })) {
          const file = join(folder, name);
          writeFileSync(file, withPolicy(readFileSync(file, "utf8"), mode));
        }
        writeFileSync(join(folder, "_headers"), headersFile());
        writeFileSync(join(folder, "_redirects"), redirectsFile());
        // GitHub Pages would otherwise leave out folders that begin with an underscore.
        writeFileSync(join(folder, ".nojekyll"), "");
      },
    },
  };
}
