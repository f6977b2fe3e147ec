/**
 * Behind `npm run bench:serve`: what nginx, as it is configured here, delivers of a city page beside a plain
 * file of the same size from an nginx that is asked for nothing more. Turn and turn about, so that whatever
 * else the machine does meets both. Ends with exit code 1 where the page is slower than it may be.
 */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { precompress } from "#tools/hosts/compress.ts";
import { content } from "../support/pages.ts";
import { freePort, lacking, startNginx } from "../support/servers.ts";
import { median } from "./median.ts";

const connections = 200;
/** Seconds for each of the two, in all. */
const duration = 30;
const rounds = 10;
/** The page's share of the plain file's requests per second. */
const leastRatio = 0.95;

/** What wrk counted. */
interface Count {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  errors: number;
}

const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Asks for an address as fast as it is answered. */
async function load(url: string, seconds: number): Promise<Count> {
  const { stdout } = await promisify(execFile)("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--latency",
    "--header=Accept-Encoding: br",
    url,
  ]);
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    stdout,
  );
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * (units[unit] ?? NaN),
    errors: [...(sockets?.slice(1) ?? []), refused].map(Number).reduce((sum, n) => sum + n, 0),
  };
}

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

if (lacking.nginx)
  stop(
    `This machine has no ${lacking.nginx}; on Debian: apt-get install nginx libnginx-mod-http-brotli-static`,
  );
if (!existsSync("/usr/bin/wrk")) stop("This machine has no wrk; on Debian: apt-get install wrk");

const work = mkdtempSync(join(tmpdir(), "bench-"));
// nginx may hand files out as another user.
chmodSync(work, 0o755);
try {
  const path = content.areas.cities[0]?.path ?? "";
  const site = join(work, "site");
  const plain = join(work, "plain");
  const page = join(site, `${path}.html`);
  for (const folder of [dirname(page), plain]) mkdirSync(folder, { recursive: true });
  cpSync(resolve("dist", `${path.slice(1)}.html`), page);
  await precompress(site);
  const { size } = statSync(`${page}.br`);
  writeFileSync(join(plain, "file"), randomBytes(size));

  const plainPort = await freePort();
  const nginx = await startNginx({
    root: site,
    work: join(work, "nginx"),
    more: `server { listen 127.0.0.1:${plainPort}; root ${plain}; }`,
  });
  const targets = {
    "a plain file": `http://127.0.0.1:${plainPort}/file`,
    [path]: `http://127.0.0.1:${nginx.port}${path}`,
  };
  const counts = new Map<string, Count[]>(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, url] of Object.entries(targets)) {
      // The first round only warms up.
      const count = await load(url, round === 0 ? 2 : duration / rounds);
      if (round > 0) counts.get(name)?.push(count);
    }
  }
  await nginx.stop();

  const rows = [...counts].map(([name, parts]) => ({
    name,
    perSecond: median(parts.map(({ perSecond }) => perSecond)),
    p99: Math.max(...parts.map(({ p99 }) => p99)),
    errors: parts.reduce((sum, { errors }) => sum + errors, 0),
  }));
  const [ofFile = [], ofPage = []] = counts.values();
  // Of each round by itself: what disturbs one disturbs both halves of it.
  const ratio = median(
    ofPage.map(({ perSecond }, round) => perSecond / (ofFile[round]?.perSecond ?? NaN)),
  );
  console.log(`nginx, ${connections} connections, ${duration} s each, ${size} bytes an answer\n`);
  console.log("| what                      | requests/s |  p99 ms | errors |");
  console.log("| ------------------------- | ---------: | ------: | -----: |");
  for (const { name, perSecond, p99, errors } of rows) {
    console.log(
      `| ${name.padEnd(25)} | ${perSecond.toFixed(0).padStart(10)} | ${p99.toFixed(1).padStart(7)} | ${String(errors).padStart(6)} |`,
    );
  }
  console.log(`\nThe page has ${ratio.toFixed(3)} of the plain file's requests per second.`);
  const isGood = ratio >= leastRatio && rows.every(({ errors }) => errors === 0);
  if (!isGood) {
    console.error(`It should have ${leastRatio} or more, and no errors.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true });
}
