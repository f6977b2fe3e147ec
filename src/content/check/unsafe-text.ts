/** Finds invisible or wrongly encoded characters, and URLs that run code. */

/** Control characters, characters that change the writing direction, and invisible characters. */
const hiddenCharacters =
  /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u00AD\u061C\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFC\uFFFE\uFFFF\p{Cs}\p{Co}\u{E0000}-\u{E01EF}]|\r(?!\n|$)/u;

/** UTF-8 that was decoded as Windows-1252, such as “â€™” for an apostrophe. */
const foreignEncoding = /(?:[ÂÃ][\u0080-\u2122]|â[\u0080-\u2122]{2}|ð[\u0080-\u2122]{2,3}|ï»¿)/u;

/** A Cyrillic or Greek letter next to a Latin one; many of them look the same. */
const mixedAlphabets =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** URLs that run code. Browsers ignore line breaks and control characters inside the scheme. */
const scriptAddress =
  /\b(?:j[\0-\x1F]*a[\0-\x1F]*v[\0-\x1F]*a|v[\0-\x1F]*b|live)[\0-\x1F]*s[\0-\x1F]*c[\0-\x1F]*r[\0-\x1F]*i[\0-\x1F]*p[\0-\x1F]*t\s*:|\bdata:(?:\w+\/|\S*;base64|,)/i;

/** Writes a character as `U+00AD`. */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Finds the first unreadable part of a text, or else the first URL that runs code. */
export function unsafePart(text: string) {
  const address = scriptAddress.exec(text);
  const message = `found “${address?.[0] ?? ""}”: such addresses run code; remove it.`;
  return unreadablePart(text) ?? (address ? { at: address.index, message } : undefined);
}

/** Finds the first invisible or wrongly encoded character of a text, by its index. */
export function unreadablePart(text: string) {
  const lost = text.indexOf("\uFFFD");
  if (lost !== -1) {
    return { at: lost, message: "a letter cannot be read here; save the file again as UTF-8." };
  }
  const hidden = hiddenCharacters.exec(text);
  if (hidden) {
    const message = `found the character ${codePoint(hidden[0])}, which is invisible; delete it.`;
    return { at: hidden.index, message };
  }
  const foreign = foreignEncoding.exec(text);
  if (foreign) {
    const message = `found “${foreign[0]}”, letters of another encoding; type the intended character, and save the file as UTF-8.`;
    return { at: foreign.index, message };
  }
  const mixed = mixedAlphabets.exec(text);
  if (mixed) {
    const letter = Array.from(mixed[0]).find((one) => !/\p{Script=Latin}/u.test(one)) ?? "";
    const message = `the letter “${letter}” in “${wordAround(text, mixed.index)}” is ${codePoint(letter)}, of another alphabet; type the Latin one.`;
    return { at: mixed.index, message };
  }
  return undefined;
}

const wordAround = (text: string, at: number) =>
  [/\S*$/.exec(text.slice(0, at)), /^\S*/.exec(text.slice(at))].flat().join("");
