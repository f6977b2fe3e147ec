/** The pages in other languages have the same texts, and their messages are whole sentences. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compose } from "#features/languages/compose.ts";
import { isPublished, languageSchema } from "#features/languages/schema.ts";
import { contentCollections } from "#content/collections.ts";
import { readCollection } from "#content/loader.ts";
import { directionOf, localFacts, readFacts, type Facts } from "#content/facts.ts";

const source = readCollection(contentCollections.languageSource).get("en");
assert.ok(source);
const languages = [...readCollection(contentCollections.languages), ["en", source] as const];

/** The first choice of each question. */
const chosenIn = ({ message }: typeof source, key: "choice" | "english") => ({
  what: message.options[0]?.[key],
  where: message.places[0]?.[key],
  when: message.times[0]?.[key],
  home: message.homes[0]?.[key],
});

test("a language is written from right to left as its script is", () => {
  const codes = ["ar", "ckb", "fa", "pa-Arab", "ur", "es", "pa", "zh-Hans"];
  const rightToLeft = codes.filter((code) => directionOf(code) === "rtl");
  assert.deepEqual(rightToLeft, ["ar", "ckb", "fa", "pa-Arab", "ur"]);
});

test("nobody reads a page in the future, or without a name", () => {
  const ok = { name: "Parisa Ahmadi", date: "2026-01-31" };
  const isAccepted = (change: object) =>
    languageSchema.shape.read_by.safeParse({ ...ok, ...change }).success;
  assert.ok(isAccepted({}));
  assert.ok(isAccepted({ name: "李 明" }));
  for (const change of [
    { date: "2126-01-01" },
    { date: "2026-02-31" },
    { name: "?" },
    { name: "" },
    { name: "…" },
    { name: "12" },
  ])
    assert.ok(!isAccepted(change), JSON.stringify(change));
});

test("every language says when each number of emergency.yaml answers", () => {
  const { regions = [] } = readCollection(contentCollections.emergency).get("emergency") ?? {};
  const labels = new Set(regions.flatMap(({ phones }) => phones.map(({ label }) => label)));
  assert.ok(labels.size > 0);
  for (const [code, { hours }] of languages)
    assert.deepEqual(new Set(hours.map(({ english }) => english)), labels, code);
});

test("every language has the same choices and as many sentences as the source", () => {
  for (const [code, language] of languages) {
    for (const list of ["options", "places", "times", "homes"] as const) {
      assert.deepEqual(
        language.message[list].map(({ english }) => english),
        source.message[list].map(({ english }) => english),
        code,
      );
    }
    assert.equal(language.message.sentences.length, source.message.sentences.length, code);
  }
});

test("every language has the steps of the source, with the numbers of each", () => {
  const facts = readFacts();
  const numbersOf = (code: string, { now }: typeof source) => {
    // The opening hour is written in each language's own way.
    const opens = code === "en" ? facts["opens"] : localFacts(facts, code)["opens"];
    const numbersIn = (step: string) =>
      step
        .replaceAll(opens ?? "?", "")
        .match(/[0-9]+(?:-[0-9]+)*/g)
        ?.toSorted() ?? [];
    return Object.entries(now).map(([key, { steps }]) => [key, steps.map(numbersIn)]);
  };
  for (const [code, language] of languages)
    assert.deepEqual(numbersOf(code, language), numbersOf("en", source), code);
});

test("a message says everything that is chosen, and nothing that is not", () => {
  for (const [code, text] of languages) {
    const { message, english } = text;
    const key = code === "en" ? "english" : "choice";
    const all = { ...chosenIn(text, key), helper: "Ann 416-555-0199", language: english };
    const { language, ...named } = all;
    assert.ok(code !== "en" || compose(message.sentences, all).includes(language));
    const names = Object.entries(named);
    // A name is chosen or not.
    for (let set = 0; set < 2 ** names.length; set++) {
      const isChosen = (index: number) => Math.floor(set / 2 ** index) % 2 === 1;
      const chosen = Object.fromEntries(names.filter((_, index) => isChosen(index)));
      const composed = compose(message.sentences, { ...chosen, language });
      for (const [index, [, words]] of names.entries())
        assert.equal(words && composed.includes(words), isChosen(index), composed);
      assert.doesNotMatch(composed, /[{}]| {2}|^[,，.。\s]|[,，:：] ?[.。۔।]|\n[,，.。۔।]/, code);
    }
  }
});

test("hours are written as the language does, in digits 0 to 9, and prices from left to right", () => {
  const facts: Facts = { ...readFacts(), opens: "7 AM", closes: "7:30 PM" };
  for (const [code] of languages) {
    const local = localFacts(facts, code);
    for (const [name, fact] of Object.entries(local)) {
      assert.doesNotMatch(fact, /(?![0-9])\p{Nd}/u, `${code}: ${name}`);
      if (facts[name]?.startsWith("$")) assert.match(fact, /^\u2066.*\u2069$/, `${code}: ${name}`);
    }
    assert.notEqual(local["opens"], local["closes"], code);
  }
});

test("a helper's number after Persian letters is marked to be written from left to right", () => {
  assert.equal(compose(["{helper}."], { helper: "مینا 416-555-0199" }), "مینا \u200E416-555-0199.");
  assert.equal(compose(["{helper}."], { helper: "Ann 416-555-0199" }), "Ann 416-555-0199.");
});

test("a public build has only the pages that a person has read, a demo has all", () => {
  const read = { ...source, read_by: { name: "Ann Example", date: "2026-12-01" } };
  const unread = { ...source, read_by: undefined };
  assert.deepEqual([read, unread].map(isPublished), [true, true]);
  process.env["SITE_URL"] = "https://raccoons.ca";
  assert.deepEqual([read, unread].map(isPublished), [true, false]);
  delete process.env["SITE_URL"];
});
