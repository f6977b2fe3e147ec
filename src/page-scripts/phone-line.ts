import { torontoNow } from "#browser/toronto-time.ts";

/** Says beside the phone number who answers now, by the clock in Toronto. Served is what is true at every hour. */
const sayWhoAnswers = () => {
  const time = torontoNow().slice(11, 16);
  for (const { dataset, lastElementChild } of document.querySelectorAll<HTMLElement>(
    "[data-opens]",
  )) {
    const { opens = "", closes = "", day = "", night = "" } = dataset;
    const isOpen = opens <= time && time < closes;
    dataset["now"] = isOpen ? "day" : "night";
    if (lastElementChild) lastElementChild.textContent = isOpen ? day : night;
  }
};

sayWhoAnswers();
// A page may stay open, or be brought back, beyond the hour.
setInterval(sayWhoAnswers, 20_000);
addEventListener("pageshow", sayWhoAnswers);
