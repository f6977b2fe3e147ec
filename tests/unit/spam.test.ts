import assert from "node:assert/strict";
import { test } from "node:test";
import { isLikelyBot } from "../../src/islands/quote-form/spam.ts";

/** Whether this honeypot counts as filled in by a bot; `active` after a click or key press. */
function judge({ value = "", autofilled = false, active = false, elapsed = 0 }) {
  Object.defineProperty(globalThis, "navigator", {
    value: { userActivation: { hasBeenActive: active } },
    configurable: true,
  });
  const honeypot = { value, matches: () => autofilled };
  return isLikelyBot(honeypot, elapsed);
}

test("a filled honeypot is a bot, however slow", () => {
  assert.equal(judge({ value: "http://spam.example", active: true, elapsed: 60_000 }), true);
});

test("an autofilled honeypot is a person", () => {
  assert.equal(judge({ value: "Ann", autofilled: true, active: true }), false);
});

test("a submit within a second without any click or key press is a bot", () => {
  assert.equal(judge({ elapsed: 999 }), true);
  assert.equal(judge({ elapsed: 1000 }), false);
});

test("a quick submit after a click is a person", () => {
  assert.equal(judge({ active: true, elapsed: 50 }), false);
});

test("without browser support for user activation, a quick submit is not a bot", () => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  assert.equal(isLikelyBot(null, 0), false);
});
