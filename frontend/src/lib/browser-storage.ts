/** A storage of the browser that answers `null` where the browser refuses it (blocked or full). */
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
      // Nothing to do: what would be kept lives on this page only.
    }
  },
  remove(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // As above.
    }
  },
});

/** Kept in this browser until it is removed. */
export const browserStorage = safeStorage(() => localStorage);

/** Kept for as long as the tab is open: through reloads and other pages, not for the next day. */
export const tabStorage = safeStorage(() => sessionStorage);
