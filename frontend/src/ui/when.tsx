import { formatDistanceToNow, isValid, parseISO } from 'date-fns';
import { exactTime } from './exact-time';

/** A moment told from now, with the exact one on hover; the raw value where it is no date. */
export function When({ iso }: { iso: string }) {
  const date = parseISO(iso);
  if (!isValid(date)) return <span>{iso}</span>;
  return (
    <time dateTime={iso} title={exactTime(iso)}>
      {formatDistanceToNow(date, { addSuffix: true })}
    </time>
  );
}
