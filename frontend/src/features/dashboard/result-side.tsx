import type { ReactNode, Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Task } from './attempt';
import { EmptySheet } from './empty-sheet';
import { FailureCard } from './failure-card';
import { GeneratingSheet } from './generating-sheet';
import { noteTyped, selectGeneration, versionShown, type GenerationDispatch } from './generation';
import { Result } from './result';
import styles from './workbench.module.css';

/** What became of the request, or why nothing did, or what will stand here; `children` follow below. */
export function ResultSide({
  sheet,
  current,
  writing,
  onStart,
  onTemplates,
  children,
}: {
  sheet: Ref<HTMLElement>;
  /** Whether the result answers the request as it stands in the form. */
  current: boolean;
  /** Whether a prompt is shown as it is written. */
  writing: boolean;
  onStart: (task: Task) => void;
  onTemplates: () => void;
  children: ReactNode;
}) {
  const { pending, progress, result, failed, note } = useSelector(selectGeneration);
  const dispatch = useDispatch<GenerationDispatch>();
  return (
    <div className={styles.side}>
      {failed && <FailureCard failure={failed.failure} onRetry={() => onStart(failed.attempt)} />}
      {writing && pending && <GeneratingSheet attempt={pending} progress={progress} />}
      {!writing && result && (
        <Result
          ref={sheet}
          {...result}
          primary={current}
          note={note}
          onNote={(text) => dispatch(noteTyped(text))}
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
