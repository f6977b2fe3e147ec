import {
  nextOpening,
  officeDay,
  otherHoursOn,
  shiftsOn,
  torontoNow,
  type OfficeHours,
} from "#toronto-time.ts";
import { onTick } from "#ui/on-tick.client.ts";
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

/** The office hours in the attribute of the first phone line of the page (`PhoneLine.astro`). */
const officeHours = () => {
  const office = document.querySelector<HTMLElement>("[data-office]")?.dataset["office"];
  // The same build wrote it.
  return office === undefined ? undefined : (JSON.parse(office) as OfficeHours);
};

/** Writes `19:30` as `7:30 PM`, as in the content. */
const inWords = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? "AM" : "PM"}`;
};

/** Returns when the office opens next: `7 AM` today, else `Monday, 7 AM`, after a week with the date. */
const nextInWords = (next: ReturnType<typeof nextOpening>) => {
  if (!next) return "";
  const { day, opens, later } = next;
  if (later === 0) return inWords(opens);
  const date = new Date(day).toLocaleDateString(locale, {
    weekday: "long",
    ...(later > 6 && { month: "long", day: "numeric" }),
    timeZone: "UTC",
  });
  return `${date}, ${inWords(opens)}`;
};

/**
 * Returns which text is true instead of the usual hours, by the names of `DayText.astro`; undefined
 * if the usual hours are. In the evening, a text that says when the office is open promises the next
 * morning.
 */
function exceptionAt(hours: OfficeHours, now: string) {
  const { day, isOpen } = officeDay(hours, now);
  const other = otherHoursOn(hours, day);
  if (shiftsOn(hours, day).length === 0) return "closed";
  const next = nextOpening(hours, now);
  const isOver = !isOpen && next?.later !== 0;
  const isNextUsual = next?.later === 1 && !otherHoursOn(hours, next.day);
  if (isOver && (other || !isNextUsual)) return "evening";
  return other && "special";
}

/**
 * Shows beside each phone number who answers now, and what is true instead of the usual hours on a
 * day without them. The served text is true at any hour of a usual week. An element with
 * `data-shown-at="day"` is shown only while the office is open, one with `night` only at other hours.
 */
const updatePhoneLines = () => {
  const hours = officeHours();
  if (!hours) return;
  const now = torontoNow();
  const { day, isOpen } = officeDay(hours, now);
  const today = shiftsOn(hours, day)
    .map(({ opens, closes }) => `${inWords(opens)} – ${inWords(closes)}`)
    .join(", ");
  const next = nextInWords(nextOpening(hours, now));
  const fill = (text: string) => text.replace("{today}", today).replace("{next}", next);
  const phase = isOpen ? "day" : "night";
  const lines = document.querySelectorAll<HTMLElement>("[data-night]");
  for (const { dataset, lastElementChild } of lines) {
    dataset["now"] = phase;
    if (lastElementChild) write(lastElementChild, dataset[phase] ?? "");
  }
  const exception = exceptionAt(hours, now);
  const texts = document.querySelectorAll<HTMLElement>("[data-closed], [data-shown-at]");
  for (const element of texts) {
    const { dataset } = element;
    // Texts that say when the office is open again have one for the evening.
    const isSpecialEvening = exception === "evening" && otherHoursOn(hours, day);
    const text =
      exception && (dataset[exception] ?? (isSpecialEvening ? dataset["special"] : undefined));
    element.hidden = (dataset["shownAt"] ?? phase) !== phase;
    // Leaves usual days alone: the served text stays with the markup in it.
    if (text === undefined && !dataset["usual"] && !dataset["shownAt"]) continue;
    // The parent keeps its height, so that a shorter text does not move what follows.
    const { parentElement: parent } = element;
    if (text !== undefined && parent)
      parent.style.minHeight ||= `${parent.getBoundingClientRect().height}px`;
    const usual = (dataset["usual"] ??= element.textContent);
    write(element, fill(text ?? usual));
  }
};

// A page may stay open past the opening or closing time.
onTick(updatePhoneLines);
