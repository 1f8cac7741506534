import { useEffect, useId, useRef } from 'react';
import { TARGET_MODELS, USE_CASES, currentUseCase, scorePercent } from '../../api/catalogue';
import type { Prompt, QualityScore } from '../../api/generated';
import { copyFilledPrompt } from '../../prompt/actions/copy-filled-prompt';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { pressOnce } from '../../ui/press-once';
import { storedBlankValues } from '../../prompt/document/stored-blank-values';
import { CriteriaMarks } from '../../prompt/quality/criteria-marks';
import { WaitingNote } from '../../prompt/attempts/waiting-note';
import { RelativeTime } from '../../ui/relative-time';
import type { HistoryPrompt } from '../../api/history-prompt';
import { EntryDetails } from './entry-details';
import styles from './history-entry.module.css';
import { useStoredOpenState } from './stored-list-state';
import { usePromptRewrite } from './use-prompt-rewrite';
import { versionName } from '../../prompt/compare/version-name';

function Score({ score }: { score: QualityScore | number }) {
  return (
    <span className={styles.score}>
      {typeof score === 'object' && <CriteriaMarks score={score} />}
      <span>
        <span className="sr-only">Quality </span>
        {scorePercent(score)}%
      </span>
    </span>
  );
}

/** Characters of a request that are shown in its row. */
const NAME_MAX = 200;

/** The first line of the request, shortened. */
function nameOf({ original_input: request }: HistoryPrompt): string {
  const line = request.trim().split('\n', 1)[0] ?? '';
  const characters = Array.from(line.slice(0, 2 * NAME_MAX));
  return characters.length > NAME_MAX ? `${characters.slice(0, NAME_MAX).join('')}…` : line;
}

function Facts({
  entry,
  rewriting,
  offline,
}: {
  entry: HistoryPrompt;
  rewriting: boolean;
  offline: boolean;
}) {
  return (
    <span className={styles.facts}>
      {rewriting && <b>{offline ? 'No connection' : 'Generating...'}</b>}
      <span>{USE_CASES[currentUseCase(entry.use_case)]}</span>
      <span>{TARGET_MODELS[entry.target_model]}</span>
      {entry.version > 1 && <span>{versionName(entry)}</span>}
      {entry.api_key && (
        <span>
          by the key <bdi>{entry.api_key}</bdi>
        </span>
      )}
      <RelativeTime iso={entry.created_at} />
    </span>
  );
}

/** The actions of a closed row. */
function QuickActions({
  entry,
  open,
  rewriting,
  described,
  onRegenerate,
  onFavourite,
}: {
  entry: HistoryPrompt;
  open: boolean;
  rewriting: boolean;
  described: string;
  onRegenerate: () => void;
  onFavourite: () => void;
}) {
  return (
    <div className={styles.quick}>
      {!open && (
        <>
          <IconButton
            className={styles.wide}
            label="Copy"
            aria-describedby={described}
            onClick={() =>
              void copyFilledPrompt(entry, entry.original_input, storedBlankValues.load(entry.id))
            }
          >
            <Icon name="copy" />
          </IconButton>
          <IconButton
            className={styles.wide}
            label="Regenerate"
            aria-describedby={described}
            aria-disabled={rewriting}
            {...pressOnce(onRegenerate)}
          >
            <Icon name="again" />
          </IconButton>
        </>
      )}
      <IconButton
        className={styles.star}
        label="Favourite"
        aria-describedby={described}
        aria-pressed={entry.favourite}
        onClick={onFavourite}
      >
        <Icon name="star" />
      </IconButton>
    </div>
  );
}

/** One row of the history: a button that opens it, and its actions. */
export function HistoryEntry({
  entry,
  isNew,
  onFavourite,
  onRegenerated,
  onRefined,
  onDeleted,
}: {
  entry: HistoryPrompt;
  /**
   * Whether it was written just now: it is then open, and takes the focus from the row it was made
   * from.
   */
  isNew: boolean;
  onFavourite: (entry: HistoryPrompt) => void;
  onRegenerated: (old: HistoryPrompt, prompt: Prompt) => void;
  onRefined: (old: HistoryPrompt, prompt: Prompt) => void;
  onDeleted: (ids: readonly string[]) => void;
}) {
  const details = useId();
  const request = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { open, setOpen, openAs } = useStoredOpenState(entry.id, isNew);
  const { rewriting, refusal, state, cancel, regenerate, refine } = usePromptRewrite(entry, {
    onRegenerated: (prompt) => {
      openAs(prompt.id);
      onRegenerated(entry, prompt);
    },
    onRefined: (prompt) => {
      setOpen(false);
      onRefined(entry, prompt);
    },
  });

  useEffect(() => {
    // Not if the person has moved the focus elsewhere.
    if (isNew && document.activeElement === document.body) toggle.current?.focus();
  }, [isNew]);

  return (
    <article className={styles.entry} data-open={open} aria-busy={rewriting}>
      <div className={styles.row}>
        <h2 className={styles.head}>
          <button
            ref={toggle}
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
              {nameOf(entry)}
            </span>
            <Facts entry={entry} rewriting={rewriting} offline={state?.waiting ?? false} />
            {entry.quality_score !== null && <Score score={entry.quality_score} />}
          </button>
        </h2>
        <QuickActions
          entry={entry}
          open={open}
          rewriting={rewriting}
          described={request}
          onRegenerate={() => void regenerate()}
          onFavourite={() => onFavourite(entry)}
        />
      </div>
      {rewriting && state?.waiting && (
        <div className={styles.waiting}>
          <WaitingNote
            state={state}
            onCancel={() => {
              cancel();
              toggle.current?.focus();
            }}
          />
        </div>
      )}
      <div id={details} hidden={!open}>
        {open && (
          <EntryDetails
            entry={entry}
            rewriting={rewriting}
            refusal={refusal}
            onRegenerate={() => void regenerate()}
            onKind={(kind) => void regenerate(kind)}
            onRefine={(refinement) => void refine(refinement)}
            onDeleted={onDeleted}
          />
        )}
      </div>
    </article>
  );
}
