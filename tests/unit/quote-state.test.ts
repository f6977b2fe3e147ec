import assert from "node:assert/strict";
import { test } from "node:test";
import { nextState, type QuoteEvent, type QuoteState } from "#features/quote-form/state.client.ts";

const name = { field: "quote-name", message: "Missing" };
const phone = { field: "quote-phone", message: "Missing" };

/** The state after these events on a new form. */
const after = (...events: QuoteEvent[]) => events.reduce<QuoteState>(nextState, { kind: "idle" });

const typed: QuoteEvent = { kind: "edited", errors: [] };
const sending = (attempt: number): QuoteEvent => ({ kind: "sending", attempt });
const sent = (attempt: number): QuoteEvent => ({ kind: "sent", attempt });
const failed = (attempt: number): QuoteEvent => ({
  kind: "failed",
  reason: "unconfirmed",
  attempt,
});

test("typing removes the errors that it solves, and reports no new ones", () => {
  const reported: QuoteEvent = { kind: "invalid", errors: [name] };
  assert.equal(after(reported, { kind: "edited", errors: [phone] }).kind, "idle");
  assert.deepEqual(after(reported, { kind: "edited", errors: [name, phone] }), reported);
});

test("a form that was suspected can be sent", () => {
  assert.equal(after({ kind: "suspected" }, typed, sending(1), sent(1)).kind, "sent");
});

test("an answer confirms the request, and says whether the visitor has typed since", () => {
  assert.deepEqual(after(sending(1), sent(1)), { kind: "sent", edited: false });
  assert.deepEqual(after(sending(1), typed, sent(1)), { kind: "sent", edited: true });
});

test("a success that comes after the time-out replaces the failure", () => {
  assert.equal(after(sending(1), failed(1), sent(1)).kind, "sent");
});

test("text typed after a failure is not part of a request that arrived late", () => {
  const state = after(sending(1), failed(1), typed, sent(1));
  assert.deepEqual(state, { kind: "sent", edited: true });
});

test("a late answer to a request that was sent again does nothing", () => {
  const state = after(sending(1), failed(1), sending(2));
  assert.equal(nextState(state, sent(1)), state);
  assert.equal(nextState(state, failed(1)), state);
});

test("a request that was sent stays confirmed, whatever fails afterwards", () => {
  assert.equal(after(sending(1), sent(1), failed(1)).kind, "sent");
});

test("a mistake of the script before sending is shown as a failure", () => {
  assert.equal(after(failed(0)).kind, "failed");
});
