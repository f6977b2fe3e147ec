import assert from "node:assert/strict";
import { test } from "node:test";
import { mayBeBot } from "#features/quote-form/form.client.ts";

const setNavigator = (value: object) =>
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });

/**
 * Returns whether this honeypot counts as filled in by a bot; `active` after a click or key press.
 */
function judge({ value = "", autofilled = false, active = false, elapsed = 0 }) {
  setNavigator({ userActivation: { hasBeenActive: active } });
  return mayBeBot({ value, matches: () => autofilled }, elapsed);
}

for (const [what, submit, isBot] of [
  ["a filled honeypot, however slow", { value: "http://x.ca", active: true, elapsed: 6e4 }, true],
  ["an autofilled honeypot", { value: "Ann", autofilled: true, active: true }, false],
  ["a submit within a second without any click or key press", { elapsed: 999 }, true],
  ["a submit after a second", { elapsed: 1000 }, false],
  ["a quick submit after a click", { active: true, elapsed: 50 }, false],
] as const) {
  test(`${what} is a ${isBot ? "bot" : "person"}`, () => {
    assert.equal(judge(submit), isBot);
  });
}

test("without browser support for user activation, a quick submit is not a bot", () => {
  setNavigator({});
  assert.equal(mayBeBot(null, 0), false);
});
