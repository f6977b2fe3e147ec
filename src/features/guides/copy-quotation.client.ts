import { copyText } from "#ui/copy-text.client.ts";

/** Selects and copies the page's quotation. Without scripts the link leads to it. */
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-copy-quotation]")) {
  link.addEventListener("click", () => {
    const quotation = document.querySelector("blockquote");
    if (!quotation) return;
    getSelection()?.selectAllChildren(quotation);
    // Keeps the text selected if it cannot be copied.
    void copyText(quotation.innerText).then((isCopied) => {
      if (isCopied) link.textContent = link.dataset["copyQuotation"] ?? "";
    });
  });
}
