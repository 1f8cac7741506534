import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { exactTime } from './exact-time';

dayjs.extend(relativeTime);

/**
 * A time relative to now ("2 hours ago"), with the exact time as tooltip. An invalid date is shown
 * as it is.
 */
export function RelativeTime({ iso }: { iso: string }) {
  const date = dayjs(iso);
  if (!date.isValid()) return <span>{iso}</span>;
  return (
    <time dateTime={iso} title={exactTime(iso)}>
      {date.fromNow()}
    </time>
  );
}
