import { format, isValid, parseISO } from 'date-fns';

/** "Nov 20, 2026 at 10:05 AM" (specification, section 3); the raw value where it is no date. */
export function exactTime(iso: string): string {
  const date = parseISO(iso);
  return isValid(date) ? format(date, "MMM d, yyyy 'at' h:mm a") : iso;
}
