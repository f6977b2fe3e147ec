/** Shows every mistake of the content in front of the page, under `npm run dev` only, until all are fixed. */
import theme from "#styles/theme.css?raw";
import { mistakesEvent, pageEvent, versionMetric, type Mistake } from "./messages.ts";
import styles from "./overlay.css?inline";

/** Stores, for this tab, which mistakes were dismissed, so that a reload does not show them again. */
const dismissedKey = "content-mistakes-dismissed";

/** Set on the page that is served while no page can be made from the content. */
const isPlaceholder = document.documentElement.hasAttribute("data-placeholder");

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function button(label: string, onClick: () => void) {
  const made = element("button", label);
  made.addEventListener("click", onClick);
  return made;
}

/** The version of the content that this page was made from; browsers tell it in secure contexts only. */
function contentVersion(): number | undefined {
  const [page] = performance.getEntriesByType("navigation");
  if (!(page instanceof PerformanceNavigationTiming)) return undefined;
  return page.serverTiming.find(({ name }) => name === versionMetric)?.duration;
}

function itemOf({ file, line, column = 1, field, place = field, message, excerpt }: Mistake) {
  const position = line === undefined ? file : `${file}:${line}:${column}`;
  // Vite opens it in the editor that is running on this machine.
  const link = button(
    position,
    () => void fetch(`/__open-in-editor?file=${encodeURIComponent(position)}`),
  );
  link.title = "Open it in the editor";
  return element(
    "li",
    link,
    element("h2", place),
    element("p", message),
    ...(excerpt ? [element("pre", excerpt)] : []),
  );
}

// The custom properties are the site's: the overlay also stands on pages that have none of its styles.
const host = document.createElement("content-mistakes");
const root = host.attachShadow({ mode: "open" });
const style = element("style", theme.replace("@theme {", ":host {"), styles);
/** The mistakes that are shown now, as JSON. */
let shown = "[]";

/** Shows a dialog over the last good page, and a button in the corner while it is dismissed. */
function show(mistakes: readonly Mistake[], json: string) {
  const count = mistakes.length === 1 ? "One mistake" : `${mistakes.length} mistakes`;
  const heading = element("h1", `${count} in the content`);
  heading.tabIndex = -1;
  heading.autofocus = true;
  const dialog = element(
    "dialog",
    heading,
    element(
      "p",
      isPlaceholder
        ? "No page can be made until this is fixed. Save the file, and the page appears here by itself."
        : "Save the file when it is fixed: this sheet goes away by itself. The page behind it is the last good one.",
    ),
    element("ol", ...mistakes.map(itemOf)),
  );
  dialog.ariaLabel = heading.textContent;
  if (isPlaceholder) {
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
    });
  } else {
    const dismiss = button("Look at the last good page", () => {
      dialog.close();
    });
    dialog.append(element("footer", dismiss));
  }
  dialog.addEventListener("close", () => {
    sessionStorage.setItem(dismissedKey, json);
  });
  const reopen = button(count, () => {
    sessionStorage.removeItem(dismissedKey);
    dialog.showModal();
  });
  root.replaceChildren(style, dialog, reopen);
  document.body.append(host);
  if (isPlaceholder || sessionStorage.getItem(dismissedKey) !== json) dialog.showModal();
}

import.meta.hot?.on(mistakesEvent, (mistakes: Mistake[]) => {
  const json = JSON.stringify(mistakes);
  if (mistakes.length === 0) {
    host.remove();
    if (isPlaceholder) location.reload();
  } else if (json !== shown) {
    show(mistakes, json);
  }
  shown = json;
});
import.meta.hot?.send(pageEvent, contentVersion());
