import type { ReactNode, Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Prompt } from '../../api/generated';
import type { KindChoice } from '../../api/kinds';
import type { FailedAttempt, Task } from './attempt';
import { EmptySheet } from './empty-sheet';
import { FailureCard } from './failure-card';
import { GeneratingSheet } from './generating-sheet';
import { noteTyped, selectGeneration, versionShown, type GenerationDispatch } from './generation';
import { Result } from './result';
import styles from './workbench.module.css';

/** The refinement that failed because it would have changed nothing: said beside its wish. */
function refusedIn(failed: FailedAttempt | null): { id: string; why: string } | null {
  const id = failed?.attempt.refines?.id;
  if (!id || failed.failure.reason !== 'unchanged') return null;
  return { id, why: failed.failure.message };
}

/** What became of the request, or why nothing did, or what will stand here; `children` follow below. */
export function ResultSide({
  sheet,
  current,
  writing,
  onStart,
  onKind,
  onTemplates,
  children,
}: {
  sheet: Ref<HTMLElement>;
  /** Whether the result answers the request as it stands in the form. */
  current: boolean;
  /** Whether a prompt is shown as it is written. */
  writing: boolean;
  onStart: (task: Task) => void;
  /** Asks for the result once more, as another kind. */
  onKind: (prompt: Prompt, kind: KindChoice) => void;
  onTemplates: () => void;
  children: ReactNode;
}) {
  const { pending, progress, result, failed, note } = useSelector(selectGeneration);
  const dispatch = useDispatch<GenerationDispatch>();
  const refused = refusedIn(failed);
  return (
    <div className={styles.side}>
      {failed && !refused && (
        <FailureCard failure={failed.failure} onRetry={() => onStart(failed.attempt)} />
      )}
      {writing && pending && <GeneratingSheet attempt={pending} progress={progress} />}
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
          onRefine={({ id, version }, wanted) =>
            onStart({ request: result.request, refines: { id, version, wanted } })
          }
        />
      )}
      {!writing && !result && <EmptySheet onTemplates={onTemplates} />}
      {children}
    </div>
  );
}
