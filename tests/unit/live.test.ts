/** Tests what `check:live` expects of addresses and certificates, and its table; hosts are tried at night. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { otherAddresses } from "#live/check-site.ts";
import { compare, compareCertificate, tableOf } from "#live/compare.ts";

const now = new Date("2026-12-01T12:00:00Z");

test("a certificate is told two weeks before its end", () => {
  const told = (day: string) =>
    compareCertificate("https://www.example.org", new Date(day), now).map(({ what }) => what);
  assert.deepEqual(told("2027-01-01"), []);
  assert.deepEqual(told("2026-12-10"), ["The certificate ends on 2026-12-10."]);
  assert.deepEqual(told("2026-11-30"), ["The certificate ended on 2026-11-30."]);
});

test("the address with and without www and https leads to the site", () => {
  const addresses = (url: string) => otherAddresses(new URL(url)).map(([address]) => address);
  assert.deepEqual(addresses("https://www.example.org"), [
    "http://www.example.org/",
    "https://example.org/",
    "http://example.org/",
  ]);
  assert.ok(addresses("https://example.org").includes("https://www.example.org/"));
  assert.deepEqual(addresses("http://localhost:4321"), []);

  const target = "https://www.example.org/";
  const find = (...way: string[]) => {
    const answer = { way, status: 200, headers: new Headers(), body: Buffer.of() };
    return compare(way[0] ?? "", answer, { target, mostHops: 1 }, new Set()).map(
      ({ what }) => what,
    );
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
  const header = { kind: "header", what: "The header A|B is missing." } as const;
  const table = tableOf([
    ...["/", "/a", "/b", "/c"].map((where) => ({ ...header, where })),
    { kind: "dead", what: "The host does not answer.", where: "https://www.example.org" },
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
