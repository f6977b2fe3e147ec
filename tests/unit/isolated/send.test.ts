import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import type { Answer, Post } from "#email-service.ts";
import { sendQuoteRequest } from "#features/quote-form/send.client.ts";

const setOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });

const data = new FormData();
data.set("name", "Ann Example");
const send = (post: Post, isRetry = false) => sendQuoteRequest(data, "", post, isRetry);
const answers =
  (kind: Answer["kind"], text = ""): Post =>
  () =>
    Promise.resolve({ kind, status: 200, text });

mock.method(console, "info", () => undefined);
const log = mock.method(console, "error", () => undefined);
mock.timers.enable({ apis: ["setTimeout"] });
beforeEach(() => log.mock.resetCalls());

test("without a network nothing is posted, except by a retry", async () => {
  setOnline(false);
  const post = mock.fn(answers("sent"));
  assert.deepEqual(await send(post), { kind: "failed", reason: "offline" });
  assert.equal(post.mock.callCount(), 0);
  assert.deepEqual(await send(post, true), { kind: "sent" });
});

test("a failure is logged without what the visitor has typed", async () => {
  setOnline(true);
  const result = await send(answers("failed", "No mail for Ann Example"));
  assert.deepEqual(result, { kind: "failed", reason: "failed" });
  assert.deepEqual(log.mock.calls[0]?.arguments, ["Quote request failed", 200, "No mail for …"]);
});

test("a lost connection may have delivered the request", async () => {
  setOnline(true);
  const result = await send(() => Promise.reject(new TypeError("Failed to fetch")));
  assert.deepEqual(result, { kind: "failed", reason: "unconfirmed" });
});

test("after 15 seconds without an answer it is unconfirmed, and a late answer still comes", async () => {
  setOnline(true);
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const sending = send(() => promise);
  mock.timers.tick(15_000);
  const result = await sending;
  assert.ok(result.kind === "failed" && result.late);
  assert.equal(result.reason, "unconfirmed");
  resolve({ kind: "sent", status: 200, text: "OK" });
  assert.deepEqual(await result.late, { kind: "sent" });
});
