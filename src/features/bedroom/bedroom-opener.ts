import { openBedroom } from "./bedroom.ts";

/** The element's name. The server uses nothing else of this file. */
export const BedroomOpener = "bedroom-opener";

if ("customElements" in globalThis) {
  /**
   * Wraps the button that opens the dark bedroom. `client:press` loads this element at the first
   * press, and sends it each press as `press`, with the context that may make sound.
   */
  class BedroomOpenerElement extends HTMLElement {
    connectedCallback() {
      this.addEventListener("press", ({ target: button, detail: context }) => {
        if (button instanceof HTMLButtonElement) openBedroom(button, context);
      });
    }
  }
  customElements.define(BedroomOpener, BedroomOpenerElement);
}
