import { hoursOn, isOpen, nextOpening, otherHoursOn, torontoNow } from "#scripts/toronto-time.ts";

/** The office hours in the attributes of a phone line (`PhoneLine.astro`). */
const hoursIn = ({ opens = "", closes = "", days = "", others = "" }: DOMStringMap) => ({
  opens,
  closes,
  days: days.split(" "),
  others: others.split(" ").map((other) => {
    const [first = "", last = "", opens = "", closes = ""] = other.split("/");
    return { first, last, opens, closes };
  }),
});

/** Writes `19:30` as `7:30 PM`, as in the content. */
const inWords = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? "AM" : "PM"}`;
};

/** When the office opens next: `7 AM`, or `Monday, December 28, 7 AM` after tomorrow. */
const nextInWords = (next: ReturnType<typeof nextOpening>) => {
  if (!next) return "";
  const { day, opens, later } = next;
  if (later < 2) return inWords(opens);
  const date = new Date(day).toLocaleDateString(document.documentElement.lang, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  return `${date}, ${inWords(opens)}`;
};

/**
 * Shows beside each phone number who answers now, and on a day that is different what is true
 * instead of the usual hours. The served text is true at any hour.
 */
const updatePhoneLines = () => {
  const now = torontoNow();
  const day = now.slice(0, 10);
  const lines = document.querySelectorAll<HTMLElement>("[data-opens]");
  const hours = hoursIn(lines[0]?.dataset ?? {});
  const today = hoursOn(hours, day);
  const from = today ? inWords(today.opens) : "";
  const to = today ? inWords(today.closes) : "";
  const next = nextInWords(nextOpening(hours, now));
  const isOfficeOpen = isOpen(hours, now);
  for (const { dataset, lastElementChild } of lines) {
    dataset["now"] = isOfficeOpen ? "day" : "night";
    // For the confirmation of a quote request.
    dataset["today"] = `${from} – ${to}`;
    dataset["next"] = next;
    const words = isOfficeOpen ? dataset["day"] : dataset["night"];
    if (lastElementChild) lastElementChild.textContent = words ?? "";
  }
  const isUsual = !otherHoursOn(hours, day);
  for (const element of document.querySelectorAll<HTMLElement>("[data-closed]")) {
    const { dataset } = element;
    const usual = (dataset["usual"] ??= element.textContent);
    const other = (today ? dataset["special"] : dataset["closed"]) ?? "";
    element.textContent = isUsual
      ? usual
      : other.replace("{from}", from).replace("{to}", to).replace("{next}", next);
  }
};

updatePhoneLines();
// A page may stay open, or be restored from a cache, past the opening or closing time.
setInterval(updatePhoneLines, 20_000);
addEventListener("pageshow", updatePhoneLines);
