/** A function with no names from outside, except those of the browser. */
type SelfContained = (...parameters: never[]) => unknown;

/**
 * The text of an inline script that calls a function, with functions or numbers as its arguments: for what must
 * run before the first paint, when no module has arrived. Only the functions' own text is in the
 * page, so they use no imports.
 */
export const callOf = (script: SelfContained, ...parameters: readonly (SelfContained | number)[]) =>
  `(${script.toString()})(${parameters.join()});`;
