import { openBedroom } from "./bedroom.ts";

/**
 * Wraps the button that opens the dark bedroom. `client:press` loads this element at the first
 * press, and sends it each press as `press`, with the context that may make sound.
 */
export const BedroomOpener = "bedroom-opener";

if ("customElements" in globalThis) {
  class BedroomOpenerElement extends HTMLElement {
    connectedCallback() {
      this.addEventListener("press", ({ target: button, detail: context }) => {
        if (button instanceof HTMLButtonElement) openBedroom(button, context);
      });
    }
  }
  customElements.define(BedroomOpener, BedroomOpenerElement);
}
