/** Requests to a live site: only so many a minute, with an end to all waiting. */
import { setTimeout as wait } from "node:timers/promises";

/** Ends the check of a host that does not answer, is too slow, or refuses requests. */
export class HostFailure extends Error {
  override name: "dead" | "slow" | "busy" = "dead";
}

/** Returns `get`, which requests an address and follows redirects; `timeout` is in seconds. */
export function liveClient({ perMinute = 60, timeout = 15 } = {}) {
  let [next, count] = [0, 0];

  /** Tries twice, with a pause between. Throws a `HostFailure`. */
  async function request(url: string) {
    const failure = new HostFailure();
    for (const pause of [timeout * 1000, 0]) {
      next = Math.max(next + 60_000 / perMinute, Date.now());
      await wait(Math.max(next - Date.now(), 0));
      count++;
      try {
        const signal = AbortSignal.timeout(timeout * 1000);
        const response = await fetch(url, { redirect: "manual", signal });
        const { status, headers } = response;
        if (status !== 429) return { status, headers, body: Buffer.from(await response.bytes()) };
        failure.name = "busy";
        failure.message = "The host refuses further requests (429).";
      } catch (error) {
        const isSlow = error instanceof DOMException;
        const cause = error instanceof Error ? String(error.cause) : "";
        failure.name = isSlow ? "slow" : "dead";
        failure.message = `The host does not answer ${isSlow ? "in time" : `at all (${cause})`}.`;
      }
      await wait(pause);
    }
    throw failure;
  }

  /** Follows redirects, at most five, and none twice; `way` has all addresses. */
  async function get(url: string) {
    const way = [url];
    for (;;) {
      const answer = await request(way.at(-1) ?? url);
      const location = answer.status < 400 ? answer.headers.get("location") : null;
      const isEnd = location === null || way.length > 5 || new Set(way).size < way.length;
      if (isEnd) return { ...answer, way };
      way.push(new URL(location, way.at(-1)).href);
    }
  }

  return { get, count: () => count };
}

/** An answer, and the addresses that led to it: several if the first one is redirected. */
export type LiveAnswer = Awaited<ReturnType<ReturnType<typeof liveClient>["get"]>>;
