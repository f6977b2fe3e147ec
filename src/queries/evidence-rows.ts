/** What stands behind a claim, in the rows that the pages show beside it. */
import { z } from "zod";
import type { Claim, Evidence } from "#schemas/evidence.ts";
import type { ProofLabels } from "#schemas/home.ts";

export type { Claim };

const isDay = (value: string) => z.iso.date().safeParse(value).success;

const dayInWords = (date: string) =>
  new Date(date).toLocaleDateString("en-CA", { dateStyle: "long", timeZone: "UTC" });

/** A row for each thing that the owner has recorded for these claims; none where there is nothing. */
export const evidenceRows = (
  evidence: Evidence | undefined,
  claims: readonly Claim[],
  labels: ProofLabels,
): { label: string; text: string }[] =>
  claims
    .flatMap((claim) => [evidence?.[claim] ?? []].flat())
    .flatMap((record) => Object.entries(record))
    .flatMap(([field, value]) => {
      const label = new Map(Object.entries(labels)).get(field);
      return label ? [{ label, text: isDay(value) ? dayInWords(value) : value }] : [];
    });
