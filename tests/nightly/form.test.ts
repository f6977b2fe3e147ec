/** `npm run check:form` against the demo: its request is marked as a test, and asks nobody else. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import process from "node:process";
import { test } from "node:test";
import { join } from "node:path";
import { emailService } from "#email-service.ts";
import { freePort, start } from "../support/servers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("the form's own check arrives once, marked as a test, and fails with the form", async () => {
  const port = await freePort();
  const work = temporaryFolder();
  const origin = `http://localhost:${port}`;
  const variables = { SITE_URL: "", PORT: String(port), MAILBOX_DIR: join(work, "mailbox") };
  const server = await start(process.execPath, ["src/demo/start.ts"], port, work, variables);
  const check = (site: string) =>
    spawnSync(
      process.execPath,
      [
        "node_modules/@playwright/test/cli.js",
        "test",
        "--config",
        "tests/live/playwright.config.ts",
      ],
      {
        env: { ...process.env, SITE_URL: site, [emailService.originVariable]: site },
        encoding: "utf8",
      },
    );
  const sent = check(origin);
  const mailbox = await fetch(`${origin}/__mailbox.json`).then((response) => response.text());
  await server.stop();
  assert.equal(sent.status, 0, sent.stdout);
  assert.equal(mailbox.match(/TEST of the website, no customer/g)?.length, 1);
  assert.equal(mailbox.match(/TEST: the website has sent this by itself/g)?.length, 1);
  assert.notEqual(check(origin).status, 0);
});
