/** Shows the mistakes of the content in front of the page until they are fixed; only in `npm run dev`. */
import theme from "#styles/theme.css?raw";
import { mistakesEvent, pageEvent, versionMetric, type Mistake } from "./messages.ts";
import styles from "./overlay.css?inline";

/** The session storage key of the dismissed mistakes, so that a reload of this tab does not show them again. */
const dismissedKey = "content-mistakes-dismissed";

/** Whether this is the page that is served until the content has been valid for the first time. */
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

/** The version of the content of this page; undefined in an insecure context, where browsers hide it. */
function contentVersion(): number | undefined {
  const [page] = performance.getEntriesByType("navigation");
  if (!(page instanceof PerformanceNavigationTiming)) return undefined;
  return page.serverTiming.find(({ name }) => name === versionMetric)?.duration;
}

function itemOf({ file, line, column = 1, field, place = field, message, excerpt }: Mistake) {
  const position = line === undefined ? file : `${file}:${line}:${column}`;
  // Vite opens the file in the code editor that is running on this machine.
  const link = button(
    position,
    () => void fetch(`/__open-in-editor?file=${encodeURIComponent(position)}`),
  );
  link.title = "Open the file in the code editor";
  return element(
    "li",
    link,
    element("h2", place),
    element("p", message),
    ...(excerpt ? [element("pre", excerpt)] : []),
  );
}

// The overlay brings the site's custom properties along: the placeholder page has no styles of the site.
const host = document.createElement("content-mistakes");
const root = host.attachShadow({ mode: "open" });
// Replaced as text, since `@theme` is an at-rule of Tailwind's that the browser's own CSS parser drops.
const style = element("style", theme.replace("@theme {", ":host {"), styles);
/** The mistakes that are shown now, as JSON. */
let shown = "[]";

/** Shows a dialog over the last valid version of the page, and a button in the corner while it is dismissed. */
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
        ? "There is no page until this is fixed. Fix and save the file to show it."
        : "Fix and save the file to close this message. The page behind it is the last valid version.",
    ),
    element("ol", ...mistakes.map(itemOf)),
  );
  dialog.ariaLabel = heading.textContent;
  if (isPlaceholder) {
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
    });
  } else {
    const dismiss = button("Show the last valid version", () => {
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
