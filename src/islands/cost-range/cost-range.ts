import { addToMessage } from "#browser/add-to-message.ts";
import { parseRange, formatRange, addRanges } from "#price-range.ts";

/** The element's name. The server reads nothing else of this file. */
export const CostRange = "cost-range";

/** The most animals that can be counted. */
const most = 3;

if ("customElements" in globalThis) {
  /**
   * Adds up the ranges of what is chosen. The boxes, the lights in the house and the lines of the receipt need no
   * script; this writes the sum, counts the animals, and puts the lines into the link that sends them.
   */
  class CostRangeElement extends HTMLElement {
    connectedCallback() {
      const all = <E extends HTMLElement>(selector: string) => [
        ...this.querySelectorAll<E>(selector),
      ];
      const writeInto = (selector: string, text: string) => {
        for (const place of all(selector)) place.textContent = text;
      };
      const [animals] = all<HTMLInputElement>("[type=number]");
      const [tail] = all("[data-tail]");
      const [send] = all("[data-message]");

      const count = () => Number(animals?.value);
      const setCount = (number: number) => {
        if (animals) animals.value = String(Math.min(most, Math.max(0, Math.trunc(number))));
      };

      const write = () => {
        const dead = count();
        const chosen = all("[data-range]:checked");
        const deadRanges = Array.from({ length: dead }, () => animals?.dataset["range"]);
        const textOf = (ranges: readonly (string | undefined)[]) =>
          formatRange(addRanges(ranges.map(parseRange)));
        // A surcharge alone is no job: there is no sum before there is a place or an animal.
        const isJob = dead > 0 || all("[data-place] :checked").length > 0;
        writeInto(
          "[data-sum]",
          isJob ? textOf([...chosen.map(({ dataset }) => dataset["range"]), ...deadRanges]) : "",
        );
        writeInto("[data-count]", String(dead));
        writeInto("[data-animals-price]", textOf(deadRanges));
        this.toggleAttribute("data-animals", dead > 0);
        for (const button of all<HTMLButtonElement>("button"))
          button.ariaDisabled = String(dead === (button.value === "1" ? most : 0));
        if (!send) return;
        send.dataset["message"] = all("[data-line]")
          .filter(({ offsetHeight }) => offsetHeight)
          .map(({ innerText }) => innerText.replaceAll(/\s+/g, " "))
          .join("\n");
      };

      // The paper is fed: what stands below a new line moves down from where it was.
      let before = Infinity;
      const update = () => {
        write();
        const now = tail?.offsetTop ?? 0;
        if (now > before && !matchMedia("(prefers-reduced-motion: reduce)").matches)
          tail?.animate({ translate: [`0 ${before - now}px`, "0"] }, 340);
        before = now;
      };

      // A link such as /?price=attic,after-hours#cost chooses for the visitor; names that are not here choose nothing.
      const named = new URLSearchParams(location.search).get("price")?.split(",") ?? [];
      for (const box of all<HTMLInputElement>("[type=checkbox]"))
        box.checked ||= named.includes(box.value);
      if (!count()) setCount(named.filter((name) => name === animals?.name).length);

      this.addEventListener("input", () => {
        setCount(count());
        update();
      });
      this.addEventListener("click", addToMessage);
      this.addEventListener("click", ({ target }) => {
        if (!(target instanceof HTMLButtonElement)) return;
        setCount(count() + Number(target.value));
        update();
      });
      update();
      this.dispatchEvent(new Event("island:ready", { bubbles: true }));
    }
  }
  customElements.define(CostRange, CostRangeElement);
}
