import { isOpen, torontoNow } from "#scripts/toronto-time.ts";

/** Shows beside each phone number who answers now. The served text is true at any hour. */
const updatePhoneLines = () => {
  const now = torontoNow();
  for (const { dataset, lastElementChild } of document.querySelectorAll<HTMLElement>(
    "[data-opens]",
  )) {
    const { opens = "", closes = "", days = "", day = "", night = "" } = dataset;
    const isOfficeOpen = isOpen({ opens, closes, days: days.split(" ") }, now);
    dataset["now"] = isOfficeOpen ? "day" : "night";
    if (lastElementChild) lastElementChild.textContent = isOfficeOpen ? day : night;
  }
};

updatePhoneLines();
// A page may stay open, or be restored from a cache, past the opening or closing time.
setInterval(updatePhoneLines, 20_000);
addEventListener("pageshow", updatePhoneLines);
