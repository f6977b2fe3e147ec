/** Lighthouse as its own report measures: a mid-range phone on slow 4G, both simulated. */
import lighthouse from "lighthouse";
import { median } from "./median.ts";

/** The categories, in the order of their scores. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What one visit showed. Times are in milliseconds. */
export interface Visit {
  /** 0 to 100, in the order of the categories. */
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blockedTime: number;
  shift: number;
  bytes: number;
}

/** Visits a page once. */
export async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { audits, categories: scored, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (id: string) => {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse has no ${id} for ${url}.`);
    return found;
  };
  return {
    scores: categories.map((name) => (scored[name]?.score ?? 0) * 100),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blockedTime: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
  };
}

/** The medians of several visits to one page. */
export function medianOf(visits: readonly Visit[]): Visit {
  const middle = (of: (one: Visit) => number) => median(visits.map(of));
  return {
    scores: categories.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
    firstPaint: middle((one) => one.firstPaint),
    largestPaint: middle((one) => one.largestPaint),
    blockedTime: middle((one) => one.blockedTime),
    shift: middle((one) => one.shift),
    bytes: middle((one) => one.bytes),
  };
}
