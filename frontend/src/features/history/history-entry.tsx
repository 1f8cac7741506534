import { useId, useState } from 'react';
import {
  TARGET_MODELS,
  USE_CASES,
  WISHES,
  currentUseCase,
  scorePercent,
} from '../../api/catalogue';
import type { HistoryItem, QualityScore } from '../../api/generated';
import { copyPrompt } from '../../ui/copy-text';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Tally } from '../../ui/tally';
import { When } from '../../ui/when';
import type { Entry } from './entry';
import { EntryDetails } from './entry-details';
import styles from './history-entry.module.css';
import { useRewriting } from './use-rewriting';

function Score({ score }: { score: QualityScore | number }) {
  return (
    <span className={styles.score}>
      {typeof score === 'object' && <Tally score={score} />}
      <span>
        <span className="sr-only">Quality </span>
        {scorePercent(score)}%
      </span>
    </span>
  );
}

/** "Version 2, shorter": which version it is, and by what wish. */
function versionOf({ version, wish, note }: Entry): string {
  const asked = wish ? WISHES[wish].label.toLowerCase() : note && `“${note.trim()}”`;
  return asked ? `Version ${version}, ${asked}` : `Version ${version}`;
}

/** One prompt of the history: a line that opens, and what can be done with it. */
export function HistoryEntry({ item }: { item: HistoryItem }) {
  const details = useId();
  const request = useId();
  const [open, setOpen] = useState(false);
  const { entry, rewriting, regenerate, refine } = useRewriting(item, () => setOpen(true));
  const firstLine = entry.original_input.trim().split('\n', 1)[0] ?? '';

  return (
    <article className={styles.entry} data-open={open} aria-busy={rewriting}>
      <div className={styles.row}>
        <h2 className={styles.head}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={details}
            onClick={() => setOpen(!open)}
          >
            <span className={styles.chevron}>
              <Icon name="down" />
            </span>
            <span id={request} className={styles.request} dir="auto">
              {firstLine}
            </span>
            <span className={styles.facts}>
              {rewriting && <b>Generating...</b>}
              <span>{TARGET_MODELS[entry.target_model]}</span>
              <span>{USE_CASES[currentUseCase(entry.use_case)]}</span>
              {entry.version > 1 && <span>{versionOf(entry)}</span>}
              <When iso={entry.created_at} />
            </span>
            {entry.quality_score !== null && <Score score={entry.quality_score} />}
          </button>
        </h2>
        {!open && (
          <div className={styles.quick}>
            <IconButton
              label="Copy"
              aria-describedby={request}
              onClick={() => void copyPrompt(entry.optimized_prompt)}
            >
              <Icon name="copy" />
            </IconButton>
            <IconButton
              label="Regenerate"
              aria-describedby={request}
              aria-disabled={rewriting}
              onClick={() => void regenerate()}
            >
              <Icon name="again" />
            </IconButton>
          </div>
        )}
      </div>
      <div id={details} hidden={!open}>
        {open && (
          <EntryDetails
            entry={entry}
            rewriting={rewriting}
            onRegenerate={() => void regenerate()}
            onRefine={(wanted) => void refine(wanted)}
          />
        )}
      </div>
    </article>
  );
}
