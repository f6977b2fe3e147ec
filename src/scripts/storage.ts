/** Storage that throws if the visitor's settings block it or if it is full. Nothing may need it. */
const optional = (storage: () => Storage) => ({
  /** Reads a value; null if there is none. */
  read: (key: string) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores a value; false if that is not possible. */
  write: (key: string, value: string) => {
    try {
      storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
});

/** What is stored for this tab. */
export const tabStorage = optional(() => sessionStorage);

/** What is stored for all visits. */
export const visitorStorage = optional(() => localStorage);
