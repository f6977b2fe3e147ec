import {
  hoursOn,
  isOpen,
  nextOpening,
  otherHoursOn,
  torontoNow,
  type OfficeHours,
} from "#toronto-time.ts";
import { locale } from "#site.ts";

const written = new WeakMap<Element, string>();

/**
 * Writes a text that is not there yet. A browser may have translated it meanwhile, and a visitor
 * selected it, so it is compared with what was written.
 */
const write = (element: Element, text: string) => {
  if (written.get(element) === text) return;
  written.set(element, text);
  element.textContent = text;
};

/** The office hours in the attributes of the first phone line of the page (`PhoneLine.astro`). */
const officeHours = (): OfficeHours | undefined => {
  const line = document.querySelector<HTMLElement>("[data-opens]");
  if (!line) return undefined;
  const { opens = "", closes = "", days = "", others = "[]" } = line.dataset;
  return {
    opens,
    closes,
    days: days.split(" "),
    // The same build wrote it.
    others: JSON.parse(others) as NonNullable<OfficeHours["others"]>,
  };
};

/** Writes `19:30` as `7:30 PM`, as in the content. */
const inWords = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? "AM" : "PM"}`;
};

/** Returns when the office opens next: `7 AM`, or `Monday, December 28, 7 AM` after tomorrow. */
const nextInWords = (next: ReturnType<typeof nextOpening>) => {
  if (!next) return "";
  const { day, opens, later } = next;
  if (later < 2) return inWords(opens);
  const date = new Date(day).toLocaleDateString(locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  return `${date}, ${inWords(opens)}`;
};

/**
 * Shows beside each phone number who answers now, and on a day that is different what is true
 * instead of the usual hours. The served text is true at any hour. An element with
 * `data-shown-at="day"` is shown only while the office is open, one with `night` only at other hours.
 */
const updatePhoneLines = () => {
  const hours = officeHours();
  if (!hours) return;
  const now = torontoNow();
  const day = now.slice(0, 10);
  const today = hoursOn(hours, day);
  const from = today ? inWords(today.opens) : "";
  const to = today ? inWords(today.closes) : "";
  const next = nextInWords(nextOpening(hours, now));
  const fill = (text: string) =>
    text
      .replace("{from}", from)
      .replace("{to}", to)
      .replace("{today}", `${from} – ${to}`)
      .replace("{next}", next);
  const phase = isOpen(hours, now) ? "day" : "night";
  const lines = document.querySelectorAll<HTMLElement>("[data-night]");
  for (const { dataset, lastElementChild } of lines) {
    dataset["now"] = phase;
    if (lastElementChild) write(lastElementChild, dataset[phase] ?? "");
  }
  const other = otherHoursOn(hours, day) && (today ? "special" : "closed");
  const texts = document.querySelectorAll<HTMLElement>("[data-closed], [data-shown-at]");
  for (const element of texts) {
    const { dataset } = element;
    const special = other && dataset[other];
    element.hidden = (dataset["shownAt"] ?? phase) !== phase;
    // Leaves usual days alone: the served text stays with the markup in it.
    if (special === undefined && !dataset["usual"] && !dataset["shownAt"]) continue;
    const usual = (dataset["usual"] ??= element.textContent);
    write(element, fill(special ?? usual));
  }
};

updatePhoneLines();
// A page may stay open, or be restored from a cache, past the opening or closing time.
setInterval(updatePhoneLines, 20_000);
addEventListener("pageshow", updatePhoneLines);
