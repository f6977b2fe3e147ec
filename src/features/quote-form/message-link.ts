import { addToMessage } from "./add-to-message.ts";

/** The element's name. The server uses nothing else of this file. */
export const MessageLink = "message-link";

if ("customElements" in globalThis) {
  /**
   * Wraps a link with `data-message`: a click writes that text into the quote form's message. The
   * link also has `data-await-hydration`, so that a click waits for this element.
   */
  class MessageLinkElement extends HTMLElement {
    connectedCallback() {
      this.addEventListener("click", addToMessage);
    }
  }
  customElements.define(MessageLink, MessageLinkElement);
}
