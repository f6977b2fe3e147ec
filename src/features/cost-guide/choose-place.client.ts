/** The radio button that `choosePlace` has chosen. */
let suggestion: HTMLInputElement | undefined;

/** Chooses a place in the estimate, or none, unless the visitor has chosen another one. */
export function choosePlace(place: string | undefined) {
  const estimate = document.querySelector("#estimate");
  const buttons = [...(estimate?.querySelectorAll<HTMLInputElement>("[name=price]") ?? [])];
  const chosen = buttons.find(({ checked }) => checked);
  const button = buttons.find(({ value }) => value === place);
  // Firefox chooses it again after a reload.
  if (chosen === button) suggestion = button;
  if (chosen === button || (chosen && chosen !== suggestion)) return;
  if (chosen) chosen.checked = false;
  if (button) button.checked = true;
  suggestion = button;
  estimate?.dispatchEvent(new Event("input"));
}
