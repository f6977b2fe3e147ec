/** The claims of the copy that need the owner's evidence, and where they stand. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { contentFolder } from "#loader/content-folder.ts";
import { type AcceptableName, type Evidence } from "#schemas/evidence.ts";

/** A place in a file, counted from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
  /** The words that stand there. */
  words: string;
}

/** A claim: the words that make it, and the evidence that bears it. */
interface Claim {
  name: AcceptableName;
  /** Its usual wordings. What is said of others, such as a city's office that answers at any hour, is none. */
  words: RegExp;
  evidence: keyof Evidence;
  says: string;
}

/** Every claim that the law wants proof of before it is made (Competition Act, sections 52 and 74.01). */
export const claims: readonly Claim[] = [
  {
    name: "licence",
    words:
      /\blicensed\s+(?:and|&(?:amp;)?)\s+insured\b|\bfully\s+licensed\b|\bwe(?:\s+a|[’'])re\s+licensed\b/gi,
    evidence: "licence",
    says: "the company is licensed",
  },
  {
    name: "insurance",
    words: /\binsured\b/gi,
    evidence: "insurance",
    says: "the company is insured",
  },
  {
    name: "guarantee",
    words:
      /\b(?:satisfaction|money-back|lifetime|year)\s+guarantee\b|\b100\s*(?:%|per\s+cent)\s+satisfaction\b|\bwe\s+guarantee\b|\bwarranty\b/gi,
    evidence: "guarantee",
    says: "the work is guaranteed",
  },
  {
    name: "callback",
    words: /\b(?:with)?in\s+(?:\d+\s+minutes|half\s+an\s+hour|the\s+hour)\b/gi,
    evidence: "callback",
    says: "a call comes within so many minutes",
  },
  {
    name: "same-day",
    words: /\b(?:same[-\s]day|service\s+the\s+same\s+day)\b/gi,
    evidence: "same_day",
    says: "there is same-day service",
  },
  {
    name: "emergency-line",
    words:
      /\b24\/7\b|\bemergency\s+(?:line|help)\b|\b(?:line\s+for\s+)?emergencies\s+(?:are\s+covered|runs)\b|\bcall\s+(?:\S+\s+)?at\s+any\s+hour\b|\burgent\s+calls\s+round\s+the\s+clock\b/gi,
    evidence: "emergency_line",
    says: "someone answers at any hour",
  },
  {
    name: "rating",
    words: /\b\d(?:\.\d)?[-\s]stars?\s+(?:rated|from\s+\d+\s+reviews)\b/gi,
    evidence: "rating",
    says: "customers gave so many stars",
  },
  {
    name: "prices",
    words: /\bnational\s+average\b|\btypical\s+published\b/gi,
    evidence: "prices",
    says: "prices are typical, or an average",
  },
  {
    name: "experience",
    words:
      /\b(?:in\s+business|family[-\s](?:owned|run))\s+(?:since|for)\b|\bsince\s+we\s+(?:began|opened|started)\b|\b(?:founded|established)\s+by\s+(?:us|our)\b|\bwe\b[^.]{0,40}\bsince\s+(?:19|20)\d\d\b|\b\d+\+?\s+years(?:[’']\s+|\s+of\s+|\s+in\s+)(?:experience|business)\b/gi,
    evidence: "experience",
    says: "the company has worked since some year",
  },
];

/** The files whose words visitors read. Reviews are their writers' words; what is said there is theirs to prove. */
const readByVisitors = () => [
  ...["*.yaml", "{cities,faqs,neighbourhoods,services}/*.md"].flatMap((pattern) =>
    globSync(pattern, { cwd: contentFolder })
      .toSorted()
      .map((name) => join(contentFolder, name)),
  ),
  ...globSync("src/{components,islands,layouts,pages,sections}/**/*.{astro,ts,tsx}").toSorted(),
];

const blank = (text: string) => text.replaceAll(/\S/g, " ");

/** A file's text with everything blanked out that no visitor reads; what is left stands where it stood. */
function visibleText(file: string): string {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".yaml")) {
    return file.endsWith(".md")
      ? text
      : text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => blank(comment));
  }
  const kept: [start: number, end: number][] = [];
  visit(parseDocument(text), {
    Pair: (_, { key }, path) =>
      // The owner's own notes to the launch check (schemas/launch.ts).
      isScalar(key) &&
      (key.value === "evidence" || key.value === "accepted") &&
      isMap(path.at(-1)) &&
      path.length <= 2
        ? visit.SKIP
        : undefined,
    Scalar: (key, { range }) => {
      if (key !== "key" && range) kept.push([range[0], range[1]]);
    },
  });
  let end = 0;
  const parts = kept.map(([start, stop]) => {
    const part = blank(text.slice(end, start)) + text.slice(start, stop);
    end = stop;
    return part;
  });
  return parts.join("");
}

/** Where each of the given wordings stands, one place a line, in everything that visitors read. */
export function findWords(wordings: readonly RegExp[]): Place[][] {
  const found: Place[][] = wordings.map(() => []);
  for (const file of readByVisitors()) {
    const text = visibleText(file);
    const lines = new LineCounter();
    for (const { index } of text.matchAll(/^/gm)) lines.addNewLine(index);
    wordings.forEach((words, at) => {
      for (const { 0: said, index } of text.matchAll(words)) {
        const { line, col } = lines.linePos(index);
        const places = found[at];
        if (places?.at(-1)?.file === file && places.at(-1)?.line === line) continue;
        places?.push({ file, line, column: col, words: said.replaceAll(/\s+/g, " ") });
      }
    });
  }
  return found;
}
