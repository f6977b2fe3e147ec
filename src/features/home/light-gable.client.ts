/** Lights the gable of the hero's house, if the page has one, and opens two eyes in it. */
export const lightGable = (isLit: boolean) =>
  document.querySelector("#hero-heading")?.closest("section")?.toggleAttribute("data-heard", isLit);
