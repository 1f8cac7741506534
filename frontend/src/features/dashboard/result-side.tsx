import type { ReactNode, Ref } from 'react';
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
  current,
  writing,
  state,
  onStart,
  onKind,
  onTemplates,
  children,
}: {
  sheet: Ref<HTMLElement>;
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
  children: ReactNode;
}) {
  const { pending, since, progress, result, failed, note } = useSelector(selectGeneration);
  const dispatch = useDispatch<GenerationDispatch>();
  const refused = refusedRefinement(failed);
  return (
    <div className={styles.side}>
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
          onShow={(index) => dispatch(versionShown(index))}
          onRegenerate={({ id }) => onStart({ request: result.request, regenerates: id })}
          onRefine={({ id, version }, refinement) =>
            onStart({ request: result.request, refines: { id, version, refinement } })
          }
        />
      )}
      {!writing && !result && <EmptySheet onTemplates={onTemplates} />}
      {children}
    </div>
  );
}
