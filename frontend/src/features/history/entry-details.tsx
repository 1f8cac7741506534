import { useId, useState } from 'react';
import { LANGUAGES } from '../../api/catalogue';
import type { RefineRequest } from '../../api/generated';
import type { KindChoice } from '../../api/kinds';
import type { BlankValues } from '../../prompt/document/blanks';
import { useVersionsQuery } from '../../api/client';
import { DeleteButton } from '../../prompt/actions/delete-button';
import { DownloadButtons } from '../../prompt/actions/download-buttons';
import { exactTime } from '../../ui/exact-time';
import { WrittenBy } from '../../prompt/local-model/on-this-machine';
import { KindLine } from '../../prompt/refine/kind-line';
import { RequestText } from '../../prompt/document/request-text';
import { useDeletePrompt } from '../../prompt/actions/use-delete-prompt';
import { PromptActions } from '../../prompt/actions/prompt-actions';
import { RefinePanel } from '../../prompt/refine/refine-panel';
import { ShareButton } from '../../prompt/share/share-button';
import { ScoredPrompt } from '../../prompt/document/scored-prompt';
import { useBlankValues } from '../../prompt/document/use-blank-values';
import { useRefinePanel } from '../../prompt/refine/use-refine-panel';
import styles from './entry-details.module.css';
import type { HistoryPrompt } from '../../api/history-prompt';
import { VersionCount } from './version-count';

interface ActionsProps {
  entry: HistoryPrompt;
  rewriting: boolean;
  /** Why the last refinement was refused, without a charge. */
  refusal: string | null;
  onRegenerate: () => void;
  onRefine: (refinement: RefineRequest) => void;
}

/** The actions of an opened prompt. */
function Actions({ entry, refusal, onRefine, ...actions }: ActionsProps & { values: BlankValues }) {
  const refine = useRefinePanel(entry.id, onRefine, refusal);
  // The note belongs to one version and must not appear on the next.
  const [note, setNote] = useState({ to: entry.id, text: '' });
  return (
    <>
      <PromptActions
        {...actions}
        prompt={entry}
        request={entry.original_input}
        refineButton={refine.button}
      />
      {refine.open && (
        <div className={styles.panel}>
          <RefinePanel
            {...refine.panel}
            note={note.to === entry.id ? note.text : ''}
            onNote={(text) => setNote({ to: entry.id, text })}
          />
        </div>
      )}
    </>
  );
}

/** The request as it was typed; a long one scrolls inside its box, also by keyboard. */
function Typed({
  entry: { original_input: request, optimized_prompt: prompt },
}: {
  entry: HistoryPrompt;
}) {
  const heading = useId();
  const long = request.length > 600 || request.split('\n').length > 10;
  return (
    <>
      <h3 id={heading}>Your request</h3>
      <div
        className={long ? styles.long : styles.request}
        dir="auto"
        {...(long && { role: 'region', tabIndex: 0, 'aria-labelledby': heading })}
      >
        <RequestText request={request} prompt={prompt} />
      </div>
    </>
  );
}

/** An opened prompt of the history: the request, the prompt, its quality, its actions. */
export function EntryDetails({
  entry,
  onKind,
  onDeleted,
  ...actions
}: ActionsProps & {
  onKind: (kind: KindChoice) => void;
  onDeleted: (ids: readonly string[]) => void;
}) {
  const { data } = useVersionsQuery({ id: entry.id });
  const deletePrompt = useDeletePrompt(onDeleted);
  const [values, onValue] = useBlankValues(entry.id);
  return (
    <div className={styles.details}>
      <div className={styles.top}>
        <div className={styles.typed}>
          <Typed entry={entry} />
          <div className={styles.made}>
            {exactTime(entry.created_at)}. Answers in{' '}
            {entry.language === 'same' ? 'the language of the request' : LANGUAGES[entry.language]}.{' '}
            <WrittenBy id={entry.id} end=". " />
            <KindLine prompt={entry} onChange={onKind} />
          </div>
          <VersionCount entry={entry} />
        </div>
        <Actions entry={entry} values={values} {...actions} />
      </div>
      <ScoredPrompt
        key={entry.id}
        prompt={entry}
        request={entry.original_input}
        blanks={{ values, onValue }}
      />
      <DownloadButtons prompt={entry} request={entry.original_input} values={values}>
        <ShareButton promptId={entry.id} />
        <DeleteButton
          version={entry.version}
          count={data?.versions.length ?? entry.version}
          onDelete={(versions, message) => void deletePrompt(entry.id, versions, message)}
        />
      </DownloadButtons>
    </div>
  );
}
