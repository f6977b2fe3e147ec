import { text } from "./fields.ts";

/**
 * Short texts by their keys, each with what it is for and an example. Pages fill in the names in braces that the
 * example holds.
 */
export const phrases = <Key extends string>(
  words: Record<Key, readonly [description: string, example: string]>,
) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(words).map(([key, help]) => [
      key,
      text((key[0] ?? "").toUpperCase() + key.slice(1).replaceAll("_", " "), ...help),
    ]),
    // Object.fromEntries forgets the names of the keys.
  ) as Record<Key, ReturnType<typeof text>>;
