import { noteKey, readDraft, updateDraft } from "./draft.client.ts";
import { messageField } from "./form.client.ts";
import { isModified } from "#ui/modifier-keys.client.ts";

/** Returns whether a text stands in a message, in lines of its own. */
const hasLines = (message: string, text: string) =>
  text !== "" && `\n${message}\n`.includes(`\n${text}\n`);

/** Returns the message with `text` in place of the lines of `previous`, or at its end. */
export const insertText = (message: string, previous: string, text: string) =>
  hasLines(message, previous)
    ? `\n${message}\n`.replace(`\n${previous}\n`, () => (text ? `\n${text}\n` : "\n")).slice(1, -1)
    : `${message.trimEnd()}\n${text}`.trimStart();

/**
 * Writes a text into the quote form's message, where the visitor can edit it, in place of the text
 * that the same section wrote before, or at the end. An empty text only removes that one. If the
 * form is on another page, the text waits in the draft.
 *
 * @param isAsked True if the visitor has asked for it. Otherwise nothing is written once the
 *   visitor has edited or removed the earlier text.
 */
export function writeToMessage(section: string, text: string, isAsked: boolean) {
  // The draft holds it, so that it is deleted with the draft once the request is sent.
  const key = noteKey(`written by ${section}`);
  const field = messageField();
  const draft = readDraft();
  const before = field?.value ?? draft.get("message") ?? "";
  const previous = draft.get(key) ?? "";
  if (!isAsked && (previous ? !hasLines(before, previous) : !text)) return;
  const message = insertText(before, previous, text);
  updateDraft((saved) => {
    saved.set(key, text);
    saved.set("message", message);
  });
  if (!field) return;
  const isNew = field.value !== message;
  field.value = message;
  // The field grows, so that nothing of it is cut off.
  field.style.minHeight = "";
  const border = field.offsetHeight - field.clientHeight;
  field.style.minHeight = `${field.scrollHeight + border}px`;
  // The form's controller handles the text as if it were typed.
  if (isNew) field.dispatchEvent(new Event("input", { bubbles: true }));
}

// Writes the text of a clicked link with `data-message` into the message.
addEventListener("click", (event) => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLElement>("a[data-message]");
  if (!link || isModified(event)) return;
  writeToMessage(link.closest("section")?.id ?? "", link.dataset["message"] ?? "", true);
});
