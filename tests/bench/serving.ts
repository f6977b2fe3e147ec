/** Serves a folder like `npm start`, in a process of its own to not slow the measurement down. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, start } from "../support/servers.ts";

/** A running server. Declared with `await using`, it stops at the end of the block. */
export interface Served extends AsyncDisposable {
  /** Its origin, without a trailing slash. */
  origin: string;
}

/** Starts a server of a folder on a free port. */
export async function serve(folder: string): Promise<Served> {
  const work = mkdtempSync(join(tmpdir(), "bench-server-"));
  const port = await freePort();
  const command = [join("src", "tools", "demo", "start.ts")];
  const { stop } = await start(process.execPath, command, port, work, {
    SITE_URL: "",
    DIST_DIR: folder,
    PORT: String(port),
    MAILBOX_DIR: join(work, "mailbox"),
    MAILBOX_INTERVAL_MS: "0",
  });
  return {
    origin: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      await stop();
      rmSync(work, { recursive: true, force: true });
    },
  };
}
