/** Serves a folder like `npm start`, in a process of its own to not slow the measurement down. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A running server. Declared with `using`, it stops at the end of the block. */
export interface Served extends Disposable {
  /** Its origin, without a trailing slash. */
  origin: string;
}

/** Starts a server of a folder on a free port. */
export async function serve(folder: string): Promise<Served> {
  const mailbox = mkdtempSync(join(tmpdir(), "bench-mailbox-"));
  const child = spawn(process.execPath, [join("src", "tools", "demo", "start.ts")], {
    env: {
      ...process.env,
      SITE_URL: "",
      DIST_DIR: folder,
      PORT: "0",
      MAILBOX_DIR: mailbox,
      MAILBOX_INTERVAL_MS: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((done, failed) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (found) done(found);
    });
    child.on("exit", () => {
      failed(new Error(`The server of ${folder} did not start.`));
    });
  });
  return {
    origin,
    [Symbol.dispose]() {
      child.kill();
      rmSync(mailbox, { recursive: true, force: true });
    },
  };
}
