import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { caddyfile } from "#tools/hosts/caddy.ts";
import { headersFile, redirectsFile } from "#tools/hosts/netlify.ts";
import { nginxConfig } from "#tools/hosts/nginx.ts";
import { vercelConfig } from "#tools/hosts/vercel.ts";
import { wranglerConfig } from "#tools/hosts/wrangler.ts";
import {
  defaultCacheControl,
  immutableFiles,
  redirects,
  securityHeaders,
} from "#tools/hosts/rules.ts";

const vercelSchema = z.object({
  redirects: z.array(z.object({ source: z.string(), destination: z.string() })),
  headers: z.array(
    z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});
const wranglerSchema = z.object({ name: z.string(), assets: z.object({ directory: z.string() }) });

test("_headers and _redirects contain every header and redirect", () => {
  const { prefix, cacheControl } = immutableFiles;
  const everywhere = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  assert.deepEqual(headersFile().split("\n"), [
    "/*",
    ...everywhere,
    "",
    `${prefix}*`,
    `  Cache-Control: ${cacheControl}`,
    "",
  ]);
  for (const [from, to] of redirects) assert.ok(redirectsFile().includes(`${from} ${to} 301\n`));
});

test("vercel.json contains every redirect and header once", () => {
  const config = vercelSchema.parse(
    JSON.parse(vercelConfig({ siteUrl: "https://shop.raccoons.ca" })),
  );
  assert.equal(config.redirects.length, redirects.size / 2);
  for (const { source, destination } of config.redirects) {
    assert.equal(destination, redirects.get(source));
  }
  const [everywhere, immutable] = config.headers.map(
    ({ headers }) => new Map(headers.map(({ key, value }) => [key, value])),
  );
  for (const [name, value] of Object.entries(securityHeaders)) {
    assert.equal(everywhere?.get(name), value);
  }
  assert.equal(everywhere?.get("Cache-Control"), defaultCacheControl);
  assert.equal(immutable?.get("Cache-Control"), immutableFiles.cacheControl);
});

test("the site's other host name, with or without www, redirects to the site", () => {
  const root = "/var/www/raccoons";
  for (const [host, other] of [
    ["www.raccoons.ca", "raccoons.ca"],
    ["raccoons.ca", "www.raccoons.ca"],
  ] as const) {
    const site = { siteUrl: `https://${host}`, root };
    const nginx = nginxConfig(site);
    assert.ok(
      nginx.includes(`server_name ${host} ${other};\n\treturn 301 https://${host}$request_uri;`),
    );
    const [, block = ""] = nginx.split(`server_name ${other};`);
    assert.ok(block.split("}")[0]?.includes(`return 301 https://${host}$request_uri;`));
    assert.ok(
      caddyfile(site).includes(
        `https://${other} {\n\timport every_response\n\tredir https://${host}{uri} 301`,
      ),
    );
    assert.ok(vercelConfig(site).includes(`"value": "${other}"`));
  }
  for (const siteUrl of [
    "https://shop.raccoons.ca",
    "http://127.0.0.1:80",
    "http://localhost:80",
  ]) {
    const texts = [
      nginxConfig({ siteUrl, root }),
      caddyfile({ siteUrl, root }),
      vercelConfig({ siteUrl }),
    ];
    assert.doesNotMatch(texts.join("\n"), /www\.|"host"/);
  }
});

test("wrangler.jsonc is JSON after its first line, and names the Worker after the site", () => {
  const text = wranglerConfig({ siteUrl: "https://www.raccoons.ca", folder: "../dist" });
  const { name, assets } = wranglerSchema.parse(JSON.parse(text.replace(/^\/\/.*\n/, "")));
  assert.equal(name, "www-raccoons-ca");
  assert.equal(assets.directory, "../dist");
});

test("an https site is served with TLS, and http redirects to it", () => {
  const site = { siteUrl: "https://www.raccoons.ca", root: "/var/www/www.raccoons.ca" };
  const nginx = nginxConfig(site);
  assert.match(nginx, /listen 443 ssl/);
  assert.match(nginx, /return 301 https:\/\/www\.raccoons\.ca\$request_uri;/);
  assert.match(nginx, /live\/www\.raccoons\.ca\/fullchain\.pem;/);
  // Caddy does this itself for an https address.
  assert.match(caddyfile(site), /^https:\/\/www\.raccoons\.ca \{$/m);
});
