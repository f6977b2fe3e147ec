/** What a build spends its time on. The parts of a build share no memory, but they share the process's timeline. */
import type { AstroIntegration } from "astro";

/** What is measured where it happens; the rest is the time between Astro's hooks. */
type Measured = "content check" | "pages" | "share images" | "styles and policy";

/** Begins to measure a phase; it ends when the returned function is called. */
export function begin(phase: Measured): () => void {
  const start = performance.now();
  return () => performance.measure(phase, { start });
}

/** Measures what a function takes. */
export function timed<T>(phase: Measured, work: () => T): T {
  const end = begin(phase);
  const result = work();
  end();
  return result;
}

/** Milliseconds of a phase, however often it was entered. */
const measured = (phase: Measured) =>
  performance.getEntriesByName(phase, "measure").reduce((sum, { duration }) => sum + duration, 0);

/** Prints the time of each phase of a build. It stands last among the integrations. */
export function phases(): AstroIntegration {
  const at = { configured: 0, loaded: 0, generated: 0 };
  return {
    name: "phases",
    hooks: {
      "astro:config:done": () => {
        at.configured = performance.now();
      },
      "astro:build:start": () => {
        at.loaded = performance.now();
      },
      "astro:build:generated": () => {
        at.generated = performance.now();
      },
      "astro:build:done": ({ logger }) => {
        const [pages] = performance.getEntriesByName("pages", "measure");
        if (!pages) return;
        const check = measured("content check");
        const images = measured("share images");
        const finishing = measured("styles and policy");
        const times = {
          configuration: at.configured - check,
          "content check": check,
          "content loading": at.loaded - at.configured,
          bundling: pages.startTime - at.loaded,
          pages: pages.duration - images - finishing,
          "share images": images,
          "styles and policy": finishing,
          "sitemap and files for hosts": performance.now() - at.generated,
        };
        for (const [phase, time] of Object.entries(times)) {
          logger.info(`${(time / 1000).toFixed(2).padStart(7)} s  ${phase}`);
        }
      },
    },
  };
}
