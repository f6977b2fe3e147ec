/**
 * Offers to send a page to someone. Browsers that cannot do it copy its address, and the clicked link says
 * `copied`; if that fails too, the page opens.
 */
export async function sharePage(
  link: HTMLAnchorElement,
  page: { text: string; url: string },
  copied: string,
) {
  try {
    if (Reflect.has(navigator, "share")) await navigator.share(page);
    else {
      // Repeats `copyText`: the script of a guide imports that, and would request a file shared with this.
      await navigator.clipboard.writeText(page.url);
      link.textContent = copied;
    }
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === "AbortError";
    if (!isCancelled) location.href = page.url;
  }
}
