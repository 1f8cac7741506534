import { format, isValid, parseISO } from 'date-fns';

/** "Nov 20, 2026"; the raw value where it is no date. */
export function calendarDay(iso: string): string {
  const date = parseISO(iso);
  return isValid(date) ? format(date, 'MMM d, yyyy') : iso;
}
