import words from "./words.ts?at-build";

/** The nodes of the sound guide around a button, which the bedroom shows copies of. */
export function guideAround(button: HTMLButtonElement) {
  const form = button.closest("form");
  if (!form) return undefined;
  const cards = form.querySelector("._cards")?.children;
  return {
    question: form.querySelector("legend")?.textContent.trim() ?? "",
    waiting: form.querySelector("._result > p")?.textContent.trim() ?? "",
    speaker: form.querySelector("button .icon"),
    call: form.querySelector<HTMLAnchorElement>("a[href^='tel:']"),
    chosenHour: () =>
      [...form.querySelectorAll<HTMLInputElement>("[name=when]")].findIndex(
        ({ checked }) => checked,
      ),
    sounds: [...form.querySelectorAll<HTMLInputElement>("[name=heard]")].flatMap((radio, index) => {
      const own = words.sounds[index];
      const [label] = radio.labels ?? [];
      const mark = label?.querySelector("svg");
      const card = cards?.[index];
      if (!own || !label || !mark || !card) return [];
      return [{ ...own, radio, mark, card, label: label.textContent.trim() }];
    }),
  };
}

/** The sound guide in the page. */
export type Guide = NonNullable<ReturnType<typeof guideAround>>;
/** One of its sounds, with the words of the bedroom. */
export type Sound = Guide["sounds"][number];
