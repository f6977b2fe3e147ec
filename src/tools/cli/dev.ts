/** `npm run dev`: runs the site with live reload. */
import { watch } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { readPort, requireFreePort } from "./shared/port.ts";
import { runAstro } from "./shared/program.ts";

const port = readPort();
// Astro would use the next free port instead, and bookmarks would open the server of another project.
await requireFreePort(port, "npm run dev");

// The dev server itself imports the schemas and the content check, so it must restart when they change.
let restart = new AbortController();
for (const room of ["schemas", "loader"]) {
  watch(join("src", room), (_, name) => {
    if (!name?.endsWith(".ts") || restart.signal.aborted) return;
    console.log(`src/${room}/${name} has changed: restarting.`);
    restart.abort();
  });
}
for (;;) {
  const { exitCode } = await runAstro(["dev", "--port", String(port), ...process.argv.slice(2)], {
    signal: restart.signal,
  });
  if (!restart.signal.aborted) process.exit(exitCode);
  restart = new AbortController();
}
