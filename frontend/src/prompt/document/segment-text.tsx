import { blankName, valueOf, type BlankValues } from './blanks';
import styles from './segment-text.module.css';
import type { PromptSegment } from './prompt-segments';

const NO_VALUES: BlankValues = {};

function Marked({
  segment: { kind, text, code },
  values,
}: {
  segment: PromptSegment;
  values: BlankValues;
}) {
  if (code && kind !== 'blank') return <span className={styles[code]}>{text}</span>;
  if (kind === 'plain') return text;
  if (kind === 'request') return <mark className={styles.request}>{text}</mark>;
  if (kind === 'tag') return <span className={styles.tag}>{text}</span>;
  const value = valueOf(values, blankName(text));
  if (value === null) return <span className={styles.blank}>{text}</span>;
  return (
    <mark className={styles.filled} dir="auto">
      {value}
    </mark>
  );
}

/** One segment of a prompt or request with its mark; `values` replace blanks. */
export function SegmentText({
  segment,
  values = NO_VALUES,
}: {
  segment: PromptSegment;
  values?: BlankValues;
}) {
  if (!segment.highlighted) return <Marked segment={segment} values={values} />;
  return (
    <mark className={styles.lit} data-lit>
      <Marked segment={segment} values={values} />
    </mark>
  );
}
