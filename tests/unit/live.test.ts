/** Tests what `check:live` expects of a site's other addresses, and its table; hosts are tried at night. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { otherAddresses } from "#live/check-live.ts";
import { builtSite, compare, tableOf } from "#live/compare.ts";

test("the address with and without www and https leads to the site", () => {
  const addresses = (url: string) => otherAddresses(new URL(url));
  assert.deepEqual(addresses("https://www.example.org"), [
    "http://www.example.org/",
    "https://example.org/",
  ]);
  assert.ok(addresses("https://example.org").includes("https://www.example.org/"));
  assert.deepEqual(addresses("http://localhost:4321"), []);

  const target = "https://www.example.org/";
  const site = builtSite("public");
  const find = (...way: string[]) => {
    const answer = { way, status: 200, headers: new Headers(), body: Buffer.of() };
    return compare(way[0] ?? "", answer, { target }, site).map(([, what]) => what);
  };
  assert.deepEqual(find("https://example.org/", target), []);
  assert.deepEqual(find("https://example.org/"), [
    "The address is answered with status 200, but should lead to https://www.example.org/.",
  ]);
  assert.deepEqual(find("http://www.example.org/", "https://example.org/", target), [
    "The address needs 2 redirects, not 1.",
  ]);
});

test("the table has the worst first, and one line for the same problem of several pages", () => {
  const table = tableOf([
    ...["/", "/a", "/b", "/c"].map(
      (where) => ["header", "The header A|B is missing.", where] as const,
    ),
    ["dead", "The host does not answer.", "https://www.example.org"],
  ]);
  const [, , first = "", second = "", ...more] = table.split("\n");
  assert.match(
    first,
    /^\| The host does not answer\. \| https:\/\/www\.example\.org \| See the host/,
  );
  assert.match(
    second,
    /^\| The header A\\\|B is missing\. \| \/, \/a, \/b and 1 more \| Let the host/,
  );
  assert.deepEqual(more, []);
});
