import { HistoryEntry } from './history-entry';
import styles from './history-list.module.css';
import { useFavourites } from './use-favourites';
import type { useRows } from './use-rows';

/** One page of the history. */
export function HistoryList({
  rows,
  replace,
  addAbove,
  setFavourite,
  onDeleted,
}: Pick<ReturnType<typeof useRows>, 'rows' | 'replace' | 'addAbove' | 'setFavourite'> & {
  onDeleted: (ids: readonly string[]) => void;
}) {
  const toggleFavourite = useFavourites(setFavourite);
  return (
    <ul className={styles.list}>
      {rows.map(({ key, entry, isNew }) => (
        <li key={key} className={styles.item}>
          <HistoryEntry
            entry={entry}
            isNew={isNew}
            onFavourite={toggleFavourite}
            onRegenerated={replace}
            onRefined={addAbove}
            onDeleted={onDeleted}
          />
        </li>
      ))}
    </ul>
  );
}
