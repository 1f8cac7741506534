import dayjs from 'dayjs';

/**
 * Formats a time: "Nov 20, 2026 at 10:05 AM" (specification, section 3). An invalid date is
 * returned as it is.
 */
export function exactTime(iso: string): string {
  const date = dayjs(iso);
  return date.isValid() ? date.format('MMM D, YYYY [at] h:mm A') : iso;
}
