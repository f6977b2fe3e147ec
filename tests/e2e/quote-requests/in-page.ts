/** Functions that Playwright serializes and runs in the page; they may use nothing outside themselves. */

/** What a visitor sees of the form's outcome. */
export const visibleOutcome = () => {
  const form = document.querySelector("form[data-quote]");
  return {
    complete: document.readyState === "complete",
    // Reading `innerText` forces a layout, and only an answer's text is needed.
    text: form ? "" : document.body.innerText.slice(0, 100),
    note: form?.querySelector("div[tabindex='-1']")?.firstChild?.textContent ?? "",
    toast: document.querySelector("[role=status] strong")?.textContent,
  };
};

/** Fills in the form at once, as autofill does. */
export const fillIn = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form[data-quote] [name=${name}]`);
    if (!field) continue;
    field.focus();
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
};

/** The values of the form's fields, by name. */
export const valuesInForm = () =>
  Object.fromEntries(
    Array.from(
      document.querySelectorAll<HTMLInputElement>("form[data-quote] [name]"),
      ({ name, value }) => [name, value],
    ),
  );

/** The text of the e-mail that the form offers after a failure. */
export const prefilledEmail = () => {
  const link = document.querySelector<HTMLAnchorElement>("form[data-quote] a[href^='mailto:']");
  return link ? (new URL(link.href).searchParams.get("body") ?? "") : undefined;
};

/** Changes the page to that of a build without the public key. */
export const removeKey = () => {
  const field = document.querySelector<HTMLInputElement>("form[data-quote] [name=user_id]");
  const island = field?.closest("astro-island");
  if (!field || !island) throw new Error("The form has no key.");
  island.setAttribute("props", (island.getAttribute("props") ?? "").replace(field.value, ""));
  field.value = "";
};

/** The centre of a button. Pressing by position, since a locator would wait for the button before a second press. */
export const centreOf = (selector: string) => {
  const button = document.querySelector(selector);
  if (!button) throw new Error(`There is no ${selector}.`);
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const centre = { x: left + width / 2, y: top + height / 2 };
  if (!button.contains(document.elementFromPoint(centre.x, centre.y))) {
    throw new Error(`Something covers ${selector}.`);
  }
  return centre;
};
