import assert from "node:assert/strict";
import { test } from "node:test";
import { isLikelyBot } from "../../src/islands/quote-form/spam.ts";

/** A trap with this in it, filled by the browser itself or not, on a page where somebody was active or not. */
function judge({ value = "", autofilled = false, active = false, elapsed = 0 }) {
  Object.defineProperty(globalThis, "navigator", {
    value: { userActivation: { hasBeenActive: active } },
    configurable: true,
  });
  const trap = { value, matches: () => autofilled };
  return isLikelyBot(trap, elapsed);
}

test("who fills in the trap is a script, however slow", () => {
  assert.equal(judge({ value: "http://spam.example", active: true, elapsed: 60_000 }), true);
});

test("a trap that the browser filled in is a person's", () => {
  assert.equal(judge({ value: "Ann", autofilled: true, active: true }), false);
});

test("who sends within a second without having pressed or typed anything is a script", () => {
  assert.equal(judge({ elapsed: 999 }), true);
  assert.equal(judge({ elapsed: 1000 }), false);
});

test("who lets autofill fill it in and presses the button at once is a person", () => {
  assert.equal(judge({ active: true, elapsed: 50 }), false);
});

test("where the browser cannot say whether somebody is there, nobody is turned away", () => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  assert.equal(isLikelyBot(null, 0), false);
});
