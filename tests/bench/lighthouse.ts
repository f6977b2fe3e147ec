/** Lighthouse as its own report measures: a mid-range phone on slow 4G, both simulated. */
import lighthouse from "lighthouse";
import { z } from "zod";
import { median } from "./median.ts";

/** The categories, in the order of their scores. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What one visit showed. Times are in milliseconds. */
export interface Visit {
  /** 0 to 100, in the order of the categories. */
  scores: number[];
  /** What cost points, in words. */
  faults: string[];
  firstPaint: number;
  largestPaint: number;
  speedIndex: number;
  blockedTime: number;
  shift: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  blocking: number;
}

const requests = z.array(
  z.object({ transferSize: z.number().catch(0), resourceType: z.string().catch("") }),
);

/** Visits a page once. */
export async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { audits, categories: judged, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);

  const value = (id: string) => {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse has no ${id} for ${url}.`);
    return found;
  };
  const itemsOf = (id: string): unknown => {
    const details = audits[id]?.details;
    return details && "items" in details ? details.items : [];
  };
  const asked = requests.parse(itemsOf("network-requests"));
  const sum = (list: typeof asked) =>
    list.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    scores: categories.map((name) => (judged[name]?.score ?? 0) * 100),
    faults: categories.flatMap((name) =>
      (judged[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        const isFault = weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1;
        return isFault ? [`${id} ${audit?.displayValue ?? ""}`.trim()] : [];
      }),
    ),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    speedIndex: value("speed-index"),
    blockedTime: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    requests: asked.length,
    bytes: sum(asked),
    scriptBytes: sum(asked.filter(({ resourceType }) => resourceType === "Script")),
    blocking: z.array(z.unknown()).parse(itemsOf("render-blocking-insight")).length,
  };
}

/** The medians of several visits to one page; its faults are those of all. */
export function medianOf(visits: readonly Visit[]): Visit {
  const middle = (of: (one: Visit) => number) => median(visits.map(of));
  return {
    scores: categories.map((_, index) => median(visits.map(({ scores }) => scores[index] ?? 0))),
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
    firstPaint: middle((one) => one.firstPaint),
    largestPaint: middle((one) => one.largestPaint),
    speedIndex: middle((one) => one.speedIndex),
    blockedTime: middle((one) => one.blockedTime),
    shift: middle((one) => one.shift),
    requests: middle((one) => one.requests),
    bytes: middle((one) => one.bytes),
    scriptBytes: middle((one) => one.scriptBytes),
    blocking: middle((one) => one.blocking),
  };
}
