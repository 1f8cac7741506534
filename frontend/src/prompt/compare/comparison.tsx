import type { Piece, SectionComparison } from './compare-texts';
import styles from './comparison.module.css';

/** What is said of a section beside its name. */
const NOTES: Readonly<Record<SectionComparison['kind'], string>> = {
  same: 'Unchanged',
  changed: 'Changed',
  removed: 'Removed',
  added: 'Added',
};

interface Props {
  sections: readonly SectionComparison[];
  /** The names of the two versions. */
  before: string;
  after: string;
}

/** A text of a version; what the other one has not is marked, without the pieces of `without`. */
function Marked({ pieces, without }: { pieces: readonly Piece[]; without?: Piece['kind'] }) {
  return (
    <div className={styles.text} lang="en">
      {pieces.map(({ kind, text }, index) => {
        if (kind === without) return null;
        if (kind === 'kept') return <span key={index}>{text}</span>;
        return kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>;
      })}
    </div>
  );
}

/** A section that both have; its text is at hand. */
function Unchanged({ label, pieces }: { label?: string; pieces: readonly Piece[] }) {
  return (
    <details className={styles.same}>
      <summary>
        {label && <h3>{label}</h3>} <span>{NOTES.same}</span>
      </summary>
      <Marked pieces={pieces} />
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
        {sections.map(({ label, kind, pieces }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            {kind === 'same' ? (
              <td colSpan={2}>
                <Unchanged pieces={pieces} />
              </td>
            ) : (
              <>
                <td>
                  {kind === 'added' ? <Absent /> : <Marked pieces={pieces} without="added" />}
                </td>
                <td>
                  {kind === 'removed' ? <Absent /> : <Marked pieces={pieces} without="removed" />}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Absent() {
  return <p className={styles.absent}>Not in this version</p>;
}

/** Two versions in one text: what was removed stands before what was added. */
export function Unified({ sections }: Props) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ label, kind, pieces }, index) => (
        <li key={index}>
          {kind === 'same' ? (
            <Unchanged label={label} pieces={pieces} />
          ) : (
            <>
              <h3>
                {label} <span>{NOTES[kind]}</span>
              </h3>
              <Marked pieces={pieces} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
