/** Shows every mistake of the content in front of the page, in `astro dev` only, and goes when all are mended. */
import theme from "#styles/theme.css?raw";
import { askMessage, tellMessage, versionTiming, type Mistake } from "./messages.ts";
import styles from "./overlay.css?inline";

/** The site's tokens: the overlay also stands on pages that have none of the site's styles. */
const tokens = theme.replace("@theme {", ":host {");

/** Keeps, for this tab, which mistakes were put aside, so that a page that loads again does not bring them back. */
const asideKey = "content-mistakes-aside";

/** Set on the page that stands in while no page can be made of the content. */
const isWaiting = document.documentElement.hasAttribute("data-waiting");

/** An element with what it holds. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

function button(className: string, label: string, onPress: () => void) {
  const made = element("button", className, label);
  made.type = "button";
  made.addEventListener("click", onPress);
  return made;
}

/** The version of the content that this page was made of; no other context than a secure one tells it. */
function madeOf(): number | undefined {
  const [page] = performance.getEntriesByType("navigation");
  if (!(page instanceof PerformanceNavigationTiming)) return undefined;
  return page.serverTiming.find(({ name }) => name === versionTiming)?.duration;
}

/** Opens a file in the editor that is running on this machine; Vite finds it. */
const openInEditor = (place: string) =>
  fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);

function entryOf({ file, line, column, field, message, excerpt }: Mistake) {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const link = button("place", place, () => void openInEditor(place));
  link.title = "Open it in the editor";
  return element(
    "li",
    "mistake",
    link,
    ...(field ? [element("h2", "field", field)] : []),
    element("p", "message", message),
    ...(excerpt.length > 0
      ? [
          element(
            "pre",
            "excerpt",
            ...excerpt.map(({ number, text, marked }) =>
              element(
                "span",
                marked ? "line marked" : "line",
                element("span", "number", String(number)),
                text,
              ),
            ),
          ),
        ]
      : []),
  );
}

const count = (mistakes: readonly Mistake[]) =>
  mistakes.length === 1 ? "One mistake" : `${mistakes.length} mistakes`;

/** The overlay: a dialog over the last good page, and a sign in the corner while it is put aside. */
class ContentMistakes extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  #told = "";

  /** Shows these mistakes in place of what was shown. */
  tell(mistakes: readonly Mistake[]) {
    const told = JSON.stringify(mistakes);
    if (told === this.#told) return;
    this.#told = told;
    const heading = element("h1", "heading", `${count(mistakes)} in the content`);
    heading.id = "heading";
    heading.tabIndex = -1;
    heading.autofocus = true;
    const aside = button("btn", "Look at the last good page", () => {
      dialog.close();
    });
    const dialog = element(
      "dialog",
      "sheet",
      heading,
      element(
        "p",
        "lead",
        isWaiting
          ? "No page can be made until this is mended. Save the file, and the page appears here by itself."
          : "Save the file when it is mended: this sheet goes away by itself. The page behind it is the last good one.",
      ),
      element("ol", "mistakes", ...mistakes.map(entryOf)),
      ...(isWaiting ? [] : [element("p", "foot", aside)]),
    );
    dialog.setAttribute("aria-labelledby", heading.id);
    const sign = button("sign", count(mistakes), () => {
      sessionStorage.removeItem(asideKey);
      dialog.showModal();
    });
    this.#root.replaceChildren(element("style", "", tokens, styles), dialog, sign);
    dialog.addEventListener("cancel", (event) => {
      if (isWaiting) event.preventDefault();
    });
    dialog.addEventListener("close", () => {
      sessionStorage.setItem(asideKey, told);
    });
    if (isWaiting || sessionStorage.getItem(asideKey) !== told) dialog.showModal();
  }

  /** Goes away; the next mistakes are told anew. */
  untell() {
    this.#told = "";
    this.remove();
  }
}
customElements.define("content-mistakes", ContentMistakes);

const overlay = new ContentMistakes();
import.meta.hot?.on(tellMessage, (mistakes: Mistake[]) => {
  if (mistakes.length > 0) {
    document.body.append(overlay);
    overlay.tell(mistakes);
  } else {
    overlay.untell();
    if (isWaiting) location.reload();
  }
});
import.meta.hot?.send(askMessage, madeOf());
