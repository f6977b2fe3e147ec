/** Requests to a live site: only so many a minute, with an end to all waiting. */
import { setTimeout as wait } from "node:timers/promises";

/** An answer, and the addresses that led to it: several if the first one is redirected. */
export interface Answer {
  way: readonly string[];
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Ends the check of a host that does not answer. */
export class HostFailure extends Error {
  override name: "dead" | "slow" | "busy" = "dead";
}

/** Puts an error of `fetch` into words. */
function failureOf(error: unknown): HostFailure {
  if (error instanceof HostFailure) return error;
  const isSlow = error instanceof DOMException && error.name === "TimeoutError";
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(error);
  const reason = isSlow ? "in time" : `at all (${code})`;
  return Object.assign(new HostFailure(`The host does not answer ${reason}.`), {
    name: isSlow ? "slow" : "dead",
  });
}

/** Returns `get`, which requests an address and follows redirects; `timeout` is in seconds. */
export function liveClient({ perMinute, timeout }: { perMinute: number; timeout: number }) {
  let next = 0;
  let count = 0;

  /** Tries a second time, after the pause that a busy host asks for. Throws a `HostFailure`. */
  async function request(url: string, isSecond = false): Promise<Omit<Answer, "way">> {
    next = Math.max(next + 60_000 / perMinute, Date.now());
    await wait(Math.max(next - Date.now(), 0));
    count++;
    let pause = 0;
    try {
      const signal = AbortSignal.timeout(timeout * 1000);
      const response = await fetch(url, { redirect: "manual", signal });
      const { status, headers } = response;
      if (status !== 429)
        return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
      pause = Math.min(Number(headers.get("retry-after") ?? 30), 60);
      const failure = new HostFailure("The host refuses further requests (429).");
      if (isSecond) throw Object.assign(failure, { name: "busy" });
    } catch (error) {
      if (isSecond) throw failureOf(error);
    }
    await wait(pause * 1000);
    return request(url, true);
  }

  /** Follows redirects, at most five, and none twice. */
  async function get(url: string): Promise<Answer> {
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
