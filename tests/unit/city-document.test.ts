import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { collectionReaders } from "#loader/collections.ts";
import { describeProblem } from "#loader/problems.ts";

const frontMatter = `---
name: Oakville
title: Raccoon Removal in Oakville
meta_description: A plain sentence about raccoons in Oakville that goes on until it has the length which the search engines like to show, and not more.
h1: Raccoon Removal in Oakville
lead: By the lake, around the clock.
who_to_call:
  checked: 2026-11
  sick_or_injured:
    text: The humane society.
    phone: "905-845-1551"
    source: https://hsomh.ca/wildlife
  dead_on_the_road:
    text: The town.
    source: https://www.oakville.ca/wildlife
  feeding:
    text: Please do not.
    source: https://www.oakville.ca/wildlife
---
`;
const sections = [
  "## Introduction\n\nBy the creek.",
  "## Emergency Services\n\nCall.",
  "## Our Step-by-Step Removal Process\n\n1. Look.\n2. Close.",
  "## Cost Considerations\n\nSee the [cost guide](/#cost).",
  "## Prevention Tips\n\n- Cap the chimney.",
  "## FAQs\n\n### One?\n\nYes.\n\n### Two?\n\nNo.\n\n### Three?\n\nYes.\n\n### Four?\n\nNo.",
  "## Call to Action\n\nWrite to us.",
];
const whole = frontMatter + sections.join("\n\n");

/** Returns the messages for this text as Oakville's document. */
const messagesFor = (text: string) => {
  const { problems } = collectionReaders.cities.read(text, "content/cities/oakville.md");
  return problems.map(describeProblem);
};

/** Returns the last line with a text, counted from 1. */
const lineOf = (text: string, part: string) =>
  text.slice(0, text.lastIndexOf(part)).split("\n").length;

const [introduction = "", emergency = "", ...later] = sections;

/** Invalid texts, with words on the line of the problem, and the message. */
const refused: Record<string, readonly [text: string, words: string, message: string]> = {
  "without a section is refused by the section's name": [
    whole.replace(sections[4] ?? "", ""),
    "## FAQs",
    "Prevention Tips: the section “## Prevention Tips” is missing; it belongs before “## FAQs”.",
  ],
  "with a section out of order is refused at its line": [
    frontMatter + [emergency, introduction, ...later].join("\n\n"),
    "## Introduction",
    "Introduction: this section is out of order; it belongs before “## Emergency Services”.",
  ],
  "with a section twice is refused at the second": [
    `${whole}\n\n## Introduction\n\nAgain.`,
    "## Introduction",
    "Introduction: this section appears twice; keep one.",
  ],
  "with three questions instead of four is refused with the number found": [
    whole.replace("### Four?\n\nNo.", ""),
    "## FAQs",
    "FAQs: found 3 questions, expected exactly 4, each a “### ” heading with its answer below.",
  ],
  "with a question without an answer is refused at the question": [
    whole.replace("### Two?\n\nNo.", "### Two?"),
    "### Two?",
    "FAQs: the question “Two?” has no answer below it.",
  ],
  "with a misspelt field is refused at its line, with the name that was meant": [
    whole.replace("lead:", "leed:"),
    "leed:",
    "leed: there is no field “leed” here. Did you mean “lead”?",
  ],
  "with a wrong type is refused with what was found, what is expected, and an example": [
    whole.replace("h1: Raccoon Removal in Oakville", "h1: 24"),
    "h1:",
    "h1: found 24, expected text. For example: “Raccoon Removal in Oakville”. If 24 is the text, put quotation marks around it.",
  ],
};

describe("a city's document", () => {
  test("is split by its headings, and its questions are read", () => {
    const { data } = collectionReaders.cities.read(whole, "oakville.md");
    assert.ok(data);
    assert.deepEqual(
      data.sections.map(({ heading }) => heading),
      [
        "Introduction",
        "Emergency Services",
        "Our Step-by-Step Removal Process",
        "Cost Considerations",
        "Prevention Tips",
        "Call to Action",
      ],
    );
    assert.equal(data.questions.length, 4);
    assert.deepEqual(data.questions[0], {
      question: "One?",
      answer: { html: "<p>Yes.</p>", text: "Yes." },
    });
  });

  test("is read without its comments, wherever they are", () => {
    const text = whole.replace(
      "One?\n\nYes.",
      "One<!-- or two -->?\n\nYes, <!-- Ask Ruth. --> one. <!-- Or not. -->",
    );
    const { data } = collectionReaders.cities.read(text, "oakville.md");
    const [first] = data?.questions ?? [];
    assert.equal(first?.question, "One?");
    assert.equal(first.answer.text, "Yes, one.");
  });

  test("may contain a hash in a quotation, which is not a heading", () => {
    const text = whole.replace("By the creek.", "By the creek.\n\n> We are #1 here.\n\nOn.");
    assert.deepEqual(messagesFor(text), []);
  });

  test("is accepted with Windows line endings and a byte order mark", () => {
    assert.deepEqual(messagesFor(`\uFEFF${whole.replaceAll("\n", "\r\n")}`), []);
  });

  for (const [name, [text, words, message]] of Object.entries(refused)) {
    test(name, () => {
      const place = `content/cities/oakville.md:${lineOf(text, words)}:1`;
      assert.deepEqual(messagesFor(text), [`${place}  ${message}`]);
    });
  }

  test("with a misspelt heading is refused at its line, with the name that was meant", () => {
    const text = whole.replace("## Prevention Tips", "## Prevention Tip");
    assert.equal(
      messagesFor(text)[0],
      `content/cities/oakville.md:${lineOf(text, "## Prevention Tip")}:1  Prevention Tip: found the heading “## Prevention Tip”, which no page has. Did you mean “Prevention Tips”?`,
    );
  });

  test("with a title too long for search results is refused", () => {
    const text = whole.replace("Raccoon Removal in Oakville\n", `${"Raccoon ".repeat(9)}\n`);
    assert.match(messagesFor(text)[0] ?? "", /:3:1 {2}title: found .*at most 60 characters/);
  });

  test("with a tab in its front matter is refused at the line, with what to do", () => {
    const text = whole.replace("  checked:", "\tchecked:");
    assert.match(messagesFor(text)[0] ?? "", /:8:\d+ {2}.*spaces, never tabs/);
  });

  test("without front matter is refused at its first line", () => {
    assert.match(
      messagesFor(sections.join("\n\n"))[0] ?? "",
      /oakville\.md:1:1 {2}front matter: is missing/,
    );
  });

  test("is reported with all its mistakes at once", () => {
    const text = whole
      .replace("lead:", "leed:")
      .replace("### Four?\n\nNo.", "")
      .replace("## Prevention", "## Preventing");
    assert.equal(messagesFor(text).length, 3);
  });
});
