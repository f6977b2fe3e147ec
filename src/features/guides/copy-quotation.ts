/** Selects and copies the page's quotation. Without scripts the link leads to it. */
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-copied]")) {
  link.addEventListener("click", () => {
    const quotation = document.querySelector("blockquote");
    if (!quotation) return;
    getSelection()?.selectAllChildren(quotation);
    // Pages without https have no clipboard, and browsers may refuse: the text stays selected.
    if (!("clipboard" in navigator)) return;
    navigator.clipboard.writeText(quotation.innerText).then(
      () => (link.textContent = link.dataset["copied"] ?? ""),
      () => undefined,
    );
  });
}
