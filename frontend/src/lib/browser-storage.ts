/**
 * Wraps a browser storage that may throw because it is blocked or full. What cannot be written is
 * kept as long as the page is open.
 */
function safeStorage(storage: () => Storage) {
  const kept = new Map<string, string>();
  // Another tab's value is newer than one that this page could not write.
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key === null) kept.clear();
    else kept.delete(key);
  });
  return {
    read(key: string): string | null {
      try {
        return kept.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string): void {
      try {
        storage().setItem(key, value);
        kept.delete(key);
      } catch {
        kept.set(key, value);
        this.removeStored(key);
      }
    },
    remove(key: string): void {
      kept.delete(key);
      this.removeStored(key);
    },
    /** An older value must not come back with the next page. */
    removeStored(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // A blocked storage holds nothing that this page can read.
      }
    },
    /** The stored keys that start with a prefix. */
    keys(prefix: string): string[] {
      const keys = new Set(kept.keys());
      try {
        for (const key of Object.keys(storage())) keys.add(key);
      } catch {
        // Same as for removing.
      }
      return [...keys].filter((key) => key.startsWith(prefix));
    },
  };
}

/** `localStorage`: stays in this browser until it is removed. */
export const browserStorage = safeStorage(() => localStorage);

/** `sessionStorage`: stays until the tab is closed, also through reloads. */
export const tabStorage = safeStorage(() => sessionStorage);
