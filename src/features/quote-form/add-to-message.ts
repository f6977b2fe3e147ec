import { forms, readDraft, saveDraft } from "./draft.ts";
import { isModifiedClick } from "#scripts/click.ts";

/** The text that a link adds: its `data-message`, and the checked options of the form around it. */
const textOf = (link: HTMLElement) => {
  const options = link.closest("form")?.querySelectorAll<HTMLInputElement>(":checked") ?? [];
  const labels = [...options].map((option) => `${option.labels?.[0]?.textContent.trim()}.`);
  return [link.dataset["message"], ...labels].join(" ");
};

/** Returns the message with `text` in place of the lines of `previous`, or at its end. */
export const insertText = (message: string, previous: string, text: string) => {
  const lines = `\n${message}\n`;
  return previous && lines.includes(`\n${previous}\n`)
    ? lines.replace(`\n${previous}\n`, () => `\n${text}\n`).slice(1, -1)
    : `${message.trimEnd()}\n${text}`.trimStart();
};

/**
 * Writes the text of a clicked link with `data-message` into the quote form's message, where the
 * visitor can edit it. Replaces the text that a link of the same section wrote before, unless the
 * visitor has edited it. If the form is on another page, the text waits in the draft.
 */
export function addToMessage(event: MouseEvent) {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLElement>("a[data-message]");
  if (!link || isModifiedClick(event)) return;
  // Stored in the draft, so that it is deleted with the draft once the request is sent.
  const key = `written by ${link.closest("section")?.id ?? ""}`;
  const field = forms()[0]?.querySelector<HTMLTextAreaElement>("[name=message]");
  const text = textOf(link);
  const draft = readDraft();
  const message = insertText(
    field?.value ?? draft.get("message") ?? "",
    draft.get(key) ?? "",
    text,
  );
  draft.set(key, text);
  draft.set("message", message);
  saveDraft(draft);
  if (!field) return;
  field.value = message;
  // The form's island handles the text as if it were typed.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
