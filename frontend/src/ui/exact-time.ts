import dayjs from 'dayjs';

/** "Nov 20, 2026 at 10:05 AM" (specification, section 3); the raw value where it is no date. */
export function exactTime(iso: string): string {
  const date = dayjs(iso);
  return date.isValid() ? date.format('MMM D, YYYY [at] h:mm A') : iso;
}
