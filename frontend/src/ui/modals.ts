type Listener = () => void;

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The modal dialogs that are open, the last one on top. What is not in that one cannot be reached. */
export const modals = {
  /** Answers how to remove it again. */
  add(dialog: HTMLDialogElement): () => void {
    change([...open, dialog]);
    return () => change(open.filter((other) => other !== dialog));
  },
  top: (): HTMLDialogElement | undefined => open.at(-1),
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
