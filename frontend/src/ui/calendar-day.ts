import dayjs from 'dayjs';

/** Formats a day: "Nov 20, 2026". An invalid date is returned as it is. */
export function calendarDay(iso: string): string {
  const date = dayjs(iso);
  return date.isValid() ? date.format('MMM D, YYYY') : iso;
}
