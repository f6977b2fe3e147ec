/** The copy of the built pages, read as text: true to the facts, plain, and different from page to page. */
import type { Page as BrowserPage } from "@playwright/test";
import { content, everyPage, type Page } from "../support/pages.ts";
import { gradeOf, overlapOf, runsOf, sentencesOf, wordsOf } from "../support/prose.ts";
import { expect, test } from "../support/test.ts";

/** The text of an element as a reader gets it, closed answers included: a line for each block. */
const textOf = (page: BrowserPage, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const inline = new Set([
      "A",
      "B",
      "STRONG",
      "EM",
      "I",
      "SPAN",
      "SUP",
      "SUB",
      "ABBR",
      "WBR",
      "TIME",
    ]);
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
      if (!(node instanceof Element) || ["SCRIPT", "STYLE", "TEMPLATE"].includes(node.tagName))
        return "";
      const inner = [...node.childNodes].map(read).join("");
      return inline.has(node.tagName) ? inner : `\n${inner}\n`;
    };
    return elements
      .map(read)
      .join("\n")
      .replaceAll(/[^\S\n]+/g, " ")
      .replaceAll(/\s*\n\s*/g, "\n")
      .trim();
  });

/** What an editor of a good newspaper strikes out (issue of the copy); an exclamation mark only in specified wording. */
const banned = [
  "nestled",
  "vibrant",
  "look no further",
  "when it comes to",
  "peace of mind",
  "rest assured",
  "hassle-free",
  "critters",
  "pesky",
];
const specifiedExclamations = [
  content.home.hero.headline,
  content.pages.not_found.lead,
  content.quoteForm.toasts.success.title,
  content.quoteForm.toasts.success.description,
  content.quoteForm.toasts.failure.title,
];

const amount = /\$\d{1,3}(?:,\d{3})*(?:–\$\d{1,3}(?:,\d{3})*)?\+?/g;
const {
  summary,
  locations,
  methods,
  factors,
  repairs,
  worked_example: example,
} = content.costGuide;
const prices = new Set([
  ...[...summary, ...locations, ...methods, ...factors, ...repairs, ...example.lines].flatMap(
    ({ price, title }: { price: string; title: string }) =>
      [price, title].flatMap((text) => text.match(amount) ?? []),
  ),
  example.total,
  `$${content.business.price_from}`,
]);
/** A sentence about a by-law fine, a town's fee or a law's threshold names a sum that is no price of ours. */
const othersSums = /\b(?:fines?|reported|contract)\b/;

/** The main text of an area's page, without frame and fixed wording. */
const articleOf = (page: BrowserPage) => textOf(page, "main .prose");

interface Figures {
  path: string;
  words: number;
  grade: number;
}

const shown = (figures: Figures & { title: number; description: number; closest: string }) =>
  `${figures.path.padEnd(44)} ${String(figures.words).padStart(5)} words  grade ${figures.grade.toFixed(1)}  title ${figures.title}  description ${figures.description}  ${figures.closest}`;

test("the words of every page are plain, true to the price list, and their own @chromium", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const articles = new Map<Page, string>();
  const rows: string[] = [];
  const faults: string[] = [];

  for (const entry of everyPage) {
    if (entry.kind === "alias") continue;
    await page.goto(entry.path, { waitUntil: "domcontentloaded" });
    const text = await textOf(page, "main");
    const lower = text.toLowerCase();
    const complain = (fault: string) => faults.push(`${entry.path}: ${fault}`);

    for (const phrase of banned) if (lower.includes(phrase)) complain(`“${phrase}”`);
    if (/\[[SK]\]/.test(text)) complain("a mark of the facts is left in the text");
    if (entry.kind !== "reviews" && entry.kind !== "home") {
      const exclaimed = sentencesOf(text).filter(
        (sentence) =>
          sentence.includes("!") &&
          !specifiedExclamations.some((wording) => wording.includes(sentence)),
      );
      for (const sentence of exclaimed) complain(`an exclamation mark: ${sentence}`);
    }
    for (const sentence of sentencesOf(text)) {
      for (const [sum] of sentence.matchAll(amount)) {
        if (!prices.has(sum) && !othersSums.test(sentence))
          complain(`${sum} is not in the cost guide: ${sentence}`);
      }
    }
    const numbers = text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
    for (const number of numbers) {
      if (number !== content.business.phone)
        complain(`a phone number that is not the company's: ${number}`);
    }
    if (entry.kind === "city" || entry.kind === "neighbourhood")
      articles.set(entry, await articleOf(page));

    const measured = articles.get(entry) ?? text;
    const words = wordsOf(measured).length;
    const grade = gradeOf(measured);
    const [least, most] =
      entry.kind === "city"
        ? [500, 800]
        : entry.kind === "neighbourhood"
          ? [350, 600]
          : [0, Infinity];
    if (words < least || words > most) complain(`${words} words, expected ${least} to ${most}`);
    if (grade > 8) complain(`grade ${grade.toFixed(1)}, expected 8 at most`);

    const title = (await page.title()).length;
    const description =
      (await page.locator("meta[name=description]").getAttribute("content"))?.length ?? 0;
    rows.push(shown({ path: entry.path, words, grade, title, description, closest: "" }));
  }

  const runs = [...articles].map(([entry, text]) => ({ ...entry, runs: runsOf(text) }));
  const pairs = runs.flatMap((a, index) =>
    runs
      .slice(index + 1)
      .filter((b) => b.kind === a.kind)
      .map((b) => ({ a: a.path, b: b.path, overlap: overlapOf(a.runs, b.runs) })),
  );
  for (const { a, b, overlap } of pairs) {
    if (overlap > 0.04)
      faults.push(
        `${a} and ${b} share ${(overlap * 100).toFixed(1)} % of their runs of five words`,
      );
  }
  const closest = pairs.toSorted((a, b) => b.overlap - a.overlap).slice(0, 5);
  console.log(
    [
      "",
      ...rows,
      `${pairs.length} pairs compared; the closest:`,
      ...closest.map(({ a, b, overlap }) => `  ${(overlap * 100).toFixed(1)} %  ${a}  ${b}`),
    ].join("\n"),
  );
  expect(faults).toEqual([]);
});
