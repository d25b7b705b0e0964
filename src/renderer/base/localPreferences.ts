/** Returns the key of a preference in local storage. */
const key = (name: string) => `chartside.${name}`;

/** Preferences in this browser's local storage. */
export const localPreferences = {
  /** Returns a preference; null if it is not stored or storage is blocked. */
  read(name: string): string | null {
    try {
      return localStorage.getItem(key(name));
    } catch {
      return null;
    }
  },

  /** Stores a preference; does nothing if storage is blocked or full. */
  write(name: string, value: string): void {
    try {
      localStorage.setItem(key(name), value);
    } catch {
      // storage is blocked or full
    }
  },

  /** Deletes a preference; does nothing if storage is blocked. */
  delete(name: string): void {
    try {
      localStorage.removeItem(key(name));
    } catch {
      // storage is blocked
    }
  },
};
