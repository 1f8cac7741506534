import type { HistoryPrompt } from '../../api/history-prompt';
import { useVersionsQuery } from '../../api/client';
import { CompareButton } from '../../prompt/compare/compare-button';
import styles from './version-count.module.css';

/** The number of versions of an opened prompt, and a button to compare them. */
export function VersionCount({ entry }: { entry: HistoryPrompt }) {
  const { data } = useVersionsQuery({ id: entry.id });
  const known = data?.versions.length ?? entry.version;
  if (known < 2) return null;
  return (
    <div className={styles.line}>
      Version {entry.version}
      {data && ` of ${known}`}
      <CompareButton id={entry.id} />
    </div>
  );
}
