/** Behind `npm run dev`: the site for an editor, with live reload. */
import { watch } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { readPort, requireFreePort } from "./shared/port.ts";
import { runAstro } from "./shared/program.ts";

const port = readPort();
// Astro would take the next free port, and bookmarks would lead to somebody else's server.
await requireFreePort(port, "npm run dev");

// The server itself holds the schemas and the check, so it must start again with them.
let restart = new AbortController();
for (const room of ["schemas", "loader"]) {
  watch(join("src", room), (_, name) => {
    if (!name?.endsWith(".ts") || restart.signal.aborted) return;
    console.log(`src/${room}/${name} has changed: starting again.`);
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
