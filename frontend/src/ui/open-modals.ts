type Listener = () => void;

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

function setOpen(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * The open modal dialogs, the last one on top. Only the top one can be reached, so toasts are
 * rendered inside it.
 */
export const openModals = {
  /** Returns a function that removes it again. */
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
