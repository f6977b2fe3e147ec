import { chosenRadio, questions } from "./chosen-answer.client.ts";

/** Writes the choices into the page's address, as a step that Back undoes. */
export function storeChoices(guide: HTMLFormElement) {
  const url = new URL(location.href);
  for (const question of questions) {
    const choice = chosenRadio(guide, "heard") && chosenRadio(guide, question);
    if (choice) url.searchParams.set(question, choice.value);
    else url.searchParams.delete(question);
  }
  if (url.href !== location.href) history.pushState(history.state, "", url);
}

/** Reads the choices from the page's address; values that are none of the choices are ignored. */
export function readChoices(guide: HTMLFormElement) {
  const parameters = new URLSearchParams(location.search);
  for (const radio of guide.querySelectorAll<HTMLInputElement>("[type=radio]"))
    radio.checked = radio.value === parameters.get(radio.name);
}
