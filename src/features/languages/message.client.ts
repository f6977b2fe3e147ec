/**
 * Writes the visitor's message in English and in the visitor's language from what is chosen. The
 * choices are a form of their own, so that the quote form sends its usual fields and no others.
 */
import { insertText } from "#features/quote-form/add-to-message.client.ts";
import { noteKey, readDraft, updateDraft } from "#features/quote-form/draft.client.ts";
import { encodeText } from "#features/quote-form/request-links.client.ts";
import { messageField } from "#features/quote-form/form.client.ts";
import { copyText } from "#ui/copy-text.client.ts";
import { showModal } from "#ui/dialog/close-on-back.client.ts";
import { compose } from "./compose.ts";

/** The parts of the draft: the English message that this script wrote, and what is chosen. */
const englishKey = noteKey("written by help");
const choiceKey = (name: string) => noteKey(`chosen: ${name}`);

const choices = document.querySelector<HTMLFormElement>("[data-choices]");
const message = messageField();
const own = document.querySelector<HTMLElement>("[data-own-language]");
const dialog = document.querySelector<HTMLDialogElement>("[data-large-message]");

if (choices && message && own && dialog) {
  const fields = [...choices.querySelectorAll("input")];
  /** Returns the fields that are chosen or typed in. */
  const chosen = () => fields.filter(({ type, checked }) => type !== "radio" || checked);
  const composeIn = (element: HTMLElement, valueOf: (field: HTMLInputElement) => string) =>
    compose(
      element.dataset["sentences"]?.split("\n") ?? [],
      Object.fromEntries(chosen().map((field) => [field.name, valueOf(field).trim()])),
    );
  const showOwn = () => {
    own.textContent = composeIn(choices, ({ value }) => value);
    // The form sends the translation after the English message.
    message.dataset["translation"] = `${own.textContent}\n\n`;
  };
  const write = () => {
    const english = composeIn(message, ({ dataset, value }) => dataset["english"] ?? value);
    updateDraft((draft) => {
      message.value = insertText(message.value, draft.get(englishKey) ?? "", english);
      draft.set(englishKey, english);
      for (const { name, value } of chosen()) draft.set(choiceKey(name), value);
    });
    showOwn();
    // The draft is saved as if the message were typed.
    message.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const restore = () => {
    const draft = readDraft();
    // What was chosen before this script arrived is newer than the draft.
    const isNewer = new Set(chosen().flatMap(({ name, value }) => (value ? [name] : [])));
    for (const field of fields) {
      if (isNewer.has(field.name)) continue;
      const saved = draft.get(choiceKey(field.name));
      if (field.type === "radio") field.checked = field.value === saved;
      else field.value = saved ?? "";
    }
    if (isNewer.size > 0) write();
    else showOwn();
  };

  message.disabled = false;
  restore();
  choices.addEventListener("submit", (event) => event.preventDefault());
  choices.addEventListener("input", write);
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const text = target.closest<HTMLAnchorElement>("[data-text]");
    if (text) text.href = text.href.replace(/=.*/, `=${encodeText(message.value)}`);
    const copy = target.closest<HTMLElement>("[data-copy]");
    if (copy) {
      void copyText(message.value).then((isCopied) => {
        if (isCopied) copy.dataset["done"] = "";
        // The visitor copies what is selected.
        else message.select();
      });
    }
    if (!target.closest("[data-show]")) return;
    for (const place of dialog.querySelectorAll("p")) place.textContent = message.value;
    showModal(dialog);
  });
}
