/** Shows or hides the button that takes the answer of the sound guide off the message. */
export function showTakeOff(isShown: boolean) {
  const button = document.querySelector<HTMLElement>("[data-quote] [type=reset]");
  if (!button) return;
  // A hidden button would lose the focus.
  if (button === document.activeElement)
    button.closest("form")?.querySelector<HTMLElement>("[name=message]")?.focus();
  button.hidden = !isShown;
}
