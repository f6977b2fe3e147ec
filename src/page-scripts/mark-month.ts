/**
 * Marks what belongs to the current month of Toronto, wherever the visitor is: the pages are built for every month. A
 * warning of other months goes away, and one of this month begins with its name.
 */
const now = new Date();
const inToronto = (month: "numeric" | "long") =>
  new Intl.DateTimeFormat("en-CA", { month, timeZone: "America/Toronto" }).format(now);
const month = inToronto("numeric");

for (const part of document.querySelectorAll<HTMLElement>(`[data-month="${month}"]`)) {
  part.setAttribute("aria-current", "date");
  part.hidden = false;
}
for (const part of document.querySelectorAll<HTMLElement>("[data-all-year]")) part.hidden = true;
for (const warning of document.querySelectorAll<HTMLElement>("[data-months]")) {
  const { months = "", beginning = "" } = warning.dataset;
  warning.hidden = !months.split(" ").includes(month);
  warning.firstElementChild?.replaceChildren(beginning.replace("{month}", inToronto("long")));
}
