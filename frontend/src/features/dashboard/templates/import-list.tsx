import { USE_CASES } from '../../../api/catalogue';
import styles from './import-dialog.module.css';
import type { ImportRow } from './import-rows';

/** The templates in the files, each with a checkbox, or with why it cannot be imported. */
export function ImportList({
  rows,
  chosen,
  disabled,
  onChosen,
}: {
  rows: readonly ImportRow[];
  chosen: ReadonlySet<ImportRow>;
  disabled: boolean;
  onChosen: (chosen: ReadonlySet<ImportRow>) => void;
}) {
  const possible = rows.filter(({ problem }) => !problem);
  const all = possible.length > 0 && possible.every((row) => chosen.has(row));

  function toggle(row: ImportRow): void {
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    onChosen(next);
  }

  return (
    <div role="group" aria-label="Templates in the files">
      {possible.length > 1 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={all}
            disabled={disabled}
            onChange={() => onChosen(new Set(all ? [] : possible))}
          />
          All {possible.length}
        </label>
      )}
      <ul className={styles.list}>
        {rows.map((row, index) => (
          <li key={index}>
            <label className={styles.row}>
              <input
                type="checkbox"
                checked={chosen.has(row)}
                disabled={disabled || row.problem !== null}
                onChange={() => toggle(row)}
              />
              <span className={styles.name} dir="auto">
                {row.title || 'Without a name'}
              </span>
              <span className={styles.text} dir="auto">
                {row.text.slice(0, 200)}
              </span>
              <span className={row.problem ? styles.problem : styles.source}>
                {row.problem ? `${row.problem}. ` : `${USE_CASES[row.use_case]}. `}
                {row.source}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
