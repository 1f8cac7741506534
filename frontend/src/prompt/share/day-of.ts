import dayjs from 'dayjs';

/** The day of a time, as in "Nov 20, 2026". */
export const dayOf = (iso: string): string => dayjs(iso).format('MMM D, YYYY');
