import { hasAsked, honeypotOf } from "./form-elements.ts";

/** A person needs at least this long on a page to fill in its form, even with autofill. */
const minimumHumanMs = 1000;

/**
 * Whether a bot may have submitted the form: it filled the honeypot (the browser's autofill does
 * not count, but a password manager cannot be told apart), or it submitted faster than a person
 * could, while nobody had clicked or pressed a key on the page.
 */
export function mayBeBot(
  honeypot: { value: string; matches: (selector: string) => boolean } | null,
  elapsedMs: number,
): boolean {
  if (honeypot?.value && !honeypot.matches(":autofill")) return true;
  // Browsers before 2023 lack `userActivation`.
  const isUntouched = "userActivation" in navigator && !navigator.userActivation.hasBeenActive;
  return isUntouched && elapsedMs < minimumHumanMs;
}

/**
 * Whether to ask the visitor to press once more. A form asks only once, since an extension may fill
 * in the honeypot again and again.
 */
export function mustAsk(form: HTMLFormElement, pressedAt: number): boolean {
  if (hasAsked(form) || !mayBeBot(honeypotOf(form), pressedAt)) return false;
  form.dataset["asked"] = "now";
  return true;
}
