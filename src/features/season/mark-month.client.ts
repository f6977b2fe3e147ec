import { torontoNow } from "#toronto-time.ts";
import { onTick } from "#ui/on-tick.client.ts";

/** The month that is marked. */
let marked = 0;

/** Marks what belongs to the current month in Toronto, and hides the warnings of others. */
onTick(() => {
  const month = Number(torontoNow().slice(5, 7));
  if (month === marked) return;
  for (const part of document.querySelectorAll<HTMLElement>(`[data-month="${marked}"]`)) {
    part.removeAttribute("aria-current");
    // A month of the calendar is always shown; only one of twelve sentences is.
    part.hidden = part.matches("[data-all-year] ~ *");
  }
  marked = month;
  for (const part of document.querySelectorAll<HTMLElement>(`[data-month="${month}"]`)) {
    part.setAttribute("aria-current", "date");
    part.hidden = false;
  }
  for (const part of document.querySelectorAll<HTMLElement>("[data-all-year]")) part.hidden = true;
  for (const warning of document.querySelectorAll<HTMLElement>("[data-months]")) {
    const { months = "", beginning = "" } = warning.dataset;
    warning.hidden = !months.split(" ").includes(String(month));
    if (warning.hidden) continue;
    const name = new Date(2000, month - 1).toLocaleString(document.documentElement.lang, {
      month: "long",
    });
    warning.firstElementChild?.replaceChildren(beginning.replace("{month}", name));
  }
});
