/** The keys of what the site stores in the browser; `/privacy` says what each holds. */
export const storageKeys = {
  tab: ["quote-request", "from", "scroll-to-form", "two-quotes", "offer"],
  visitor: ["theme", "first-review"],
} as const;

/**
 * Storage that may throw, because the visitor's settings block it or it is full. What it does not
 * take is kept in memory, until another page is opened.
 */
const optional = <Key extends string>(storage: () => Storage) => {
  const unstored = new Map<Key, string>();
  return {
    /** Reads a value; null if there is none. */
    read: (key: Key) => {
      const value = unstored.get(key);
      if (value !== undefined) return value;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a value; false if only this page will have it. */
    write: (key: Key, value: string) => {
      try {
        storage().setItem(key, value);
        unstored.delete(key);
        return true;
      } catch {
        unstored.set(key, value);
        return false;
      }
    },
  };
};

/** The storage of this tab. */
export const tabStorage = optional<(typeof storageKeys.tab)[number]>(() => sessionStorage);

/** The storage of all visits. */
export const visitorStorage = optional<(typeof storageKeys.visitor)[number]>(() => localStorage);
