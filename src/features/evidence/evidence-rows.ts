/** The rows of the tables that show the evidence for a claim. */
import { z } from "zod";
import type { Claim, Evidence } from "#content/evidence-schema.ts";
import { formatDay } from "#content/fill-in.ts";
import { torontoToday } from "#toronto-time.ts";

const isIsoDate = (value: string) => z.iso.date().safeParse(value).success;

/** A row for each fact about claims that is valid on the day; with a city, only of licences it issued. */
export const evidenceRows = (
  evidence: Evidence | undefined,
  claims: readonly Claim[],
  labels: Readonly<Record<string, string>>,
  city?: string,
  today = torontoToday(),
): { label: string; text: string }[] =>
  claims
    .flatMap((claim) => [evidence?.[claim] ?? []].flat())
    .filter((record) => !("valid_until" in record) || record.valid_until >= today)
    .filter((record) => !city || ("authority" in record && record.authority.includes(city)))
    .flatMap((record) => Object.entries(record))
    .flatMap(([field, value]) => {
      const label = labels[field];
      return label ? [{ label, text: isIsoDate(value) ? formatDay(value) : value }] : [];
    });
