/** Requests to a live site: only so many a minute, with an end to all waiting. */
import { setTimeout as wait } from "node:timers/promises";

/** An answer, and the addresses that led to it: several if the first one is redirected. */
export interface LiveAnswer {
  way: readonly string[];
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Ends the check of a host that does not answer, is too slow, or refuses requests. */
export class HostFailure extends Error {
  override name: "dead" | "slow" | "busy" = "dead";
}

/** Returns `get`, which requests an address and follows redirects; `timeout` is in seconds. */
export function liveClient({ perMinute, timeout }: { perMinute: number; timeout: number }) {
  let [next, count] = [0, 0];

  /** Tries a second time, after the pause that a busy host asks for. Throws a `HostFailure`. */
  async function request(url: string, isSecond = false): Promise<Omit<LiveAnswer, "way">> {
    next = Math.max(next + 60_000 / perMinute, Date.now());
    await wait(Math.max(next - Date.now(), 0));
    count++;
    const failure = new HostFailure("The host refuses further requests (429).");
    try {
      const signal = AbortSignal.timeout(timeout * 1000);
      const response = await fetch(url, { redirect: "manual", signal });
      const { status, headers } = response;
      const body = Buffer.from(await response.arrayBuffer());
      if (status !== 429) return { status, headers, body };
      failure.name = "busy";
      if (!isSecond) await wait(Math.min(Number(headers.get("retry-after") ?? 30), 60) * 1000);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(error);
      failure.name = error instanceof DOMException ? "slow" : "dead";
      failure.message = `The host does not answer ${failure.name === "slow" ? "in time" : `at all (${code})`}.`;
    }
    if (isSecond) throw failure;
    return request(url, true);
  }

  /** Follows redirects, at most five, and none twice. */
  async function get(url: string): Promise<LiveAnswer> {
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
