/** The questions of the sound guide, which are also the parameters of the page's address. */
export const questions = ["heard", "when", "saw"] as const;

/** The chosen radio button of a question. */
export const chosenRadio = (guide: HTMLFormElement, question: (typeof questions)[number]) =>
  guide.querySelector<HTMLInputElement>(`[name=${question}]:checked`);

const labelOf = (radio: HTMLInputElement | null) => radio?.labels?.[0]?.textContent.trim();

/**
 * The answer to what is chosen: words, empty without a sound, with `likely` before the animal; and the element
 * with what its place usually costs.
 */
export function chosenAnswer(guide: HTMLFormElement, likely: string) {
  const sound = chosenRadio(guide, "heard");
  const card = sound && guide.querySelector(`[data-sound=${sound.value}]`);
  if (!card) return { words: "", price: null };
  const hour = chosenRadio(guide, "when");
  const sign = labelOf(chosenRadio(guide, "saw"));
  const hours = hour ? `[data-hours~="${hour.value}"]` : "[data-hours]";
  const animal = card.querySelector(`${hours} h3`)?.textContent.trim() ?? "";
  const isContradicted = guide.querySelector<HTMLElement>("[data-disagree]")?.offsetHeight;
  const words = [
    `${[labelOf(sound), hour?.dataset["phrase"]].filter(Boolean).join(" ")}.`,
    sign && `${sign}.`,
    !isContradicted && `${likely} ${animal.charAt(0).toLowerCase()}${animal.slice(1)}.`,
  ];
  return {
    words: words.filter(Boolean).join(" "),
    price: card.querySelector<HTMLElement>("[data-place]"),
  };
}
