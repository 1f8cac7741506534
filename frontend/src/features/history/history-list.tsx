import type { HistoryItem } from '../../api/generated';
import { HistoryEntry } from './history-entry';
import styles from './history-list.module.css';

/** One page of the history. */
export function HistoryList({ items }: { items: readonly HistoryItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <HistoryEntry item={item} />
        </li>
      ))}
    </ul>
  );
}
