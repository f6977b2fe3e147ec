/** The built site behind three servers: one table of expectations, word for word the same. */
import assert from "node:assert/strict";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { precompress } from "#tools/hosts/compress.ts";
import { createServer } from "#tools/demo/server.ts";
import { asking } from "../support/ask.ts";
import { lacking, startCaddy, startNginx, type Running } from "../support/servers.ts";
import { expectations } from "./table.ts";

const work = mkdtempSync(join(tmpdir(), "servers-"));
// nginx may hand files out as another user.
chmodSync(work, 0o755);
const root = join(work, "site");
cpSync(resolve(process.env["DIST_DIR"] ?? "dist"), root, { recursive: true });
await precompress(root);

/** What a careless copy may bring along, and no server hands out. */
const secrets = [
  ".env",
  ".git/config",
  ".mailbox/message.eml",
  "services/.draft.html",
  "_astro/form.abc123.js.map",
];
for (const name of secrets) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), "secret");
}
after(() => {
  rmSync(work, { recursive: true });
});

function startOwn(): Promise<Running> {
  const server = createServer({ folder: root });
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      assert.ok(typeof address === "object" && address);
      done({
        port: address.port,
        stop: () =>
          new Promise((closed) => {
            server.closeAllConnections();
            server.close(() => {
              closed();
            });
          }),
      });
    });
  });
}

for (const { name, start, lacks } of [
  { name: "our own server", start: startOwn, lacks: "" },
  {
    name: "nginx",
    start: () => startNginx({ root, work: join(work, "nginx") }),
    lacks: lacking.nginx,
  },
  {
    name: "Caddy",
    start: () => startCaddy({ root, work: join(work, "caddy") }),
    lacks: lacking.caddy,
  },
]) {
  // Where the tests must be whole, what is missing is a failure, not a skip.
  const skip = lacks && !process.env["CI"] ? `this machine has no ${lacks}` : false;
  describe(name, { skip }, () => {
    let running: Running | undefined;
    before(async () => {
      assert.equal(lacks, "", `this machine has no ${lacks}`);
      running = await start();
    });
    after(() => running?.stop());
    const ask = asking(() => running?.port ?? 0);
    for (const [title, proof] of expectations(root, secrets)) test(title, () => proof(ask));
  });
}
