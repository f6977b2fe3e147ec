/** The words of the built pages: true to the facts, plain, and different from page to page. */
import { BuiltPage } from "../support/built-page.ts";
import { content, everyPage, type Kind, type Page } from "../support/pages.ts";
import { gradeOf, overlapOf, runsOf, sentencesOf, wordsOf } from "../support/prose.ts";
import { expect, test } from "../support/test.ts";

/** What an editor of a good newspaper strikes out. */
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

/** The only wordings that may exclaim; what customers wrote in reviews is theirs. */
const exclamations = [
  content.home.hero.headline,
  content.pages.not_found.lead,
  content.quoteForm.toasts.success.title,
  content.quoteForm.toasts.success.description,
  content.quoteForm.toasts.failure.title,
];
const showsReviews: readonly Kind[] = ["reviews", "home"];

const amount = /\$\d{1,3}(?:,\d{3})*(?:–\$\d{1,3}(?:,\d{3})*)?\+?/g;
const { costGuide, business } = content;
const prices = new Set([
  ...[
    ...costGuide.summary,
    ...costGuide.locations,
    ...costGuide.methods,
    ...costGuide.factors,
    ...costGuide.repairs,
    ...costGuide.worked_example.lines,
  ].flatMap(({ price, title }: { price: string; title: string }) =>
    [price, title].flatMap((text) => text.match(amount) ?? []),
  ),
  costGuide.worked_example.total,
]);
/** A sentence about a by-law fine, a town's fee or a law's threshold names a sum that is no price of ours. */
const otherSums = /\b(?:fines?|reported|contract)\b/;

/** The fewest and the most words of an article. */
const lengths: Partial<Record<Kind, readonly [least: number, most: number]>> = {
  city: [500, 800],
  neighbourhood: [350, 600],
};

const isArticle = ({ kind, indexed }: Page) => indexed && lengths[kind] !== undefined;

/** An area's own words, without what every page says; of other pages, all. */
const proseOf = (entry: Page, page: BuiltPage) =>
  page.lines(isArticle(entry) ? "main .prose" : "main");

function wordingFaults({ kind }: Page, text: string) {
  const sentences = sentencesOf(text);
  const phones = text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
  return [
    ...banned.filter((phrase) => text.toLowerCase().includes(phrase)).map((it) => `“${it}”`),
    // The mark of a sentence whose fact is still to be checked.
    ...(/\[[SK]\]/.test(text) ? ["an editor's mark is left in the text"] : []),
    ...sentences
      .filter((sentence) => sentence.includes("!") && !showsReviews.includes(kind))
      .filter((sentence) => !exclamations.some((wording) => wording.includes(sentence)))
      .map((sentence) => `an exclamation mark: ${sentence}`),
    ...sentences
      .filter((sentence) => !otherSums.test(sentence))
      .filter((sentence) => sentence.match(amount)?.some((sum) => !prices.has(sum)))
      .map((sentence) => `a sum that is not in the cost guide: ${sentence}`),
    ...phones
      .filter((phone) => phone !== business.phone)
      .map((phone) => `a phone number that is not the company's: ${phone}`),
  ];
}

function proseFaults(entry: Page, prose: string) {
  const words = wordsOf(prose).length;
  const grade = gradeOf(prose);
  const [least, most] = (isArticle(entry) && lengths[entry.kind]) || [0, Infinity];
  return [
    ...(words < least || words > most ? [`${words} words, expected ${least} to ${most}`] : []),
    ...(grade > 8 ? [`a reader needs grade ${grade.toFixed(1)}, expected 8 at most`] : []),
  ];
}

const pages = everyPage
  .filter(({ kind }) => kind !== "alias")
  .map((entry) => ({ entry, page: new BuiltPage(entry.path) }));

test("the words of every page are plain and true to the price list", () => {
  const faults: Record<string, string[]> = {};
  for (const { entry, page } of pages) {
    const found = [
      ...wordingFaults(entry, page.lines("main")),
      ...proseFaults(entry, proseOf(entry, page)),
    ];
    if (found.length > 0) faults[entry.path] = found;
  }
  expect(faults).toEqual({});
});

test("no two areas share more than four per cent of their runs of five words", () => {
  const articles = pages
    .filter(({ entry }) => isArticle(entry))
    .map(({ entry, page }) => ({ ...entry, runs: runsOf(proseOf(entry, page)) }));
  const alike = articles.flatMap((a, index) =>
    articles
      .slice(index + 1)
      .filter((b) => b.kind === a.kind)
      .map((b) => ({ pages: `${a.path} and ${b.path}`, share: overlapOf(a.runs, b.runs) }))
      .filter(({ share }) => share > 0.04)
      .map(({ pages, share }) => `${pages} share ${(share * 100).toFixed(1)} %`),
  );
  expect(alike).toEqual([]);
});

const cityDocuments = [...content.cities].map(([slug, { value }]) => ({ slug, ...value }));

test("a general fact stands on a third of the city pages at most, and every question on one", () => {
  const { door_nights, coldest_night, mesh } = business.policies;
  const general = [
    ...[door_nights, coldest_night, mesh].map(({ says }) => says),
    costGuide.worked_example.total,
    ...["washers", "heated", "insur", "football", "ladder", "roundworm", "chicken wire"],
  ];
  const texts = cityDocuments.map(({ sections, questions }) =>
    [...sections.map(({ prose }) => prose.text), ...questions.map(({ answer }) => answer.text)]
      .join("\n")
      .toLowerCase(),
  );
  const recurring = general.filter(
    (fact) =>
      texts.filter((text) => text.includes(fact.toLowerCase())).length > texts.length / 3 + 1,
  );
  expect(recurring).toEqual([]);
  const questions = cityDocuments.flatMap((city) => city.questions.map(({ question }) => question));
  expect(new Set(questions).size).toBe(questions.length);
});

test("no two city pages open or close with the same three words", () => {
  for (const heading of ["Introduction", "Call to Action"]) {
    const starts = cityDocuments.map(({ sections }) => {
      const text = sections.find((section) => section.heading === heading)?.prose.text ?? "";
      return wordsOf(text).slice(0, 3).join(" ");
    });
    expect(new Set(starts).size, `${heading}: ${starts.join(", ")}`).toBe(starts.length);
  }
});
