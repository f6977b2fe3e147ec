/**
 * Saves what is typed into the quote form, from the first letter on. Every change is saved at
 * once, so the draft is always the latest input.
 */
import { disableFirefoxBfcache, draftKey, storeSource, updateDraft } from "./draft.client.ts";
import { fields, isInForm, servedValue } from "./form.client.ts";
import { tabStorage } from "#ui/storage.client.ts";

/**
 * Tells that the page was not reloaded or restored by Back. A field that then differs from the
 * served value was filled in before this script ran, and the draft does not replace it.
 */
let isFreshVisit = performance
  .getEntriesByType("navigation")
  .some((entry) => "type" in entry && entry.type === "navigate");

const restore = () => {
  const saved = tabStorage.read(draftKey);
  // The browser's own values stay when nothing was typed in this tab.
  if (saved === null) return;
  if (saved) disableFirefoxBfcache();
  const draft = new URLSearchParams(saved);
  for (const field of fields()) {
    const served = servedValue(field);
    // A field that was emptied gets what the page fills in, such as its city.
    if (!isFreshVisit || field.value === served) field.value = draft.get(field.name) || served;
  }
};

const save = () =>
  updateDraft((draft) => {
    for (const field of fields()) {
      // Values that the page filled in were not typed, unless the draft brought the same from another page.
      if (field.value !== servedValue(field)) draft.set(field.name, field.value);
      else if (field.value !== draft.get(field.name)) draft.delete(field.name);
    }
  });

// The visitor can type before this module arrives (`hold-submit.client.ts`).
updateDraft((draft) => {
  for (const field of fields())
    if (field.hasAttribute("data-typed")) draft.set(field.name, field.value);
});
restore();
if (isFreshVisit) save();
storeSource();

// The browser may have restored by now old values, or the whole page from its cache.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) isFreshVisit = false;
  restore();
});

const saveTyped = ({ target }: Event) => {
  if (isInForm(target)) save();
};
// Autofill programs may fire only one of these events, or none.
for (const type of ["input", "change"]) addEventListener(type, saveTyped);
addEventListener("visibilitychange", () => {
  if (document.hidden) save();
});
