/** A person needs at least this long to fill in the form, even with autofill. */
const minimumHumanMs = 1000;

/**
 * Whether a bot submitted the form: it filled the honeypot (autofill does not count), or it
 * submitted faster than a person could, while nobody had clicked or pressed a key on the page.
 */
export function isLikelyBot(
  honeypot: { value: string; matches: (selector: string) => boolean } | null,
  elapsedMs: number,
): boolean {
  if (honeypot?.value && !honeypot.matches(":autofill")) return true;
  // Browsers before 2023 lack `userActivation`.
  const isUntouched = "userActivation" in navigator && !navigator.userActivation.hasBeenActive;
  return isUntouched && elapsedMs < minimumHumanMs;
}
