import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMeQuery } from '../../api/client';
import { bringIntoView } from '../../ui/bring-into-view';
import { EmptySheet } from './empty-sheet';
import { FailureCard } from './failure-card';
import { GeneratingSheet } from './generating-sheet';
import { generate, selectGeneration, type GenerationDispatch } from './generation';
import { sameRequest } from './request';
import { RequestForm } from './request-form';
import { Result } from './result';
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
  const { pending, result, failed } = useSelector(selectGeneration);
  const [request, setRequest] = useRequest(owner, language, model, (pending ?? result)?.request);
  const dispatch = useDispatch<GenerationDispatch>();
  const current = result !== null && sameRequest(result.request, request);
  const sheet = useRef<HTMLElement>(null);
  const waited = useRef(pending !== null);

  useEffect(() => {
    const arrived = waited.current && pending === null && result !== null && failed === null;
    waited.current = pending !== null;
    // Someone who went on typing keeps the cursor.
    if (!arrived || !current || !sheet.current) return;
    // A long prompt that is already in sight must not push the top of the page away.
    sheet.current.focus({ preventScroll: true });
    bringIntoView(sheet.current);
  }, [pending, result, failed, current]);

  return (
    <div className={styles.work}>
      <RequestForm
        request={request}
        onChange={setRequest}
        preferredLanguage={language}
        generating={pending !== null}
        primary={!current}
        onSubmit={() => void dispatch(generate(request, owner))}
      />
      <div className={styles.side}>
        {failed && (
          <FailureCard
            failure={failed.failure}
            onRetry={() => {
              const { attempt } = failed;
              void dispatch(generate(attempt.request, owner, attempt.regenerates));
            }}
          />
        )}
        {pending && <GeneratingSheet startedAt={pending.startedAt} />}
        {!pending && result && (
          <Result
            ref={sheet}
            prompt={result.prompt}
            request={result.request}
            primary={current}
            onRegenerate={() => void dispatch(generate(result.request, owner, result.prompt.id))}
          />
        )}
        {!pending && !result && <EmptySheet />}
        {children}
      </div>
    </div>
  );
}
