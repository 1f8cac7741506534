/** What a toast offers besides its words. */
export interface ToastOptions {
  title?: string;
  /** A link to a page that helps. */
  link?: { label: string; to: string };
  /** An action that helps, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** It explains the change of page that follows, and stays through it. */
  explainsNextPage?: boolean;
}

/** The toast on screen. */
export interface ShownToast extends ToastOptions {
  /** Different for each toast. */
  id: number;
  kind: 'plain' | 'error';
  message: string;
}

/** Milliseconds within which the same words are the same message. */
const AT_ONCE = 500;

let shown: ShownToast | null = null;
let shownBefore = 0;
let shownAt = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function show(kind: ShownToast['kind'], message: string, options: ToastOptions = {}): void {
  const now = performance.now();
  const isAgain = shown?.message === message && now - shownAt < AT_ONCE;
  if (!isAgain) shownBefore += 1;
  shownAt = now;
  // It replaces the one before: what happened then is no longer what matters.
  set({ ...options, id: shownBefore, kind, message });
}

/** A message that appears for some seconds and is read by screen readers; one at a time. */
export const toast = {
  plain: (message: string, options?: ToastOptions): void => show('plain', message, options),
  error: (message: string, options?: ToastOptions): void => show('error', message, options),
  hide: (): void => set(null),
  /** Something succeeded: an error from before is no longer true. */
  clearError: (): void => {
    if (shown?.kind === 'error') set(null);
  },
  /** Another page opened: what the last one said is no longer about what is on screen. */
  pageChanged: (): void => {
    if (shown?.explainsNextPage) set({ ...shown, explainsNextPage: false });
    else if (shown) set(null);
  },
  current: (): ShownToast | null => shown,
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
