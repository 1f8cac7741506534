/**
 * Wraps a browser storage that may throw because it is blocked or full: reads then return `null`,
 * and writes do nothing.
 */
const safeStorage = (storage: () => Storage) => ({
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      storage().setItem(key, value);
    } catch {
      // The value then only lives on this page.
    }
  },
  remove(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // Same as for writing.
    }
  },
  /** The stored keys that start with a prefix. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
});

/** `localStorage`: stays in this browser until it is removed. */
export const browserStorage = safeStorage(() => localStorage);

/** `sessionStorage`: stays until the tab is closed, also through reloads. */
export const tabStorage = safeStorage(() => sessionStorage);
