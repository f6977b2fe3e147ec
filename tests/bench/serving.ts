/** Serves a folder as `npm start` does, in a process of its own, so that measuring and serving share no thread. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server that ends with the block it is used in. */
export interface Served extends Disposable {
  /** Its address, without a slash at the end. */
  origin: string;
}

/** Starts a server of the folder at a free port. */
export async function serve(folder: string): Promise<Served> {
  const mailbox = mkdtempSync(join(tmpdir(), "bench-mailbox-"));
  const child = spawn(process.execPath, [join("src", "tools", "cli", "start.ts")], {
    env: {
      ...process.env,
      DIST_DIR: folder,
      PORT: "0",
      MAILBOX_DIR: mailbox,
      MAILBOX_INTERVAL_MS: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((done, failed) => {
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += String(chunk);
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
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
