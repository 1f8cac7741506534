type Listener = () => void;

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

function setOpen(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The modal dialogs that are open, the last one on top. What is not in that one cannot be reached. */
export const openModals = {
  /** Answers how to remove it again. */
  add(dialog: HTMLDialogElement): () => void {
    setOpen([...open, dialog]);
    return () => setOpen(open.filter((other) => other !== dialog));
  },
  top: (): HTMLDialogElement | undefined => open.at(-1),
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
