/** The same items in random order (Fisher–Yates); the list itself stays as it is. */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
  return shuffled;
}

/** Puts a row's slides into another order, in which another slide comes first, and numbers them anew. */
export function shuffleSlides(view: ParentNode) {
  const slides = [...view.querySelectorAll(".swiper-slide")];
  const [first, ...others] = shuffle(slides);
  if (!first) return;
  const order = first === slides[0] ? [...others, first] : [first, ...others];
  const places = slides.map(({ ariaLabel }) => ariaLabel);
  order.forEach((slide, index) => {
    slide.ariaLabel = places[index] ?? null;
  });
  first.parentElement?.append(...order);
}
