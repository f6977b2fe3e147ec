import { forms, readDraft, saveDraft } from "#browser/draft.ts";
import { isModifiedClick } from "#browser/click.ts";

/** A link's own text, and the choices that were made in the form around it. */
const textOf = (link: HTMLElement) => {
  const choices = link.closest("form")?.querySelectorAll<HTMLInputElement>(":checked") ?? [];
  const words = [...choices].map(({ labels }) => `${labels?.[0]?.textContent.trim()}.`);
  return [link.dataset["message"], ...words].join(" ");
};

/** The message with this text, which takes the place of what was written before if its lines still stand there. */
const withText = (message: string, before: string, text: string) => {
  const lines = `\n${message}\n`;
  return before && lines.includes(`\n${before}\n`)
    ? lines.replace(`\n${before}\n`, () => `\n${text}\n`).slice(1, -1)
    : `${message.trimEnd()}\n${text}`.trimStart();
};

/**
 * A link with `data-message` writes that text into the quote form's message before it leads there, so that it can be
 * changed before it is sent. It replaces what a link of the same section wrote before, unless that was edited. Where
 * the form is on another page, the text waits in the draft.
 */
export function addToMessage(event: MouseEvent) {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLElement>("a[data-message]");
  if (!link || isModifiedClick(event)) return;
  // Kept with the draft, so that it goes with it when the request is sent.
  const key = `written by ${link.closest("section")?.id ?? ""}`;
  const field = forms()[0]?.querySelector<HTMLTextAreaElement>("[name=message]");
  const text = textOf(link);
  const draft = readDraft();
  const message = withText(field?.value ?? draft.get("message") ?? "", draft.get(key) ?? "", text);
  draft.set(key, text);
  draft.set("message", message);
  saveDraft(draft);
  if (!field) return;
  field.value = message;
  // The form's island looks at it as if it were typed.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
