import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { exactTime } from './exact-time';

dayjs.extend(relativeTime);

/**
 * A past time relative to now ("2 hours ago"), with the exact time as tooltip. An invalid date is
 * shown as it is.
 */
export function RelativeTime({ iso }: { iso: string }) {
  const date = dayjs(iso);
  if (!date.isValid()) return <span>{iso}</span>;
  // The browser's clock may be behind the server's.
  const past = date.isAfter(dayjs()) ? dayjs() : date;
  return (
    <time dateTime={iso} title={exactTime(iso)}>
      {past.fromNow()}
    </time>
  );
}
