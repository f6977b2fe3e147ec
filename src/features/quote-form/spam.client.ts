/** A person needs at least this long on a page to fill in its form, even with autofill. */
const minimumHumanMs = 1000;

/**
 * Returns whether a bot may have submitted the form: it filled the honeypot (the browser's autofill does
 * not count, but a password manager cannot be told apart), or it submitted faster than a person
 * could, while nobody had clicked or pressed a key on the page.
 */
export function mayBeBot(
  honeypot: { value: string; matches: (selector: string) => boolean } | null,
  elapsedMs: number,
): boolean {
  // Chrome before 110 throws at the name without prefix; every browser knows this one.
  if (honeypot?.value && !honeypot.matches(":-webkit-autofill")) return true;
  // Browsers before 2023 lack `userActivation`.
  const isUntouched = "userActivation" in navigator && !navigator.userActivation.hasBeenActive;
  return isUntouched && elapsedMs < minimumHumanMs;
}
