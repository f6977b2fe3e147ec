/** The same items in random order (Fisher–Yates); the list itself stays as it is. */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
  return shuffled;
}
