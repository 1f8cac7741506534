import { useId } from 'react';
import type { Analysis } from '../../api/generated';
import { kindLabel, type KindChoice } from '../../api/kinds';
import styles from './kind-chips.module.css';
import { offeredKinds, recognisedText } from './offered-kinds';

/**
 * The recognised kinds of the request, to choose from; a second press removes the choice. The row
 * always keeps its height, so that nothing moves when a kind is recognised.
 */
export function KindChips({
  analysis,
  chosen,
  onChoose,
}: {
  analysis: Analysis | null;
  chosen: KindChoice | null;
  onChoose: (kind: KindChoice | null) => void;
}) {
  const label = useId();
  const { kinds, likely } = offeredKinds(analysis, chosen);
  const words = likely ? 'Looks like' : 'Could be';
  return (
    <div className={styles.line}>
      {kinds.length > 0 && (
        <>
          <span id={label} className={styles.label}>
            {analysis ? words : 'Kind'}
          </span>
          <div className={styles.chips} role="group" aria-labelledby={label}>
            {kinds.map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={kind === chosen}
                data-likely={kind === likely}
                onClick={() => onChoose(kind === chosen ? null : kind)}
              >
                <span>{kindLabel(kind)}</span>
              </button>
            ))}
          </div>
        </>
      )}
      <p className="sr-only" aria-live="polite">
        {recognisedText(analysis)}
      </p>
    </div>
  );
}
