import { addToMessage } from "./add-to-message.ts";

/**
 * Wraps a link with `data-message`: a click writes that text into the quote form's message. The
 * link also has `data-await-hydration`, so that a click waits for this element.
 */
export const MessageLink = "message-link";

if ("customElements" in globalThis) {
  class MessageLinkElement extends HTMLElement {
    connectedCallback() {
      this.addEventListener("click", addToMessage);
    }
  }
  customElements.define(MessageLink, MessageLinkElement);
}
