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
      this.addEventListener("press", (event) => {
        const { target: button } = event;
        if (event instanceof CustomEvent && button instanceof HTMLButtonElement)
          openBedroom(button, event.detail as AudioContext);
      });
    }
  }
  customElements.define(BedroomOpener, BedroomOpenerElement);
}
