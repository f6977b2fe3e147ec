/*
 * `sessionStorage`, which throws if the visitor's settings block it, and when it is full. Nothing
 * on the site may depend on it.
 */

/** Reads a value that is stored for this tab. */
export const readTab = (key: string) => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value for this tab; false if that is not possible. */
export const writeTab = (key: string, value: string) => {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
