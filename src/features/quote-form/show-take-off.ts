import { formOf, messageOf, takeOffButton } from "./form-elements.ts";

/** Shows or hides the button that takes the answer of the sound guide off the message. */
export function showTakeOff(isShown: boolean) {
  const button = takeOffButton();
  if (!button) return;
  // A hidden button would lose the focus.
  const form = formOf(button);
  if (form && button === document.activeElement) messageOf(form)?.focus();
  button.hidden = !isShown;
}
