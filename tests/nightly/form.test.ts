/** `npm run check:form`: its request is marked as a test, nobody counts it, and a fault is told in a sentence. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { mailbox } from "#demo/mailbox/mailbox.ts";
import { messagesIn } from "#demo/mailbox/messages.ts";
import { previewSite } from "#demo/preview.ts";
import { emailService } from "#email-service.ts";
import { systemChromium } from "../support/browsers.ts";
import { listen, stopListening } from "../support/listen.ts";
import { freePort } from "../support/servers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const work = temporaryFolder();
const messages = join(work, "mailbox");

const counted: string[] = [];
const counter = createServer(({ url = "" }, response) => {
  counted.push(url);
  response.writeHead(204).end();
});

describe("the form's own check", () => {
  let port = 0;
  let counting = "";
  const site = () => `http://localhost:${port}`;

  /** Runs the command; the counter may be asked, as if it were the e-mail service. */
  const check = () =>
    new Promise<{ stdout: string; code: number | null }>((done) => {
      const env = { ...process.env, SITE_URL: site(), [emailService.originVariable]: counting };
      const command = execFile(process.execPath, ["tests/live/form.ts"], { env }, (_, stdout) => {
        done({ stdout, code: command.exitCode });
      });
    });

  before(async () => {
    port = await freePort();
    counting = `http://localhost:${await listen(counter)}`;
    await promisify(execFile)(
      "node_modules/.bin/astro",
      ["build", "--outDir", join(work, "site")],
      {
        env: { ...process.env, SITE_URL: "", COUNT_URL: `${counting}/?event={event}&path={path}` },
      },
    );
  });
  after(() => stopListening(counter));

  test("sends one e-mail, marked as a test in subject and message, and is not counted", async (context) => {
    const server = await previewSite(join(work, "site"), {
      port,
      middlewares: [mailbox(messages)],
    });
    context.after(() => server.close());
    const { stdout, code } = await check();
    assert.equal(code, 0, stdout);
    const [values = new Map<string, string>(), ...more] = messagesIn(messages).map(
      ({ fields }) => new Map(fields),
    );
    assert.deepEqual(more, []);
    const subject = "Quote request from {{name}}, {{service_area}}";
    assert.ok(readFileSync("src/hosting/README.md", "utf8").includes(`Subject: \`${subject}\``));
    assert.equal(
      subject.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? ""),
      "Quote request from TEST of the website, no customer, TEST",
    );
    assert.match(values.get("message") ?? "", /^TEST: the website has sent this by itself/);
    assert.deepEqual(counted, []);

    // A visitor is counted.
    const browser = await chromium.launch({
      executablePath: systemChromium(),
      args: ["--no-sandbox"],
    });
    const page = await browser.newPage();
    await Promise.all([page.waitForRequest(`${counting}/**`), page.goto(site())]);
    await browser.close();

    await fetch(`${site()}/__mailbox/next`, {
      method: "POST",
      body: new URLSearchParams({ answer: "412" }),
    });
    const refused = await check();
    assert.match(
      refused.stdout,
      /^\| The form says “.*not sent\.”; EmailJS answered with 412\. \| /m,
    );
    assert.equal(refused.code, 1);
  });

  test("names a host that is dead", async () => {
    const { stdout, code } = await check();
    assert.match(stdout, /^\| The form could not be filled in \(.*REFUSED.*\)\. \| http/m);
    assert.equal(code, 1);
  });
});
