import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AttemptState } from '../../api/attempts/attempt';
import type { Prompt } from '../../api/generated';
import type { KindChoice } from '../../api/kinds';
import type { FailedAttempt, GenerationTask } from './generation-attempt';
import { EmptySheet } from './empty-sheet';
import { FailureCard } from './failure-card';
import { GeneratingSheet } from './generating-sheet';
import {
  noteTyped,
  selectGeneration,
  versionShown,
  type GenerationDispatch,
} from './generation-slice';
import { Result } from './result';
import { useDeleteResult } from './use-delete-result';
import styles from './workbench.module.css';

/** The refinement that was refused because it would change nothing; shown in the refine panel. */
function refusedRefinement(failed: FailedAttempt | null): { id: string; message: string } | null {
  const id = failed?.attempt.task.refines?.id;
  if (!id || failed.failure.reason !== 'unchanged') return null;
  return { id, message: failed.failure.message };
}

/** Shows the result, the failure, the progress or an empty sheet; `children` come below. */
export function ResultSide({
  sheet,
  owner,
  current,
  writing,
  state,
  onStart,
  onKind,
  onTemplates,
  empty,
  children,
}: {
  sheet: Ref<HTMLElement>;
  owner: string;
  /** Whether the result belongs to the request now in the form. */
  current: boolean;
  /** Whether a prompt is shown as it is written. */
  writing: boolean;
  /** Of the running attempt. */
  state: AttemptState | undefined;
  onStart: (task: GenerationTask) => void;
  /** Generates the result again as another kind. */
  onKind: (prompt: Prompt, kind: KindChoice) => void;
  onTemplates: () => void;
  /** Shown before the first result, in place of the empty sheet. */
  empty: ReactNode;
  children: ReactNode;
}) {
  const { pending, since, progress, result, failed, note } = useSelector(selectGeneration);
  const dispatch = useDispatch<GenerationDispatch>();
  const deleteResult = useDeleteResult(owner);
  const { side, onDelete } = useFocusAfterDeletion(result);
  const refused = refusedRefinement(failed);
  return (
    <div ref={side} className={styles.side}>
      {failed && !refused && (
        <FailureCard failure={failed.failure} onRetry={() => onStart(failed.attempt.task)} />
      )}
      {writing && pending && (
        <GeneratingSheet
          request={pending.task.request.user_input}
          since={since}
          state={state}
          progress={progress}
        />
      )}
      {!writing && result && (
        <Result
          ref={sheet}
          {...result}
          primary={current}
          note={note}
          onNote={(text) => dispatch(noteTyped(text))}
          refused={refused}
          onKind={onKind}
          onDelete={({ id }, versions, message) => {
            onDelete();
            void deleteResult(id, versions, message);
          }}
          onShow={(index) => dispatch(versionShown(index))}
          onRegenerate={({ id }) => onStart({ request: result.request, regenerates: id })}
          onRefine={({ id, version }, refinement) =>
            onStart({ request: result.request, refines: { id, version, refinement } })
          }
        />
      )}
      {!writing && !result && (empty ?? <EmptySheet onTemplates={onTemplates} />)}
      {children}
    </div>
  );
}

/** After a deletion, moves the focus to what is left: the focused button went with its prompt. */
function useFocusAfterDeletion(result: unknown) {
  const side = useRef<HTMLDivElement>(null);
  const deleting = useRef(false);
  const before = useRef(result);
  useEffect(() => {
    if (before.current === result) return;
    before.current = result;
    if (!deleting.current || document.activeElement !== document.body) return;
    deleting.current = false;
    side.current?.querySelector<HTMLElement>('[tabindex="-1"], button')?.focus();
  }, [result]);
  return { side, onDelete: () => void (deleting.current = true) };
}
