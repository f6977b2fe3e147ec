/** The configurations in words; tests/servers/ tests those of nginx and Caddy on real servers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { caddyfile } from "#tools/hosting/caddy.ts";
import { headersFile, redirectsFile } from "#tools/hosting/netlify.ts";
import { nginxConfig } from "#tools/hosting/nginx.ts";
import { immutableFiles, redirects, responseHeaders } from "#tools/hosting/rules.ts";

const root = "/var/www/raccoons";

test("_headers and _redirects contain every header and redirect", () => {
  const { prefix, cacheControl } = immutableFiles;
  const everywhere = Object.entries(responseHeaders).map(([name, value]) => `  ${name}: ${value}`);
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

for (const [host, other] of [
  ["www.raccoons.ca", "raccoons.ca"],
  ["raccoons.ca", "www.raccoons.ca"],
] as const) {
  test(`https://${host} is served with TLS, and http and ${other} redirect to it`, () => {
    const site = { siteUrl: `https://${host}`, root };
    const target = `return 301 https://${host}$request_uri;`;
    const nginx = nginxConfig(site);
    assert.ok(nginx.includes(`server_name ${host} ${other};\n\t${target}`));
    assert.ok(nginx.split(`server_name ${other};`)[1]?.split("}")[0]?.includes(target));
    assert.match(nginx, /listen 443 ssl/);
    assert.ok(nginx.includes(`live/${host}/fullchain.pem;`));
    // Caddy redirects http itself for an https address.
    const caddy = caddyfile(site);
    assert.ok(caddy.includes(`https://${host} {\n`));
    assert.ok(
      caddy.includes(
        `https://${other} {\n\timport every_response\n\tredir https://${host}{uri} 301`,
      ),
    );
  });
}

for (const siteUrl of ["https://shop.raccoons.ca", "http://127.0.0.1:80", "http://localhost:80"]) {
  test(`${siteUrl} has no other host name`, () => {
    assert.doesNotMatch(nginxConfig({ siteUrl, root }) + caddyfile({ siteUrl, root }), /www\./);
  });
}
