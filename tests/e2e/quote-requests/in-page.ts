/** Functions that Playwright runs in the page; none may use what stands outside it. */

/** What a visitor sees of the form and below it. */
export const look = () => {
  const form = document.querySelector("form[data-quote]");
  return {
    complete: document.readyState === "complete",
    // To read a whole page costs a layout, and only an answer's text is wanted.
    text: form ? "" : document.body.innerText.slice(0, 100),
    note: form?.querySelector("div[tabindex='-1']")?.firstChild?.textContent ?? "",
    toast: document.querySelector("[role=status] strong")?.textContent,
  };
};

/** As a program that fills in forms does it, in no time. */
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

/** The text of the e-mail that takes the place of a failed request. */
export const prefilledEmail = () => {
  const link = document.querySelector<HTMLAnchorElement>("form[data-quote] a[href^='mailto:']");
  return link ? (new URL(link.href).searchParams.get("body") ?? "") : undefined;
};

/** The page as a build without the public key writes it. */
export const removeKey = () => {
  const field = document.querySelector<HTMLInputElement>("form[data-quote] [name=user_id]");
  const island = field?.closest("astro-island");
  if (!field || !island) throw new Error("The form has no key.");
  island.setAttribute("props", (island.getAttribute("props") ?? "").replace(field.value, ""));
  field.value = "";
};

/** Where to press: by place, since the second press must not wait for the button as a locator does. */
export const placeOf = (selector: string) => {
  const button = document.querySelector(selector);
  if (!button) throw new Error(`There is no ${selector}.`);
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  if (!button.contains(document.elementFromPoint(place.x, place.y))) {
    throw new Error(`Something covers ${selector}.`);
  }
  return place;
};
