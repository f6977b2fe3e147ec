import { visitorStorage } from "#ui/storage.client.ts";

/** Returns the items in random order (Fisher–Yates), without changing the list. */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const rest = [...items];
  const shuffled: Item[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return shuffled;
}

/** The key in `localStorage` of the number, in the served order, of the slide that came first. */
const firstKey = "first-review";

/** Shuffles and renumbers slides. Neither the served first one nor the last visit's is first. */
export function shuffleSlides(slides: readonly Element[]) {
  const previous = slides[Number(visitorStorage.read(firstKey))];
  const shuffled = shuffle(slides);
  const first = shuffled.find((slide) => slide !== slides[0] && slide !== previous);
  if (!first) return;
  const order = [first, ...shuffled.filter((slide) => slide !== first)];
  const labels = slides.map((slide) => slide.getAttribute("aria-label") ?? "");
  order.forEach((slide, index) => {
    slide.setAttribute("aria-label", labels[index] ?? "");
  });
  first.parentElement?.append(...order);
  visitorStorage.write(firstKey, String(slides.indexOf(first)));
}
