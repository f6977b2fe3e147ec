import { text } from "./fields.ts";

/**
 * Short texts by their keys, each with what it is for and an example. Names in braces stand for what differs from page
 * to page: a text may hold those that its example holds.
 */
export const phrases = <Key extends string>(
  words: Record<Key, readonly [description: string, example: string]>,
) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(words).map(([key, help]) => [
      key,
      phrase(key, ...help),
    ]),
    // Object.fromEntries forgets the names of the keys.
  ) as Record<Key, ReturnType<typeof text>>;

const namesIn = (value: string): string[] => value.match(/\{.*?\}/g) ?? [];

function phrase(key: string, description: string, example: string) {
  const names = namesIn(example);
  const title = (key[0] ?? "").toUpperCase() + key.slice(1).replaceAll("_", " ");
  return text(title, description, example).refine(
    (value) => namesIn(value).every((name) => names.includes(name)),
    { error: `may hold ${names.join(" and ") || "no name"}, and nothing else in braces` },
  );
}
