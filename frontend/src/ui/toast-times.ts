import type { ShownToast } from './toast';

/** How long toasts stay; tests replace it, because a busy machine may need longer to look at one. */
export const toastTimes = {
  /** Milliseconds that a toast stays: longer for long texts, and for those with a link or an action. */
  of({ message, kind, link, action }: ShownToast): number {
    if (link || action) return 20_000;
    return Math.max(kind === 'error' ? 8_000 : 5_000, message.length * 120);
  },
};
