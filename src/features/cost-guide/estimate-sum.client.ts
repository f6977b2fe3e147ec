/** The sum of the estimate, and the text of the link that adds the receipt to the quote form's message. */
import { prefersReducedMotion } from "#ui/prefers-reduced-motion.client.ts";
import { parseRange, formatRange, addRanges } from "#content/price-range.ts";

const estimate = document.querySelector("#estimate");

const all = <E extends HTMLElement>(selector: string) => [
  ...(estimate?.querySelectorAll<E>(selector) ?? []),
];
const setText = (selector: string, text: string) => {
  for (const part of all(selector)) part.textContent = text;
};
const [animals] = all<HTMLInputElement>("[type=number]");
const [receiptBottom] = all("[data-receipt-bottom]");
const [sendLink] = all("[data-message]");

const maxCount = Number(animals?.max);
const count = () => Number(animals?.value);
const setCount = (number: number) => {
  if (animals) animals.value = String(Math.min(maxCount, Math.max(0, Math.trunc(number))));
};

const render = () => {
  const deadAnimals = count();
  const chosen = all<HTMLInputElement>("[data-range]:checked");
  // Two animals in the same place are one job.
  const ranges = new Map(chosen.map(({ value, dataset }) => [value, dataset["range"]]));
  const deadRanges = Array.from({ length: deadAnimals }, () => animals?.dataset["range"]);
  const textOf = (ranges: readonly (string | undefined)[]) =>
    formatRange(addRanges(ranges.map(parseRange)));
  // A surcharge alone has no total: a job needs a place or a dead animal.
  const isJob = deadAnimals > 0 || all("[data-place]:checked").length > 0;
  setText("[data-sum]", isJob ? textOf([...ranges.values(), ...deadRanges]) : "");
  setText("[data-count]", String(deadAnimals));
  setText("[data-animals-price]", textOf(deadRanges));
  estimate?.toggleAttribute("data-total", isJob);
  estimate?.toggleAttribute("data-animals", deadAnimals > 0);
  for (const button of all<HTMLButtonElement>("button")) {
    button.setAttribute(
      "aria-disabled",
      String(deadAnimals === (button.value === "1" ? maxCount : 0)),
    );
  }
  if (!sendLink) return;
  sendLink.dataset["message"] = all("[data-line]")
    .filter(({ offsetHeight }) => offsetHeight)
    .map(({ innerText }) => innerText.replaceAll(/\s+/g, " "))
    .join("\n");
};

let previousTop = Infinity;

/** Shows what is chosen now. A new line pushes the bottom of the receipt down, which slides there. */
export function update() {
  setCount(count());
  render();
  const top = receiptBottom?.offsetTop ?? 0;
  if (top > previousTop && !prefersReducedMotion())
    receiptBottom?.animate({ translate: [`0 ${previousTop - top}px`, "0"] }, 340);
  previousTop = top;
}

/** Counts one dead animal more or less. */
export function changeCount(by: number) {
  setCount(count() + by);
  update();
}

// A link such as /?price=attic,after-hours#cost selects options; unknown names are ignored.
// A second place is that of another animal.
const preselected = new URLSearchParams(location.search).get("price")?.split(",") ?? [];
for (const box of all<HTMLInputElement>("[type=checkbox]"))
  box.checked ||= preselected.includes(box.value);
const radios = all<HTMLInputElement>("[data-place]");
const buttonsOf = (place: string) => radios.filter(({ value }) => value === place);
const places = [...new Set(preselected)].filter((name) => buttonsOf(name).length > 0);
for (const [index, place] of places.entries()) {
  const button = buttonsOf(place)[index];
  if (button) button.checked = true;
}
if (!count()) setCount(preselected.filter((name) => name === animals?.name).length);

update();
