/** A person needs longer than this from touching the form to sending it, even with autofill. */
const minimumHumanMs = 1000;

/**
 * Whether a submit comes from a script that fills in forms: it has filled the trap, or was faster
 * than a person while nobody had pressed or typed anything on the page. Autofill is a person's.
 */
export function isLikelyBot(
  trap: { value: string; matches: (selector: string) => boolean } | null,
  elapsed: number,
): boolean {
  if (trap?.value && !trap.matches(":autofill")) return true;
  // Browsers before 2023 cannot say whether somebody is there.
  const isUntouched = "userActivation" in navigator && !navigator.userActivation.hasBeenActive;
  return isUntouched && elapsed < minimumHumanMs;
}
