/** The steps of a form that the tests in browsers, of the same form, do not reach. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextState, type QuoteEvent, type QuoteState } from "#features/quote-form/state.client.ts";

/** The state after these events on a new form. */
const after = (...events: QuoteEvent[]) => events.reduce<QuoteState>(nextState, { kind: "idle" });

const sending = (attempt: number): QuoteEvent => ({ kind: "sending", attempt });
const sent = (attempt: number): QuoteEvent => ({ kind: "sent", attempt });
const failed = (attempt: number): QuoteEvent => ({
  kind: "failed",
  reason: "unconfirmed",
  attempt,
});

test("a late answer to a request that was sent again does nothing", () => {
  const state = after(sending(1), failed(1), sending(2));
  assert.equal(nextState(state, sent(1)), state);
  assert.equal(nextState(state, failed(1)), state);
});

test("a request that was sent stays confirmed, whatever fails afterwards", () => {
  assert.equal(after(sending(1), sent(1), failed(1)).kind, "sent");
});
