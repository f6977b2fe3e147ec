/** Fills the names in braces of a text of `content/site.yaml`. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce(
    (rest, [name, value]) => rest.replaceAll(`{${name}}`, () => String(value)),
    text,
  );
