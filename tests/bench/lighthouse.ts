/** Runs Lighthouse with its default settings: a simulated mid-range phone on slow 4G. */
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../support/servers.ts";
import config from "../playwright.config.ts";
import { median } from "./table.ts";

const port = await freePort();
const visits = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Starts the browser of the tests with the debugging port that Lighthouse connects to. */
export function startBrowser() {
  const options = config.projects?.find(({ name }) => name === "desktop")?.use?.launchOptions ?? {};
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  return chromium.launch({ ...options, args });
}

async function visit(url: string, onlyCategories: string[]) {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `${url}: ${result?.lhr.runtimeError?.message ?? "Lighthouse returned nothing."}`,
    );
  }
  return result.lhr;
}

/** Returns four scores (0–100), and medians of five visits in ms: FCP, LCP, Total Blocking Time. */
export async function measure(url: string) {
  process.stderr.write(`${url}\n`);
  // Serves scores only: it is slower, since the browser starts and the server compresses.
  const { categories: scored } = await visit(url, categories);
  const found: Awaited<ReturnType<typeof visit>>[] = [];
  for (let count = 0; count < visits; count++) found.push(await visit(url, ["performance"]));
  const time = (id: string) => median(found.map(({ audits }) => audits[id]?.numericValue ?? NaN));
  return {
    scores: categories.map((name) => (scored[name]?.score ?? 0) * 100),
    first: time("first-contentful-paint"),
    largest: time("largest-contentful-paint"),
    blocked: time("total-blocking-time"),
  };
}
