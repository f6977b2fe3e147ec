/** The first screen of every page but the home page arrives in the first round trip. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { callHref } from "#features/contact/contact-links.ts";
import { BuiltPage } from "../support/built-page.ts";
import { brotli, firstRoundTripBytes } from "../support/first-round-trip.ts";
import { content, onePageOfEachKind } from "../support/pages.ts";

const { compress, decompress } = brotli(11);

test("the first round trip contains the first screen and its styles", () => {
  for (const { path, kind } of onePageOfEachKind) {
    // The home page's first screen has a form and a drawing: it takes two round trips.
    if (kind === "home") continue;
    const file = compress(Buffer.from(new BuiltPage(path).html));
    const first = decompress(file.subarray(0, firstRoundTripBytes)).toString();
    assert.ok(first.includes("</h1>"), path);
    assert.ok(first.includes(callHref(content.business.phone)), path);
    const [beforeHeading = ""] = first.split("</h1>");
    assert.ok(beforeHeading.includes("</style>"), path);
    assert.ok(!beforeHeading.includes('rel="stylesheet"'), path);
  }
});
