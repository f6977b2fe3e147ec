import { torontoNow } from "#scripts/toronto-time.ts";

/** Shows beside each phone number who answers now. The served text is true at any hour. */
const updatePhoneLines = () => {
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

updatePhoneLines();
// A page may stay open, or be restored from a cache, past the opening or closing time.
setInterval(updatePhoneLines, 20_000);
addEventListener("pageshow", updatePhoneLines);
