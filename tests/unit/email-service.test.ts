import assert from "node:assert/strict";
import { test } from "node:test";
import { emailService, readAnswer } from "#email-service.ts";

test("only the service's own words say that a request was sent", () => {
  assert.equal(readAnswer(200, ` ${emailService.success}\n`).kind, "sent");
  for (const page of ["", "<title>Sign in to the hotel</title>"])
    assert.equal(readAnswer(200, page).kind, "unconfirmed");
});

test("only the service's own statuses say that a request was not sent", () => {
  for (const status of emailService.refusals)
    assert.equal(readAnswer(Number(status), "").kind, "failed", status);
});

test("after any other status of a proxy nobody can tell", () => {
  const refusals = new Set<number>(emailService.refusals.map(Number));
  const statuses = [202, 304, 401, 408, 499, 502, 504, 520, 521, 522, 523, 524, 525, 530, 599];
  for (const status of statuses.filter((status) => !refusals.has(status)))
    assert.equal(readAnswer(status, "error").kind, "unconfirmed", String(status));
});
