import type { DiffPart, SectionDiff } from './diff-versions';
import styles from './diff-views.module.css';

/** The label beside a section's name. */
const CHANGE_LABELS: Readonly<Record<SectionDiff['kind'], string>> = {
  same: 'Unchanged',
  changed: 'Changed',
  removed: 'Removed',
  added: 'Added',
};

interface Props {
  sections: readonly SectionDiff[];
  /** The names of the two versions. */
  before: string;
  after: string;
}

/** The text of one version with differences marked, without the parts of kind `without`. */
function Marked({ parts, without }: { parts: readonly DiffPart[]; without?: DiffPart['kind'] }) {
  return (
    <div className={styles.text} lang="en">
      {parts.map(({ kind, text }, index) => {
        if (kind === without) return null;
        if (kind === 'kept') return <span key={index}>{text}</span>;
        return kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>;
      })}
    </div>
  );
}

/** A section that is the same in both, collapsed. */
function Unchanged({ label, parts }: { label?: string; parts: readonly DiffPart[] }) {
  return (
    <details className={styles.same}>
      <summary>
        {label && <h3>{label}</h3>} <span>{CHANGE_LABELS.same}</span>
      </summary>
      <Marked parts={parts} />
    </details>
  );
}

/** Two versions in two columns, a row for each section. */
export function SideBySide({ sections, before, after }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Section</span>
          </th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ label, kind, parts }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            {kind === 'same' ? (
              <td colSpan={2}>
                <Unchanged parts={parts} />
              </td>
            ) : (
              <>
                <td>
                  {kind === 'added' ? <MissingSection /> : <Marked parts={parts} without="added" />}
                </td>
                <td>
                  {kind === 'removed' ? (
                    <MissingSection />
                  ) : (
                    <Marked parts={parts} without="removed" />
                  )}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MissingSection() {
  return <p className={styles.absent}>Not in this version</p>;
}

/** Two versions in one text: removed parts come before added ones. */
export function Unified({ sections }: Props) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ label, kind, parts }, index) => (
        <li key={index}>
          {kind === 'same' ? (
            <Unchanged label={label} parts={parts} />
          ) : (
            <>
              <h3>
                {label} <span>{CHANGE_LABELS[kind]}</span>
              </h3>
              <Marked parts={parts} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
