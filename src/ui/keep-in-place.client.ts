/** Makes a change after which `element` is where it was in the window, since the page scrolls. */
export function keepInPlace(element: Element, change: () => void) {
  const { top } = element.getBoundingClientRect();
  change();
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
}
