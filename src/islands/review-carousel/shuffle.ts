/** Returns the items in random order (Fisher–Yates), without changing the list. */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const rest = [...items];
  const shuffled: Item[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return shuffled;
}

/** Shuffles a row's slides so that another slide comes first, and renumbers them. */
export function shuffleSlides(view: ParentNode) {
  const slides = [...view.querySelectorAll(".swiper-slide")];
  const [first, ...others] = shuffle(slides);
  if (!first) return;
  const order = first === slides[0] ? [...others, first] : [first, ...others];
  const labels = slides.map(({ ariaLabel }) => ariaLabel);
  order.forEach((slide, index) => {
    slide.ariaLabel = labels[index] ?? null;
  });
  first.parentElement?.append(...order);
}
