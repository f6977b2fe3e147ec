import { lieDown } from "./bedroom.ts";

/** The element's name. The server uses nothing else of this file. */
export const LightsOut = "lights-out";

if ("customElements" in globalThis) {
  /**
   * Wraps the button that opens the dark bedroom. `client:press` loads this element at the first
   * press, and sends it each press as `play`, with the context that may make sound.
   */
  class LightsOutElement extends HTMLElement {
    connectedCallback() {
      this.addEventListener("play", (event) => {
        const { target: button } = event;
        if (event instanceof CustomEvent && button instanceof HTMLButtonElement)
          lieDown(button, event.detail as AudioContext);
      });
    }
  }
  customElements.define(LightsOut, LightsOutElement);
}
