import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { z } from "zod";
import { mailbox } from "#tools/demo/mailbox.ts";

const folder = mkdtempSync(join(tmpdir(), "mailbox-"));
const box = mailbox({ folder, interval: 0 });
const slow = mailbox({ folder, interval: 60_000 });
let current = box;
const server = createServer((request, response) => {
  void current.handle(request, response).then((handled) => {
    if (!handled) response.writeHead(418).end();
  });
});
let origin = "";
before(
  () =>
    new Promise<void>((done) => {
      server.listen(0, () => {
        const address = server.address();
        origin = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
        done();
      });
    }),
);
after(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  current = box;
  await fetch(`${origin}/__mailbox`, { method: "DELETE" });
});

const ids = {
  service_id: "demo_service",
  template_id: "demo_template",
  user_id: "demo_public_key",
};
const request = {
  name: "Margaret",
  phone: "416 555 0199",
  email: "margaret@example.com",
  service_area: "Leslieville",
  message: "Thumps.",
  title: "AAA Affordable Wildlife Control",
  website_source: "AAA Affordable Wildlife Control Website",
  time: "now",
};

function send(fields: Record<string, string>, path = "/api/v1.0/email/send-form") {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(origin + path, { method: "POST", body });
}

const messages = z.array(
  z.object({ file: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) }),
);
const received = async () => messages.parse(await (await fetch(`${origin}/__mailbox.json`)).json());
const choose = (next: object) =>
  fetch(`${origin}/__mailbox/next`, {
    method: "POST",
    body: JSON.stringify(next),
    headers: { "Content-Type": "application/json" },
  });

describe("a quote request", () => {
  test("is answered OK and kept with every field", async () => {
    const answer = await send({ ...request, ...ids });
    assert.equal(answer.status, 200);
    assert.equal(await answer.text(), "OK");
    assert.equal(answer.headers.get("access-control-allow-origin"), "*");
    const [message] = await received();
    assert.deepEqual(Object.fromEntries(message?.fields ?? []), { ...request, ...ids });
  });

  test("arrives exactly as typed: markup, quotes, emoji, right-to-left text, line breaks, 4,000 characters", async () => {
    for (const typed of [
      "<script>alert('x')</script> & \"quotes\"",
      "🦝🦝 café naïve",
      "راكون في العلية",
      "one\r\ntwo\r\n\r\n.\r\nFrom me",
      "x".repeat(4000),
      "=?utf-8?B?aGk=?= =20",
      "filename=fields.json\r\n\r\nbm90IHRoZSBmaWVsZHM=",
    ]) {
      await send({ ...request, ...ids, message: typed });
      const [message] = await received();
      assert.equal(new Map(message?.fields).get("message"), typed);
    }
  });

  test("becomes a message that any mail program reads, with no header of the visitor's making", async () => {
    await send({
      ...request,
      ...ids,
      name: "Eve\r\nBcc: everyone@example.com",
      email: "eve@example.com\r\nX-Evil: yes",
      message: `${"long ".repeat(400)}ü`,
    });
    const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".eml"));
    const text = readFileSync(join(folder, name), "utf8");
    const headers = text.slice(0, text.indexOf("\r\n\r\n"));
    for (const header of ["From", "To", "Subject", "Date", "Message-ID", "MIME-Version"]) {
      assert.match(headers, new RegExp(`^${header}: `, "m"));
    }
    assert.doesNotMatch(headers, /^(?:Bcc|X-Evil|Reply-To):/m);
    for (const line of text.split("\r\n"))
      assert.ok(Buffer.byteLength(line) <= 998, "RFC 5322, 2.1.1");
    assert.doesNotMatch(text, /[^\r]\n/);
  });

  test("carries the visitor's address to answer to", async () => {
    await send({ ...request, ...ids });
    const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".eml"));
    assert.match(
      readFileSync(join(folder, name), "utf8"),
      /^Reply-To: Margaret <margaret@example\.com>/m,
    );
  });
});

describe("what the service refuses", () => {
  for (const id of ["service_id", "template_id", "user_id"] as const) {
    test(`a request without ${id}`, async () => {
      const answer = await send({ ...request, ...ids, [id]: "" });
      assert.equal(answer.status, 400);
      assert.match(
        await answer.text(),
        /^The (?:Public Key|service ID|template ID) .+ visit https:/,
      );
      assert.deepEqual(await received(), []);
    });
  }

  test("more than 50 kB of fields", async () => {
    assert.equal((await send({ ...request, ...ids, message: "x".repeat(50_001) })).status, 413);
    assert.equal((await send({ ...request, ...ids, message: "x".repeat(500_000) })).status, 413);
  });

  test("two requests within its interval", async () => {
    current = slow;
    assert.equal((await send({ ...request, ...ids })).status, 200);
    assert.equal((await send({ ...request, ...ids })).status, 429);
  });

  test("another path, another method, another kind of body", async () => {
    assert.equal((await send({ ...request, ...ids }, "/api/v1.0/email/sendform")).status, 404);
    assert.equal((await fetch(`${origin}/api/v1.0/email/send-form`)).status, 405);
    const json = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
    assert.equal((await fetch(`${origin}/api/v1.0/email/send-form`, json)).status, 400);
  });
});

describe("the next answer", () => {
  for (const status of ["400", "403", "412", "413", "422", "429", "451", "500", "503"]) {
    test(`can be ${status}, once`, async () => {
      assert.equal((await choose({ answer: status, times: "once" })).status, 204);
      assert.equal((await send({ ...request, ...ids })).status, Number(status));
      assert.equal((await send({ ...request, ...ids })).status, 200);
    });
  }

  test("can be asked for, until it is taken", async () => {
    const next = async () => (await fetch(`${origin}/__mailbox/next`)).text();
    assert.equal(await next(), "200");
    await choose({ answer: "429" });
    assert.equal(await next(), "429");
    await send({ ...request, ...ids });
    assert.equal(await next(), "200");
  });

  test("can be no answer at all, by a dropped connection", async () => {
    await choose({ answer: "drop" });
    await assert.rejects(send({ ...request, ...ids }));
  });

  test("can be silence", async () => {
    await choose({ answer: "keep and hang" });
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...request, ...ids })) body.append(name, value);
    await assert.rejects(
      fetch(`${origin}/api/v1.0/email/send-form`, {
        method: "POST",
        body,
        signal: AbortSignal.timeout(300),
      }),
    );
    assert.equal((await received()).length, 1);
  });

  test("cannot be chosen wrongly, nor from another site", async () => {
    assert.equal((await choose({ answer: "418" })).status, 400);
    const foreign = {
      method: "POST",
      body: "{}",
      headers: { Origin: "https://elsewhere.example" },
    };
    assert.equal((await fetch(`${origin}/__mailbox/next`, foreign)).status, 403);
  });
});

test("the mailbox's page shows what arrived, and nothing in it is markup", async () => {
  await send({ ...request, ...ids, message: "<img src=x onerror=alert(1)>" });
  const html = await (await fetch(`${origin}/__mailbox`)).text();
  assert.match(html, /1 message;/);
  assert.ok(!html.includes("<img"));
});

test("requests for other addresses are left to the site", async () => {
  assert.equal((await fetch(`${origin}/areas`)).status, 418);
});
