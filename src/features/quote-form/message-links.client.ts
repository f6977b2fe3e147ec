import { isModified } from "#ui/modifier-keys.client.ts";
import { writeToMessage } from "./add-to-message.client.ts";

/* Writes the text of a clicked link with `data-message` into the quote form's message. */
addEventListener("click", (event) => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLElement>("a[data-message]");
  if (!link || isModified(event)) return;
  writeToMessage(link.closest("section")?.id ?? "", link.dataset["message"] ?? "", true);
});
