import words from "./words.ts?build-time-data";

/**
 * What the bedroom shows copies of, in the sound guide around a button: parts of `SoundTiles.astro`,
 * `SoundChoices.astro`, `SoundAnswers.astro` and `SoundGuide.astro`.
 */
export function guideAround(button: HTMLButtonElement) {
  const form = button.closest("form");
  if (!form) return undefined;
  return {
    speaker: form.querySelector("button[value] svg"),
    call: form.querySelector<HTMLAnchorElement>("a[href^='tel:']"),
    chosenHour: () => form.querySelector<HTMLInputElement>("[name=when]:checked")?.value,
    sounds: words.sounds.flatMap((own) => {
      const radio = form.querySelector<HTMLInputElement>(`[name=heard][value=${own.key}]`);
      const label = radio?.labels?.[0];
      const mark = label?.querySelector("svg");
      const card = form.querySelector(`[data-sound=${own.key}]`);
      if (!radio || !label || !mark || !card) return [];
      return [{ ...own, radio, mark, card, label: label.textContent.trim() }];
    }),
  };
}

/** The sound guide in the page. */
export type Guide = NonNullable<ReturnType<typeof guideAround>>;
/** One of its sounds, with the words of the bedroom. */
export type Sound = Guide["sounds"][number];
