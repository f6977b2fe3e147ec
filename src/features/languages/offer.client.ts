/*
 * Shows the line above the header if a page is in the visitor's language. It runs before the header
 * is parsed, so that nothing moves, and is on the first screen of every page, so it is short.
 * Following the link closes the line too.
 */

const line = document.querySelector<HTMLElement>("#offer");

/** The language and its script: `zh-Hant` for Chinese of Taiwan. */
const keyOf = (tag: string) => new Intl.Locale(tag).maximize().baseName.slice(0, 7);

try {
  // eslint-disable-next-line no-restricted-globals -- a third of the bytes of storage.ts
  const storage = sessionStorage;
  // The data of `Intl` takes long to load, and English has no page.
  if (line && !navigator.language.startsWith("en") && !storage["offer"]) {
    for (const link of line.querySelectorAll("a")) {
      if (keyOf(link.lang) === keyOf(navigator.language)) line.hidden = false;
      else link.remove();
    }
    line.onclick = () => {
      line.hidden = true;
      storage["offer"] = "closed";
    };
  }
} catch {
  // Blocked by the visitor's settings: the footer has the links.
}
