import { addToMessage, writeToMessage } from "#features/quote-form/add-to-message.ts";
import { isModifiedClick } from "#scripts/click.ts";

/** The element's name. The server uses nothing else of this file. */
export const HeardAnswer = "heard-answer";

/** The questions of the sound guide, which are also the parameters of the page's address. */
const questions = ["heard", "when", "saw"] as const;

/** The place in the estimator that was chosen here. */
let suggestion: HTMLInputElement | undefined;

/** Chooses the place in the estimator, or none, unless the visitor has chosen another one. */
function choosePlace(place: string | undefined) {
  const estimator = document.querySelector("cost-range");
  const buttons = [...(estimator?.querySelectorAll<HTMLInputElement>("[name=price]") ?? [])];
  const chosen = buttons.find(({ checked }) => checked);
  const button = buttons.find(({ value }) => value === place);
  // After a reload, Firefox has chosen it again.
  if (chosen === button) suggestion = button;
  if (chosen === button || (chosen && chosen !== suggestion)) return;
  if (chosen) chosen.checked = false;
  if (button) button.checked = true;
  suggestion = button;
  estimator?.dispatchEvent(new Event("input"));
  // Hydrates the estimator, if it has not been used yet.
  estimator?.closest("astro-island")?.dispatchEvent(new Event("focusin"));
}

/** Begins text messages and e-mails with the line; those of the quote form hold its message. */
function addToLinks(line: string) {
  const links = "a:is([href^='sms:'],[href^='mailto:']):not([data-quote] *)";
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const own = (link.dataset["own"] ??= link.href);
    const separator = own.includes("?") ? "&" : "?";
    const withBody = own.includes("body=") ? own : `${own}${separator}body=`;
    link.href = line ? withBody.replace("body=", `body=${encodeURIComponent(`${line} `)}`) : own;
  }
}

if ("customElements" in globalThis) {
  /**
   * Wraps the link below an answer of the sound guide that writes it into the quote form's message,
   * and takes the answer through the site: it is in the page's address, lights the hero's gable,
   * chooses the place in the estimator, is a line of the form's message, of text messages and of
   * e-mails, and can be sent to someone.
   */
  class HeardAnswerElement extends HTMLElement {
    connectedCallback() {
      const form = this.closest("form");
      const sendLink = this.querySelector("a");
      if (!form || !sendLink) return;
      const { message: beginning = "", copied = "", likely = "" } = sendLink.dataset;
      const section = form.closest("section")?.id ?? "";
      const radios = [...form.querySelectorAll<HTMLInputElement>("[type=radio]")];
      const takeOff = document.querySelector<HTMLElement>("[data-quote] [type=reset]");
      const chosen = (question: string) =>
        radios.find(({ name, checked }) => name === question && checked);
      const labelOf = (radio: HTMLInputElement | undefined) =>
        radio?.labels?.[0]?.textContent.trim();

      /** The chosen sound's card, and the answer in words. */
      const answer = () => {
        const sound = chosen("heard");
        const card = sound && form.querySelector(`[data-sound=${sound.value}]`);
        if (!card) return { words: "", price: undefined };
        const hour = chosen("when");
        const sign = labelOf(chosen("saw"));
        const hours = hour ? `[data-hours~="${hour.value}"]` : "[data-hours]";
        const animal = card.querySelector(`${hours} h3`)?.textContent.trim() ?? "";
        const isContradicted = form.querySelector<HTMLElement>("[data-disagree]")?.offsetHeight;
        const words = [
          `${[labelOf(sound), hour?.dataset["phrase"]].filter(Boolean).join(" ")}.`,
          sign && `${sign}.`,
          !isContradicted && `${likely} ${animal.charAt(0).toLowerCase()}${animal.slice(1)}`,
        ];
        return {
          words: words.filter(Boolean).join(" "),
          price: card.querySelector<HTMLElement>("[data-place]"),
        };
      };

      const show = () => {
        const { words, price } = answer();
        const line = words && [beginning, words, price?.textContent].filter(Boolean).join(" ");
        sendLink.dataset["message"] = line;
        writeToMessage(section, line, false);
        addToLinks(line);
        choosePlace(price?.dataset["place"]);
        document
          .querySelector("#hero-form")
          ?.closest("section")
          ?.toggleAttribute("data-heard", Boolean(words));
        if (!takeOff) return;
        if (takeOff === document.activeElement)
          takeOff.closest("form")?.querySelector<HTMLElement>("[name=message]")?.focus();
        takeOff.hidden = !words;
      };

      /** Writes the choices into the page's address, as a step that Back undoes. */
      const store = () => {
        const url = new URL(location.href);
        for (const question of questions) {
          const choice = chosen("heard") && chosen(question);
          if (choice) url.searchParams.set(question, choice.value);
          else url.searchParams.delete(question);
        }
        if (url.href !== location.href) history.pushState(history.state, "", url);
        show();
      };

      /** Reads them from it; values that are none of the choices are ignored. */
      const read = () => {
        const parameters = new URLSearchParams(location.search);
        for (const radio of radios) radio.checked = radio.value === parameters.get(radio.name);
        show();
      };

      /** Offers to send the page with the answer to someone, or copies its address. */
      const share = async (link: HTMLAnchorElement) => {
        const hour = chosen("when");
        const url = `${link.href}${hour ? `#${hour.value}` : ""}`;
        try {
          if (Reflect.has(navigator, "share")) await navigator.share({ text: answer().words, url });
          else {
            await navigator.clipboard.writeText(url);
            link.textContent = copied;
          }
        } catch (error) {
          const isCancelled = error instanceof DOMException && error.name === "AbortError";
          if (!isCancelled) location.href = url;
        }
      };

      form.addEventListener("change", store);
      // The radio buttons are reset after this event.
      form.addEventListener("reset", () => setTimeout(store));
      addEventListener("popstate", read);
      this.addEventListener("click", addToMessage);
      addEventListener("click", (event) => {
        const { target, defaultPrevented } = event;
        if (!(target instanceof Element) || defaultPrevented || isModifiedClick(event)) return;
        const shareLink = target.closest<HTMLAnchorElement>("[data-share]");
        // A section of the home page is opened with the answer.
        const sectionLink = target.closest<HTMLAnchorElement>("a[href^='/#']:not([data-scroll])");
        if (!shareLink && !sectionLink) return;
        event.preventDefault();
        if (shareLink) void share(shareLink);
        else if (sectionLink) location.href = `/${location.search}${sectionLink.hash}`;
      });

      // What was chosen while this file was loading is newer than the address.
      const start = () => {
        if (chosen("heard")) store();
        else read();
      };
      // A page that is rendered in advance has another page's draft until it is shown.
      if (Reflect.get(document, "prerendering"))
        document.addEventListener("prerenderingchange", start);
      else start();
    }
  }
  customElements.define(HeardAnswer, HeardAnswerElement);
}
