/** The built site on three servers, which must all serve it in the same way. */
import assert from "node:assert/strict";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder, textFiles } from "#tools/hosting/compress.ts";
import { createServer } from "#integrations/demo/server.ts";
import { listen, stopListening } from "../support/listen.ts";
import { requestsTo } from "../support/send-request.ts";
import { missingPrograms, startCaddy, startNginx, type Running } from "../support/servers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { testServer } from "./table.ts";

const work = temporaryFolder();
// nginx can run as another user, who must be able to read the files.
chmodSync(work, 0o755);
const root = join(work, "site");
cpSync(resolve(process.env["DIST_DIR"] ?? "dist"), root, { recursive: true });
const securityText = join(root, ".well-known", "security.txt");
// A project without git, such as a downloaded one, builds none.
if (!existsSync(securityText)) {
  mkdirSync(dirname(securityText), { recursive: true });
  writeFileSync(securityText, "Contact: mailto:help@example.com\n");
}
await compressFolder(root);

/** Files that can be copied by mistake and that no server may send. */
const secrets = [
  ".env",
  ".git/config",
  ".mailbox/message.json",
  ".well-known/.env",
  ".well-known/key.pem",
  ".well-known.bak",
  "services/.draft.html",
  "services/.well-known/security.txt",
  "_astro/form.abc123.js.map",
];
for (const name of secrets) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), "secret");
}

test("every text file that becomes smaller is compressed in both encodings", () => {
  const unpack = { ".br": brotliDecompressSync, ".gz": gunzipSync };
  for (const name of textFiles(root)) {
    const body = readFileSync(join(root, name));
    for (const [suffix, decompress] of Object.entries(unpack)) {
      const file = join(root, name + suffix);
      assert.ok(existsSync(file) || body.length < 400, file);
      if (!existsSync(file)) continue;
      const compressed = readFileSync(file);
      assert.ok(compressed.length < body.length, file);
      assert.ok(decompress(compressed).equals(body), file);
    }
  }
});

async function startOwn(): Promise<Running> {
  const server = createServer({ folder: root });
  return { port: await listen(server), stop: () => stopListening(server) };
}

const { nginx, caddy } = missingPrograms();
for (const [name, missing, start] of [
  ["the server behind npm start", "", startOwn],
  ["nginx", nginx, () => startNginx({ root, work: join(work, "nginx") })],
  ["Caddy", caddy, () => startCaddy({ root, work: join(work, "caddy") })],
] as const) {
  // In CI a missing program is a failure, not a skip.
  const skip = missing && !process.env["CI"] ? `this machine has no ${missing}` : false;
  describe(name, { skip }, () => {
    let running: Running | undefined;
    before(async () => {
      assert.equal(missing, "", `this machine has no ${missing}`);
      running = await start();
    });
    after(() => running?.stop());
    const send = requestsTo(() => running?.port ?? 0);
    testServer(send, root, secrets);
  });
}
