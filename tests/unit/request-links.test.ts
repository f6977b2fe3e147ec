import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { quoteEmailHref } from "#features/quote-form/request-links.client.ts";

const shortened = "(The rest is in the form.)";
const hrefOf = (name: string, message: string) =>
  quoteEmailHref(
    "mailto:help@example.com?subject=Quote%20request",
    [
      ["Name", name],
      ["Phone", ""],
      ["Message", message],
    ],
    shortened,
  );
const bodyOf = (href: string) => new URL(href).searchParams.get("body") ?? "";

test("the e-mail has a line for each filled-in field, with CRLF line breaks (RFC 6068)", () => {
  const href = hrefOf(" Zoë & Co ", "Thumps.\nSince Monday.");
  assert.ok(href.startsWith("mailto:help@example.com?subject=Quote%20request&body="));
  assert.ok(href.endsWith("%0D%0AMessage%3A%20Thumps.%0D%0ASince%20Monday."));
  assert.equal(bodyOf(href), "Name: Zoë & Co\r\nMessage: Thumps.\r\nSince Monday.");
});

test("a text that is too long is cut between characters, as late as possible, and the e-mail mentions it", () => {
  const character = fc.oneof(
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom("x", " ", "é", "中", "🦝", "\ud800"),
  );
  fc.assert(
    fc.property(character, fc.string({ maxLength: 100 }), fc.nat(4000), (one, name, length) => {
      const message = `>${one.repeat(length)}<`;
      const href = hrefOf(name, message);
      assert.ok(href.length <= 1900, "Windows opens no URL beyond 2,048");
      const [, shown, ending] = /Message: ([^]*?)(…\r\n\r\n.*)?$/.exec(bodyOf(href)) ?? [];
      const whole = message.toWellFormed().replaceAll(/\r?\n/g, "\r\n");
      if (ending === undefined) assert.equal(shown, whole);
      else {
        assert.ok(shown && whole.startsWith(shown));
        assert.ok(href.length > 1900 - 12);
        assert.ok(ending.endsWith(shortened));
      }
    }),
  );
});
