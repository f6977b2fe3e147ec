/** `check:live` against hosts with one fault each, around the built site: every fault is named. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSilentServer } from "node:net";
import { createServer as createTlsServer } from "node:https";
import { join, resolve } from "node:path";
import process from "node:process";
import { after, beforeEach, describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { checkSite } from "#live/check-live.ts";
import { liveClient } from "#live/client.ts";
import { builtSite, tableOf } from "#live/compare.ts";
import { deadLinks } from "../live/links.ts";
import { headersIn } from "#demo/preview.ts";
import { staticRoutes } from "#routes.ts";
import { copySite } from "../support/copy-site.ts";
import { listen, stopListening } from "../support/listen.ts";
import { content } from "../support/pages.ts";
import { freePort } from "../support/servers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** The answer of the host. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Changes an answer; a promise that never ends stands for a slow host. */
type Fault = (path: string, answer: Answer) => Answer | Promise<Answer>;

const right: Fault = (_, answer) => answer;
let fault = right;
beforeEach(() => {
  fault = right;
});

const work = temporaryFolder();
const dist = join(work, "dist");

/** Answers as a host that reads `_headers` and `_redirects`. */
function answerOf(path: string): Answer {
  const headers = Object.fromEntries(headersIn(dist)(path));
  const { redirects } = builtSite(dist);
  const other = path.replace(/(?<=.)(?:\.html|\/)$/, "").replace(/^\/index$/, "/");
  const location = redirects.get(path) ?? (other === path ? undefined : other);
  if (location !== undefined)
    return { status: 301, headers: { ...headers, Location: location }, body: Buffer.of() };
  const [file] = [path, `${path}.html`, `${path}index.html`].filter(
    (name) => /\.\w+$/.test(name) && existsSync(join(dist, name)),
  );
  const isPage = file === undefined || file.endsWith(".html");
  return {
    status: file === undefined ? 404 : 200,
    headers: {
      ...headers,
      ...(file === undefined && { "Cache-Control": "no-store" }),
      "Content-Type": isPage ? "text/html" : "application/octet-stream",
    },
    body: readFileSync(join(dist, file ?? "404.html")),
  };
}

const respond: RequestListener = (request, response) => {
  const path = decodeURI(request.url ?? "");
  void Promise.resolve(fault(path, answerOf(path))).then(({ status, headers, body }) => {
    response.writeHead(status, headers).end(body);
  });
};

const server = createServer(respond);
const origin = `http://localhost:${await listen(server)}`;
after(() => stopListening(server));

const buildFor = (address: string) => copySite(dist, address);
buildFor(origin);

/** Returns the lines of the table, without its head. */
async function check(address = origin) {
  const client = liveClient({ perMinute: 60_000, timeout: 1 });
  return tableOf(await checkSite(address, builtSite(dist), client))
    .split("\n")
    .slice(2);
}

/** Runs the command itself, at a folder with `dist/`. */
async function run(...options: string[]) {
  const command = spawn(process.execPath, [resolve("src/live/check-live.ts"), ...options], {
    cwd: work,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  command.stdout.on("data", (chunk) => (output += String(chunk)));
  await once(command, "exit");
  return { output, code: command.exitCode };
}

const onPages =
  (change: (html: string, path: string) => string): Fault =>
  (path, answer) =>
    answer.headers["Content-Type"] === "text/html" && answer.status === 200
      ? { ...answer, body: Buffer.from(change(answer.body.toString(), path)) }
      : answer;

const { areas, contact, reviews } = staticRoutes;

/** A host's fault, and the line of the table that names it. */
const faults: Readonly<Record<string, readonly [Fault, RegExp]>> = {
  "rewrites e-mail links": [
    onPages((html) =>
      html.replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#1"'),
    ),
    /^\| The host replaces e-mail links, which are then dead\. \| .*Email Address Obfuscation/,
  ],
  "adds a script": [
    onPages((html) => html.replace("</body>", '<script src="/cdn-cgi/beacon.js"></script></body>')),
    /^\| The host adds a script: \/cdn-cgi\/beacon\.js\. \| .* more \| .*Rocket Loader/,
  ],
  "minifies pages": [
    onPages((html) => html.replaceAll(/(?<=<\/p>)\s+|<!doctype html>/g, "")),
    /^\| The host rewrites the markup\. \| .* more \| Switch off the host's min/,
  ],
  "drops a header": [
    (_, answer) => ({
      ...answer,
      headers: Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => name !== "Referrer-Policy"),
      ),
    }),
    /^\| The header Referrer-Policy is missing, not “strict.*_headers/,
  ],
  "lower-cases paths in a circle": [
    (path, answer) =>
      path === reviews
        ? { ...answer, status: 301, headers: { Location: path.toLowerCase() } }
        : answer,
    /^\| The address leads in a circle\. \| .*→.*→.* \| .*Pretty URLs/,
  ],
  "redirects twice": [
    (path, answer) =>
      path === `${areas}/` ? { ...answer, headers: { Location: `${areas}.html` } } : answer,
    /^\| The address needs 2 redirects, not 1\. \| \/areas\/ \|/,
  ],
  "ignores _redirects": [
    (path, answer) => (path === reviews.toLowerCase() ? answerOf("/no-such-page") : answer),
    /^\| The address is answered with status 404, but should lead to .* \| \/aaa-affordable.* \| Let the host read _redirects/,
  ],
  "answers 200 for a missing page": [
    (_, answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer),
    /^\| A missing address is answered with 200, not 404\. \| .* \| Let the host send 404\.html/,
  ],
  "lets browsers keep a 404": [
    (_, answer) =>
      answer.status === 404
        ? { ...answer, headers: { ...answer.headers, "Cache-Control": "public, max-age=31536000" } }
        : answer,
    /^\| Browsers may keep a 404 for 8760 hours\. \| .*_astro.* \| Limit the rule/,
  ],
  "forgets that hashed files stay": [
    (path, answer) =>
      path.startsWith("/_astro/")
        ? { ...answer, headers: { ...answer.headers, "Cache-Control": "no-cache" } }
        : answer,
    /^\| The header Cache-Control is “no-cache”, not “public, max-age=31536000, immutable”/,
  ],
  "keeps share images to itself": [
    (path, answer) =>
      path.startsWith("/share/")
        ? {
            ...answer,
            headers: { ...answer.headers, "Cross-Origin-Resource-Policy": "same-origin" },
          }
        : answer,
    /^\| The header Cross-Origin-Resource-Policy is “same-origin”, .* \| Let the host send it as cross-origin/,
  ],
  "serves old pages with new files": [
    onPages((html) => html.replaceAll(/(\/_astro\/[\w.-]+)(?=\.js)/g, "$1-old")),
    /^\| The page is an older version, .* \| Publish again, and empty the host's cache/,
  ],
  "serves old words": [
    onPages((html, path) =>
      path === contact ? html.replace("<h1", "<p>Closed on Monday</p><h1") : html,
    ),
    /^\| The text is another than in dist\/\. \| \/contact \| Publish again, if dist/,
  ],
  "has lost a page": [
    (path, answer) => (path === contact ? { ...answer, status: 404 } : answer),
    /^\| The address is answered with status 404\. \| \/contact \| Publish again/,
  ],
  "names another site to search engines": [
    (path, answer) =>
      path === "/robots.txt"
        ? { ...answer, body: Buffer.from("User-agent: *\nDisallow: /") }
        : answer,
    /^\| The file is another than in dist\/\. \| \/robots\.txt \| Set SITE_URL/,
  ],
  "cannot reach the e-mail service": [
    (path, answer) => (path.startsWith("/api/") ? { ...answer, status: 502 } : answer),
    /^\| The form's e-mail service does not answer\. \| http.*\/api\/.* \| See the e-mail service/,
  ],
  "is slow": [() => new Promise(() => {}), /^\| The host does not answer in time\. \| http/],
  "refuses many requests": [
    (_, answer) => ({ ...answer, status: 429, headers: { "Retry-After": "0" } }),
    /^\| The host refuses further requests \(429\)\. \| http/,
  ],
};

describe("a host that", () => {
  test("is right is not mentioned, and asked at most 60 times a minute, four at a time", async () => {
    assert.deepEqual(await check(), []);
    const times: number[] = [];
    let [open, most] = [0, 0];
    fault = async (_, answer) => {
      times.push(Date.now());
      most = Math.max(most, ++open);
      // Slow at first, so that the limit of open requests is reached too.
      if (times.length < 16) await setTimeout(5000);
      open--;
      return answer;
    };
    const { output, code } = await run(origin);
    assert.match(output, /^No problem found\.\s+http.*: \d+ requests, \d+ seconds\./);
    assert.equal(code, 0);
    assert.ok(times.length > 60 && most === 4, `${times.length} requests, ${most} at a time`);
    for (const [index, time] of times.slice(60).entries())
      assert.ok(time - (times[index] ?? 0) > 59_000, `request ${index + 61}`);
  });

  for (const [name, [wrong, line]] of Object.entries(faults)) {
    test(name, async () => {
      fault = wrong;
      const lines = await check();
      if (process.env["SHOW_LINES"]) console.log(`${name}\t${lines.join("\n\t")}`);
      assert.match(lines[0] ?? "", line);
      assert.equal(lines.length, 1, lines.join("\n"));
    });
  }

  test("is dead", async () => {
    const address = `http://localhost:${await freePort()}`;
    buildFor(address);
    const [line = "", ...more] = await check(address);
    buildFor(origin);
    assert.match(
      line,
      /^\| The host does not answer at all \(.*ECONNREFUSED.*\)\. \| .*status page/,
    );
    assert.deepEqual(more, []);
  });

  test("accepts a secure connection and is silent", async () => {
    const silent = createSilentServer();
    await new Promise<void>((done) => silent.listen(0, done));
    const address = silent.address();
    assert.ok(typeof address === "object" && address);
    const silentOrigin = `https://localhost:${address.port}`;
    buildFor(silentOrigin);
    const [line = "", ...more] = await check(silentOrigin);
    buildFor(origin);
    silent.close();
    assert.match(line, /^\| The host does not answer in time\. \| https/);
    assert.deepEqual(more, []);
  });

  test("has a certificate that has ended, or ends within two weeks", async () => {
    const [key, request] = [join(work, "key.pem"), join(work, "request.pem")];
    const openssl = (...options: string[]) => execFileSync("openssl", options, { stdio: "pipe" });
    openssl("ecparam", "-genkey", "-name", "prime256v1", "-noout", "-out", key);
    openssl("req", "-new", "-key", key, "-subj", "/CN=localhost", "-out", request);
    /** Checks a host whose certificate, which nobody has signed, is valid for so many days. */
    async function checkFor(days: number) {
      const cert = openssl("x509", "-req", "-in", request, "-signkey", key, "-days", `${days}`);
      const secure = createTlsServer({ key: readFileSync(key), cert }, respond);
      const address = `https://localhost:${await listen(secure)}`;
      buildFor(address);
      const lines = await check(address);
      await stopListening(secure);
      buildFor(origin);
      return lines.filter((line) => !line.includes("SELF_SIGNED") && !line.includes("self-signed"));
    }
    const line = /^\| The certificate ends on .* GMT\. \| .* \| Renew it/;
    for (const days of [-1, 13]) {
      const [first = "", ...more] = await checkFor(days);
      assert.match(first, line);
      assert.deepEqual(more, []);
    }
    assert.deepEqual(await checkFor(15), []);
  });
});

test("a site that was built for another address is told before a request", async () => {
  const [line] = await check("http://localhost:9");
  assert.match(line ?? "", /dist\/ was built for another address\. .* Set SITE_URL/);
});

test("the worst is listed first", async () => {
  fault = (path, { status, headers: { Location, "Content-Type": type }, body }) => ({
    status: path === contact ? 500 : status,
    headers: { ...(Location && { Location }), ...(type && { "Content-Type": type }) },
    body,
  });
  const [first = "", ...rest] = await check();
  assert.match(first, /answered with status 500\. \| \/contact \|/);
  assert.ok(rest.length > 5 && rest.every((line) => line.includes("header")), rest.join("\n"));
});

describe("before a deploy", () => {
  const [old = ""] = content.guides.keys();

  test("a page of the live sitemap that is neither built nor redirected is listed", async () => {
    assert.deepEqual(await run(origin, "--before").then(({ code }) => code), 0);
    rmSync(join(dist, `learn/${old}.html`));
    const { output, code } = await run(origin, "--before");
    writeFileSync(join(dist, "_redirects"), `/learn/${old} /learn 301\n`, { flag: "a" });
    const redirected = await run(origin, "--before");
    buildFor(origin);
    assert.ok(output.includes(`| /learn/${old} | Add it to content/moved.yaml`), output);
    assert.deepEqual([code, redirected.code], [1, 0]);
  });

  test("a host that refuses to show its sitemap is told", async () => {
    fault = faults["refuses many requests"]?.[0] ?? right;
    const { output, code } = await run(origin, "--before");
    assert.match(output, /^\| The host refuses further requests \(429\)\. \| http/m);
    assert.equal(code, 1);
  });

  test("a site that is not there yet stops nothing", async () => {
    assert.equal((await run("http://localhost:9", "--before")).code, 0);
  });
});

test("dead links to other sites are listed with their page, and those that answer once a month", async () => {
  const asked: string[] = [];
  const other = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead({ "/gone": 404, "/refuses": 403 }[url] ?? 200).end();
  });
  const address = `http://localhost:${await listen(other)}`;
  const site = join(work, "links");
  mkdirSync(join(site, "learn"), { recursive: true });
  const links = ["/gone", "/refuses", "/fine"].map((path) => `<a href="${address}${path}">A</a>`);
  writeFileSync(join(site, "index.html"), `<a href="/learn">A</a><a href="${origin}/x">A</a>`);
  writeFileSync(join(site, "learn/guide.html"), links.join(""));
  const memory = join(work, "links.json");
  const find = () => deadLinks(site, origin, memory);
  const gone = [["link", `${address}/gone answers with 404.`, "/learn/guide"]];
  assert.deepEqual(await find(), gone);
  assert.deepEqual(new Set(asked.splice(0)), new Set(["/gone", "/refuses", "/fine"]));
  assert.deepEqual(await find(), gone);
  assert.deepEqual(new Set(asked.splice(0)), new Set(["/gone"]));

  const early = readFileSync(memory, "utf8").replaceAll(
    /\d{13}/g,
    (time) => `${Number(time) - 31 * 86_400_000}`,
  );
  writeFileSync(memory, early);
  await find();
  await stopListening(other);
  assert.ok(asked.includes("/fine"));
});
