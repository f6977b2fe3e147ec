/*
 * When a storey opens, the browser closes another one above it, and the open one may leave the window.
 * Its row then moves to the header.
 */
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
