import { addToMessage } from "./add-to-message.ts";

/** The element's name. The server uses nothing else of this file. */
export const MessageLink = "message-link";

if ("customElements" in globalThis) {
  /** Wraps a link with `data-message`: a click writes that text into the quote form's message. */
  class MessageLinkElement extends HTMLElement {
    connectedCallback() {
      this.addEventListener("click", addToMessage);
    }
  }
  customElements.define(MessageLink, MessageLinkElement);
}
