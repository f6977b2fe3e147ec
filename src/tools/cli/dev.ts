/** Behind `npm run dev`: the site for an editor, with live reload. */
import process from "node:process";
import { readPort, requireFreePort } from "./shared/port.ts";
import { runAstro } from "./shared/program.ts";

const port = readPort();
// Astro would take the next free port, and bookmarks would lead to somebody else's server.
await requireFreePort(port, "npm run dev");
const { exitCode } = await runAstro(["dev", "--port", String(port), ...process.argv.slice(2)]);
process.exitCode = exitCode;
