import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { z } from "zod";
import { caddyfile } from "#tools/hosts/caddy.ts";
import { headersFile, redirectsFile } from "#tools/hosts/netlify.ts";
import { nginxConfig } from "#tools/hosts/nginx.ts";
import { vercelConfig } from "#tools/hosts/vercel.ts";
import { wranglerConfig } from "#tools/hosts/wrangler.ts";
import { withPolicy } from "#tools/build/content-security-policy.ts";
import { readMode } from "#mode.ts";
import { caching, redirects, securityHeaders } from "#tools/hosts/rules.ts";

const demo = readMode({});
const live = readMode({ SITE_URL: "https://raccoons.ca/" });
const head = `<!doctype html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page's own scripts are allowed by their hash, and no others", () => {
  const script = `if (1 < 2) document.title = "</p>";`;
  const page = withPolicy(
    `${head}<script>${script}</script><script type="module">let a;</script>`,
    demo,
  );
  assert.ok(page.includes(`script-src 'self' ${hashOf(script)} ${hashOf("let a;")};`));
  assert.doesNotMatch(page, /script-src[^;]*unsafe/);
});

test("structured data needs no leave, and speculation rules have theirs by their hash", () => {
  const page = withPolicy(
    `${head}<script type="application/ld+json">{}</script><script type="speculationrules">{"prefetch":[]}</script>`,
    demo,
  );
  assert.ok(!page.includes(hashOf("{}")));
  assert.ok(page.includes(hashOf('{"prefetch":[]}')));
});

test("no script turns text into elements or code", () => {
  assert.match(
    withPolicy(head, demo),
    /; require-trusted-types-for 'script'; trusted-types 'none'"/,
  );
});

test("the policy stands before everything that it rules", () => {
  const page = withPolicy(`${head}<script>1</script>`, demo);
  assert.ok(page.indexOf("Content-Security-Policy") < page.indexOf("<script>"));
});

test("requests and forms go to the configured e-mail service alone", () => {
  assert.match(withPolicy(head, demo), /connect-src 'self'; form-action 'self';/);
  const page = withPolicy(head, live);
  assert.match(
    page,
    /connect-src https:\/\/api\.emailjs\.com; form-action https:\/\/api\.emailjs\.com;/,
  );
  assert.match(page, /upgrade-insecure-requests/);
});

test("the hosts' own files say what the table says", () => {
  assert.match(headersFile(), /^\/\*\n(?: {2}.+\n)+/);
  assert.match(
    headersFile(),
    /^\/_astro\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m,
  );
  assert.equal(redirectsFile().trim().split("\n").length, redirects().size);
});

test("Vercel is told of every redirect and header once", () => {
  const { redirects: moved, headers } = z
    .object({
      redirects: z.array(z.object({ source: z.string(), destination: z.string() })),
      headers: z.array(
        z.object({
          source: z.string(),
          headers: z.array(z.object({ key: z.string(), value: z.string() })),
        }),
      ),
    })
    .parse(JSON.parse(vercelConfig()));
  const table = redirects();
  assert.equal(moved.length, table.size / 2);
  for (const { source, destination } of moved) assert.equal(destination, table.get(source));
  assert.deepEqual(
    headers.map(({ source }) => source),
    ["/(.*)", "/_astro/(.*)"],
  );
  assert.deepEqual(
    Object.fromEntries(headers[0]?.headers.map(({ key, value }) => [key, value]) ?? []),
    { ...securityHeaders, "Cache-Control": caching },
  );
});

test("Cloudflare finds the files, and drops slashes as the addresses do", () => {
  const text = wranglerConfig({ siteUrl: "https://www.raccoons.ca", folder: "../dist" });
  assert.deepEqual(JSON.parse(text.replace(/^\/\/.*\n/, "")), {
    name: "www-raccoons-ca",
    compatibility_date: "2026-01-01",
    assets: {
      directory: "../dist",
      html_handling: "drop-trailing-slash",
      not_found_handling: "404-page",
    },
  });
});

test("a site on https is served on https, and http leads there", () => {
  const site = { siteUrl: "https://www.raccoons.ca", root: "/var/www/www.raccoons.ca" };
  const nginx = nginxConfig(site);
  assert.match(nginx, /listen 443 ssl/);
  assert.match(nginx, /return 301 https:\/\/www\.raccoons\.ca\$request_uri;/);
  assert.match(nginx, /live\/www\.raccoons\.ca\/fullchain\.pem;/);
  // Caddy does the same for such an address by itself.
  assert.match(caddyfile(site), /^https:\/\/www\.raccoons\.ca \{$/m);
});

test("no redirect leads to another redirect", () => {
  const table = redirects();
  for (const target of table.values()) assert.ok(!table.has(target), target);
});
