/** All keys of what the site stores in the browser; `/privacy` says what each holds. */
export const storageKeys = {
  tab: ["quote-request", "from", "scroll-to-form", "two-quotes", "offer"],
  visitor: ["theme", "first-review"],
} as const;

/** Storage that throws if the visitor's settings block it or if it is full. Nothing may need it. */
const optional = <Key extends string>(storage: () => Storage) => ({
  /** Reads a value; null if there is none. */
  read: (key: Key) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores a value; false if that is not possible. */
  write: (key: Key, value: string) => {
    try {
      storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
});

/** What is stored for this tab. */
export const tabStorage = optional<(typeof storageKeys.tab)[number]>(() => sessionStorage);

/** What is stored for all visits. */
export const visitorStorage = optional<(typeof storageKeys.visitor)[number]>(() => localStorage);
