import dayjs from 'dayjs';

/** "Nov 20, 2026"; the raw value where it is no date. */
export function calendarDay(iso: string): string {
  const date = dayjs(iso);
  return date.isValid() ? date.format('MMM D, YYYY') : iso;
}
