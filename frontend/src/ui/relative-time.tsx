import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { exactTime } from './exact-time';

dayjs.extend(relativeTime);

/** A moment told from now, with the exact one on hover; the raw value where it is no date. */
export function RelativeTime({ iso }: { iso: string }) {
  const date = dayjs(iso);
  if (!date.isValid()) return <span>{iso}</span>;
  return (
    <time dateTime={iso} title={exactTime(iso)}>
      {date.fromNow()}
    </time>
  );
}
