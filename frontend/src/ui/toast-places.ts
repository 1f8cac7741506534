type Listener = () => void;

let places: readonly string[] = [];
const listeners = new Set<Listener>();

function set(next: readonly string[]): void {
  places = next;
  for (const listener of listeners) listener();
}

/** The mounted places for toasts; the last one is on top. */
export const toastPlaces = {
  /** Returns a function that removes it again. */
  add(id: string): () => void {
    set([...places, id]);
    return () => set(places.filter((other) => other !== id));
  },
  top: (): string | undefined => places.at(-1),
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
