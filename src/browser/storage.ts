/*
 * `sessionStorage` and `localStorage`, which throw if the visitor's settings block them, and when
 * they are full. Nothing on the site may depend on them.
 */

const read = (storage: () => Storage, key: string) => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

const write = (storage: () => Storage, key: string, value: string) => {
  try {
    storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** Reads a value that is stored for this tab. */
export const readTab = (key: string) => read(() => sessionStorage, key);

/** Stores a value for this tab; false if that is not possible. */
export const writeTab = (key: string, value: string) => write(() => sessionStorage, key, value);

// By its full name, since builds replace the bare one (`astro.config.mjs`).
const forAllVisits = () => window.localStorage;

/** Reads a value that is stored for all visits. */
export const readVisitor = (key: string) => read(forAllVisits, key);

/** Stores a value for all visits; false if that is not possible. */
export const writeVisitor = (key: string, value: string) => write(forAllVisits, key, value);
