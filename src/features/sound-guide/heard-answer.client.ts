import { choosePlace } from "#features/cost-guide/choose-place.client.ts";
import { writeToMessage } from "#features/quote-form/add-to-message.client.ts";
import { isInForm, messageField } from "#features/quote-form/form.client.ts";
import { servedHref } from "#features/quote-form/request-links.client.ts";
import { isModified } from "#ui/modifier-keys.client.ts";
import { readChoices, storeChoices } from "./answer-address.client.ts";
import { chosenAnswer, chosenRadio } from "./chosen-answer.client.ts";
import { sharePage } from "./share-page.client.ts";

/** Begins the messages of all links outside the quote form with a line; an empty one restores the links. */
function addToLinks(line: string) {
  const links = "a:is([href^='sms:'],[href^='mailto:'])";
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (isInForm(link)) continue;
    const served = servedHref(link);
    const separator = served.includes("?") ? "&" : "?";
    const withBody = served.includes("body=") ? served : `${served}${separator}body=`;
    link.href = line ? withBody.replace("body=", `body=${encodeURIComponent(`${line} `)}`) : served;
  }
}

/** Shows or hides the button that takes the answer of the sound guide off the message. */
function showTakeOff(isShown: boolean) {
  const button = document.querySelector<HTMLElement>("[data-take-off]");
  if (!button) return;
  // A hidden button would lose the focus.
  if (button === document.activeElement) messageField()?.focus();
  button.hidden = !isShown;
}

/** Takes the answer of the sound guide through the site: into the address, the estimate and all messages. */
function followAnswer(guide: HTMLFormElement, sendLink: HTMLElement) {
  const { beginning = "", copied = "", likely = "" } = sendLink.dataset;
  const section = guide.closest("section")?.id ?? "";

  const show = () => {
    const { words, price } = chosenAnswer(guide, likely);
    const line = words && [beginning, words, price?.textContent].filter(Boolean).join(" ");
    sendLink.dataset["message"] = line;
    writeToMessage(section, line, false);
    showTakeOff(words !== "");
    addToLinks(line);
    choosePlace(price?.dataset["place"]);
    // The gable of the hero's house, if the page has one.
    document
      .querySelector("#hero-heading")
      ?.closest("section")
      ?.toggleAttribute("data-heard", words !== "");
  };
  const store = () => {
    storeChoices(guide);
    show();
  };
  const read = () => {
    readChoices(guide);
    show();
  };

  guide.addEventListener("change", store);
  // The radio buttons are reset after this event.
  guide.addEventListener("reset", () => setTimeout(store));
  addEventListener("popstate", read);
  addEventListener("click", (event) => {
    const { target, defaultPrevented } = event;
    if (!(target instanceof Element) || defaultPrevented || isModified(event)) return;
    const shareLink = target.closest<HTMLAnchorElement>("[data-share]");
    if (!shareLink) return;
    event.preventDefault();
    const hour = chosenRadio(guide, "when");
    const url = `${shareLink.href}${hour ? `#${hour.value}` : ""}`;
    void sharePage(shareLink, { text: chosenAnswer(guide, likely).words, url }, copied);
  });
  // A section of the home page is opened with the answer. In the capture phase, since the menu's
  // dialog follows its links itself.
  addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>("a[href^='/#'], a[data-with-answer]");
      if (!link || link.matches("[data-scroll]")) return;
      link.dataset["withAnswer"] = "";
      link.search = location.search;
    },
    true,
  );

  // A choice that was made while this file was loading is newer than the address.
  if (chosenRadio(guide, "heard")) store();
  else read();
}

const guide = document.querySelector<HTMLFormElement>("#listen form");
const sendLink = guide?.querySelector<HTMLElement>("[data-likely]");
if (guide && sendLink) followAnswer(guide, sendLink);
