/**
 * Shows the line above the header if a page is in the visitor's language. Runs before the first
 * paint, so that nothing moves, and imports nothing (`layout/inline-script.ts`). Following the link
 * closes the line too.
 */
export function showOffer() {
  const line = document.querySelector<HTMLElement>("#offer");
  /** The language and its script: `zh-Hant` for Chinese of Taiwan. */
  const keyOf = (tag: string) => new Intl.Locale(tag).maximize().baseName.slice(0, 7);
  try {
    // eslint-disable-next-line no-restricted-globals -- an inline script imports nothing
    const storage = sessionStorage;
    // The data of `Intl` takes long to load, and English has no page.
    if (!line || navigator.language.startsWith("en") || storage["offer"]) return;
    for (const link of line.querySelectorAll("a")) {
      if (keyOf(link.lang) === keyOf(navigator.language)) line.hidden = false;
      else link.remove();
    }
    line.onclick = () => {
      line.hidden = true;
      storage["offer"] = "closed";
    };
  } catch {
    // The visitor's settings block storage; the footer has the links.
  }
}
