/** Shows every mistake of the content in front of the page, under `npm run dev` only, until all are fixed. */
import theme from "#styles/theme.css?raw";
import { mistakesEvent, pageEvent, versionMetric, type Mistake } from "./messages.ts";
import styles from "./overlay.css?inline";

/** The site's custom properties: the overlay also stands on pages that have none of the site's styles. */
const customProperties = theme.replace("@theme {", ":host {");

/** Stores, for this tab, which mistakes were dismissed, so that a reload does not show them again. */
const dismissedKey = "content-mistakes-dismissed";

/** Set on the page that is served while no page can be made from the content. */
const isPlaceholder = document.documentElement.hasAttribute("data-placeholder");

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

function button(className: string, label: string, onClick: () => void) {
  const made = element("button", className, label);
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
}

/** The version of the content that this page was made from; browsers tell it in secure contexts only. */
function contentVersion(): number | undefined {
  const [page] = performance.getEntriesByType("navigation");
  if (!(page instanceof PerformanceNavigationTiming)) return undefined;
  return page.serverTiming.find(({ name }) => name === versionMetric)?.duration;
}

/** Opens a file in the editor that is running on this machine; Vite finds it. */
const openInEditor = (place: string) =>
  fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);

const excerptOf = ({ excerpt }: Mistake) =>
  element(
    "pre",
    "excerpt",
    ...excerpt.map(({ number, text, isMarked }) =>
      element(
        "span",
        isMarked ? "line marked" : "line",
        element("span", "number", String(number)),
        text,
      ),
    ),
  );

function itemOf(mistake: Mistake) {
  const { file, line, column, field, place: name = field, message, excerpt } = mistake;
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const link = button("place", place, () => void openInEditor(place));
  link.title = "Open it in the editor";
  return element(
    "li",
    "mistake",
    link,
    ...(name ? [element("h2", "field", name)] : []),
    element("p", "message", message),
    ...(excerpt.length > 0 ? [excerptOf(mistake)] : []),
  );
}

const countOf = (mistakes: readonly Mistake[]) =>
  mistakes.length === 1 ? "One mistake" : `${mistakes.length} mistakes`;

/** A dialog over the last good page, and a button in the corner while it is dismissed. */
class ContentMistakes extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  /** What is shown now, as JSON. */
  #shown = "";

  /** Shows these mistakes in place of others. */
  show(mistakes: readonly Mistake[]) {
    const json = JSON.stringify(mistakes);
    if (json === this.#shown) return;
    this.#shown = json;
    const dialog = this.#dialog(mistakes);
    const reopen = button("reopen", countOf(mistakes), () => {
      sessionStorage.removeItem(dismissedKey);
      dialog.showModal();
    });
    dialog.addEventListener("cancel", (event) => {
      if (isPlaceholder) event.preventDefault();
    });
    dialog.addEventListener("close", () => {
      sessionStorage.setItem(dismissedKey, json);
    });
    this.#root.replaceChildren(element("style", "", customProperties, styles), dialog, reopen);
    if (isPlaceholder || sessionStorage.getItem(dismissedKey) !== json) dialog.showModal();
  }

  /** Goes away until there are mistakes again. */
  hide() {
    this.#shown = "";
    this.remove();
  }

  #dialog(mistakes: readonly Mistake[]) {
    const heading = element("h1", "heading", `${countOf(mistakes)} in the content`);
    heading.id = "heading";
    heading.tabIndex = -1;
    heading.autofocus = true;
    const explanation = isPlaceholder
      ? "No page can be made until this is fixed. Save the file, and the page appears here by itself."
      : "Save the file when it is fixed: this sheet goes away by itself. The page behind it is the last good one.";
    const dialog = element(
      "dialog",
      "dialog",
      heading,
      element("p", "lead", explanation),
      element("ol", "mistakes", ...mistakes.map(itemOf)),
    );
    dialog.setAttribute("aria-labelledby", heading.id);
    if (!isPlaceholder) {
      const dismiss = button("dismiss", "Look at the last good page", () => {
        dialog.close();
      });
      dialog.append(element("p", "footer", dismiss));
    }
    return dialog;
  }
}
customElements.define("content-mistakes", ContentMistakes);

const overlay = new ContentMistakes();
import.meta.hot?.on(mistakesEvent, (mistakes: Mistake[]) => {
  if (mistakes.length > 0) {
    document.body.append(overlay);
    overlay.show(mistakes);
  } else {
    overlay.hide();
    if (isPlaceholder) location.reload();
  }
});
import.meta.hot?.send(pageEvent, contentVersion());
