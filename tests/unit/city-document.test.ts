import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readCityText } from "#content/markdown-sections.ts";
import { parseMarkdown } from "#content/markdown-tree.ts";
import { cityTextSections, type CitySection } from "#features/areas/area-page-schema.ts";

const section = (name: CitySection, text: string) => `## ${name}\n\n${text}`;
const whole = [
  section("introduction", "By the creek."),
  section("emergency", "Call."),
  section("process", "1. Look.\n2. Close."),
  section("costs", "See the [cost guide](/#cost)."),
  section("prevention", "- Cap the chimney."),
  section(
    "questions",
    "### One?\n\nYes.\n\n### Two?\n\nNo.\n\n### Three?\n\nYes.\n\n### Four?\n\nNo.",
  ),
  section("closing", "Write to us."),
].join("\n\n");

/** Reads a text that has no problems. */
const read = (text: string) =>
  readCityText(parseMarkdown(text).nodes, (...problem) => assert.fail(problem.join(" ")), 0);

describe("a city's document", () => {
  test("is split by its headings, and its questions are read", () => {
    const city = read(whole);
    assert.equal(city.sections.introduction, "<p>By the creek.</p>");
    assert.deepEqual(Object.keys(city.sections), [...cityTextSections]);
    assert.equal(city.questions.length, 4);
    assert.deepEqual(city.questions[0], {
      question: "One?",
      answer: { html: "<p>Yes.</p>", text: "Yes." },
    });
  });

  test("has no element, attribute or script that was written as text", () => {
    for (const written of [
      String.raw`\<script\>alert(1)\</script\>`,
      "&lt;img src=x onerror=alert(1)&gt;",
      "<svg/onload=alert(1) x=",
      "<script>alert(1)</script>",
      "<b onclick=alert(1)>",
    ]) {
      const { sections } = read(whole.replace("By the creek.", written));
      assert.doesNotMatch(sections.introduction, /<(?!\/?p>)/, written);
    }
  });

  test("may leave to the shared text what that says, and two of its questions", () => {
    const city = read(
      whole
        .replace("Call.\n", "")
        .replace("1. Look.\n2. Close.", "")
        .replace("See the [cost guide](/#cost).", "<!-- Nothing. -->")
        .replace(/### Three[^]*Four\?\n\nNo\./, ""),
    );
    const { emergency, process, costs } = city.sections;
    assert.deepEqual([emergency, process, costs], ["", "", ""]);
    assert.equal(city.questions.length, 2);
  });

  test("is read without its comments, wherever they are", () => {
    const [first] = read(
      whole.replace(
        "One?\n\nYes.",
        "One<!-- or two -->?\n\nYes, <!-- Ask Ruth. --> one. <!-- Or not. -->",
      ),
    ).questions;
    assert.equal(first?.question, "One?");
    assert.equal(first.answer.text, "Yes, one.");
  });

  test("may contain a hash in a quotation, which is not a heading", () => {
    const { sections: found } = read(
      whole.replace("By the creek.", "By the creek.\n\n> We are #1 here.\n\nOn."),
    );
    assert.match(found.introduction, /We are #1 here/);
  });
});
