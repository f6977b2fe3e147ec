import assert from "node:assert/strict";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { z } from "zod";
import { mailbox } from "#demo/mailbox/mailbox.ts";
import { emailService } from "#email-service.ts";
import { readSettings } from "#settings.ts";
import { listen, stopListening } from "../support/listen.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
let handle = mailbox(folder);
const server = createServer((request, response) => {
  handle(request, response, () => response.writeHead(418).end());
});
let origin = "";
before(async () => {
  origin = `http://localhost:${await listen(server)}`;
});
after(() => stopListening(server));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  handle = mailbox(folder);
});

const ids = readSettings({}).emailAccount;
const quoteRequest = { name: "Margaret", email: "m@example.com", message: "Thumps.", ...ids };

function send(fields: Record<string, string> = {}, init: RequestInit = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...quoteRequest, ...fields }))
    body.append(name, value);
  return fetch(origin + emailService.path, { method: "POST", body, ...init });
}

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]));
const messagesSchema = z.array(z.object({ file: z.string(), fields: fieldsSchema }));
const messages = async () =>
  messagesSchema.parse(await (await fetch(`${origin}/__mailbox.json`)).json());

const choose = (choice: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin}/__mailbox/next`, {
    method: "POST",
    body: new URLSearchParams(choice),
    headers,
    redirect: "manual",
  });

describe("a quote request", () => {
  test("is accepted, unless a page of another site sent it", async () => {
    const response = await send({}, { headers: { Origin: origin } });
    assert.equal(response.status, 200);
    assert.equal(await response.text(), emailService.success);
    const foreign = await send({}, { headers: { Origin: "https://other.example.org" } });
    assert.equal(foreign.status, 403);
    assert.equal((await messages()).length, 1);
  });

  test("is stored exactly as typed, in a file that people can read", async () => {
    for (const message of [
      "<script>alert('x')</script> & \"quotes\"",
      "🦝🦝 café naïve, راكون في العلية",
      "one\r\ntwo\r\n\r\n.\r\nFrom me",
      "x".repeat(4000),
    ]) {
      await send({ message });
      const [{ file, fields } = { file: "", fields: [] }] = await messages();
      assert.deepEqual(Object.fromEntries(fields), { ...quoteRequest, message });
      const stored = readFileSync(file, "utf8");
      assert.deepEqual(z.object({ fields: fieldsSchema }).parse(JSON.parse(stored)).fields, fields);
      assert.match(stored, /^ +"Margaret"$/m);
    }
    assert.ok(readdirSync(folder).every((name) => name.endsWith(".json")));
  });

  test("is kept after a restart, newest first", async () => {
    await send({ message: "first" });
    await send({ message: "second" });
    const seen = await messages();
    handle = mailbox(folder);
    assert.deepEqual(await messages(), seen);
    assert.equal(new Map(seen[0]?.fields).get("message"), "second");
  });
});

describe("the service refuses", () => {
  for (const id of Object.keys(ids)) {
    test(`a request without ${id}`, async () => {
      const response = await send({ [id]: "" });
      assert.equal(response.status, 400);
      assert.deepEqual(await messages(), []);
    });
  }

  test("more bytes of fields than the service takes", async () => {
    assert.equal((await send({ message: "x".repeat(emailService.maxBytes + 1) })).status, 413);
  });

  test("a body of any size before it is read", async () => {
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const endless = { method: "POST", body, duplex: "half" as const };
    assert.equal((await fetch(origin + emailService.path, endless)).status, 413);
    assert.equal((await send({ message: "x".repeat(10_000_000) })).status, 413);
  });

  test("another kind of body", async () => {
    const json = { body: "{}", headers: { "Content-Type": "application/json" } };
    assert.equal((await send({}, json)).status, 400);
  });
});

describe("the next answer", () => {
  test("can be any answer of the service, once", async () => {
    for (const status of emailService.refusals) {
      assert.equal((await choose({ answer: status, times: "once" })).status, 303);
      assert.equal((await send()).status, Number(status));
    }
    assert.equal((await send()).status, 200);
  });

  test("can be chosen for one browser, until it is changed", async () => {
    const headers = { Cookie: "mailbox-session=one" };
    await choose({ answer: "503", times: "until changed" }, headers);
    for (const status of [503, 503]) assert.equal((await send({}, { headers })).status, status);
    assert.equal((await send()).status, 200);
  });

  test("can be a lost connection, or no answer after the request is stored", async () => {
    await choose({ answer: "drop" });
    await assert.rejects(send());
    assert.equal((await messages()).length, 0);
    await choose({ answer: "keep and hang" });
    await assert.rejects(send({}, { signal: AbortSignal.timeout(300) }));
    assert.equal((await messages()).length, 1);
  });

  test("cannot be chosen by a page of another site", async () => {
    const choice = { answer: "503", times: "until changed" };
    for (const other of ["https://other.example.org", "null"])
      assert.equal((await choose(choice, { Origin: other })).status, 403);
    assert.equal((await send()).status, 200);
    assert.equal((await choose({ ...choice, answer: "200" }, { Origin: origin })).status, 303);
  });

  test("cannot be an unknown one", async () => {
    assert.equal((await choose({ answer: "418" })).status, 400);
  });
});

test("the page shows the quote requests with all markup in them escaped", async () => {
  await send({ "<b>": "x", message: "<img src=x onerror=alert(1)>" });
  const response = await fetch(`${origin}/__mailbox`);
  const policy = response.headers.get("content-security-policy") ?? "";
  assert.match(policy, /^default-src 'none';.* frame-ancestors 'none'$/);
  const page = await response.text();
  assert.match(page, /Messages: 1;/);
  assert.doesNotMatch(page, /<img|<b>/);
});

test("requests for other paths are passed on", async () => {
  assert.equal((await fetch(`${origin}/areas`)).status, 418);
});
