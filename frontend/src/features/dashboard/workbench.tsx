import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMeQuery } from '../../api/client';
import { bringIntoView } from '../../ui/bring-into-view';
import type { Task } from './attempt';
import { EmptySheet } from './empty-sheet';
import { FailureCard } from './failure-card';
import { GeneratingSheet } from './generating-sheet';
import {
  generate,
  noteTyped,
  selectGeneration,
  versionShown,
  type GenerationDispatch,
} from './generation';
import { sameRequest } from './request';
import { RequestSide } from './request-side';
import { Result } from './result';
import { useLasting } from './use-lasting';
import { useRequest } from './use-request';
import styles from './workbench.module.css';

/** The request on one side, what becomes of it on the other; `children` follow below it. */
export function Workbench({ children }: { children: ReactNode }) {
  const { data: me } = useMeQuery();
  return (
    <Desk
      key={me?.email ?? ''}
      owner={me?.email ?? ''}
      language={me?.preferred_language}
      model={me?.preferred_model}
    >
      {children}
    </Desk>
  );
}

function Desk({
  owner,
  language,
  model,
  children,
}: {
  owner: string;
  language: Parameters<typeof useRequest>[1];
  model: Parameters<typeof useRequest>[2];
  children: ReactNode;
}) {
  const { pending, progress, result, failed, note } = useSelector(selectGeneration);
  const [request, setRequest] = useRequest(owner, language, model, (pending ?? result)?.request);
  const dispatch = useDispatch<GenerationDispatch>();
  const current = result !== null && sameRequest(result.request, request);
  // What takes only a moment changes the page once: from what was there to the result.
  const writing = useLasting(pending?.startedAt);
  const sheet = useArrival(current, writing);
  const start = (task: Task): void => void dispatch(generate(task, owner));

  return (
    <div className={styles.work}>
      <RequestSide
        request={request}
        onChange={setRequest}
        preferredLanguage={language}
        generating={pending !== null}
        primary={!current}
        onSubmit={() => start({ request })}
      />
      <div className={styles.side}>
        {failed && <FailureCard failure={failed.failure} onRetry={() => start(failed.attempt)} />}
        {writing && pending && <GeneratingSheet attempt={pending} progress={progress} />}
        {!writing && result && (
          <Result
            ref={sheet}
            versions={result.versions}
            shown={result.shown}
            request={result.request}
            primary={current}
            note={note}
            onNote={(text) => dispatch(noteTyped(text))}
            onShow={(index) => dispatch(versionShown(index))}
            onRegenerate={({ id }) => start({ request: result.request, regenerates: id })}
            onRefine={({ id, version }, wanted) =>
              start({ request: result.request, refines: { id, version, wanted } })
            }
          />
        )}
        {!writing && !result && <EmptySheet />}
        {children}
      </div>
    </div>
  );
}

/** Leads to the result when it arrives. `writing`: whether the person sees how it is written. */
function useArrival(current: boolean, writing: boolean): RefObject<HTMLElement | null> {
  const { pending, failed } = useSelector(selectGeneration);
  const sheet = useRef<HTMLElement>(null);
  const waited = useRef(false);
  const watched = useRef(false);

  useEffect(() => {
    if (pending !== null) {
      waited.current = true;
      watched.current = writing;
      return;
    }
    const ended = waited.current;
    waited.current = false;
    if (!ended || !sheet.current) return;
    // Someone who went on typing keeps the cursor.
    const led = failed === null && current;
    const lost = document.activeElement === document.body;
    // A long prompt that is already in sight must not push the top of the page away.
    if (led || lost) sheet.current.focus({ preventScroll: true });
    if (led && !watched.current) bringIntoView(sheet.current);
  }, [pending, failed, current, writing]);
  return sheet;
}
