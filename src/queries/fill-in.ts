/** Replaces placeholders such as `{name}` in a text. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce(
    // A function, because a replacement string gives `$` a special meaning.
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => String(value)),
    text,
  );
