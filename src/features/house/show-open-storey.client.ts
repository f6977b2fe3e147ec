// Moves an opened storey's row below the header: the browser closes another storey above it, which
// can push the row out of the window.
for (const storey of document.querySelectorAll<HTMLDetailsElement>("details[name=house]")) {
  storey.addEventListener("toggle", () => {
    const summary = storey.querySelector("summary");
    const header = document.querySelector("body > header");
    if (!storey.open || !summary || !header) return;
    const below = Math.max(0, header.getBoundingClientRect().bottom);
    const { top, bottom } = summary.getBoundingClientRect();
    if (top < below || bottom > innerHeight) scrollBy({ top: top - below, behavior: "instant" });
  });
}

export {};
