import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAttempt } from '../../api/attempts/attempts-slice';
import { useMeQuery } from '../../api/client';
import { TriedPromptSheet } from '../../prompt/tried/tried-prompt-sheet';
import { bringIntoView } from '../../ui/bring-into-view';
import button from '../../ui/plain-button.module.css';
import type { Prompt } from '../../api/generated';
import type { KindChoice } from '../../api/kinds';
import type { GenerationTask } from './generation-attempt';
import { cancel, generate, selectGeneration, type GenerationDispatch } from './generation-slice';
import { sameRequest, withKind } from './request';
import { RequestSide, type TemplateDialog } from './request-side';
import { ResultSide } from './result-side';
import { useIsSlow } from './use-is-slow';
import { useRequest } from './use-request';
import { useTriedPrompt } from './use-tried-prompt';
import styles from './workbench.module.css';

/** The request form beside the result; `children` come below the result. */
export function Workbench({ children }: { children: ReactNode }) {
  const { data: me } = useMeQuery();
  return (
    <AccountWorkbench
      key={me?.email ?? ''}
      owner={me?.email ?? ''}
      language={me?.preferred_language}
      model={me?.preferred_model}
    >
      {children}
    </AccountWorkbench>
  );
}

function AccountWorkbench({
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
  const { pending, since, result, failed } = useSelector(selectGeneration);
  const state = useAttemptState();
  const sent = pending?.task.request ?? failed?.attempt.task.request ?? result?.request;
  const [tried, dismissTried] = useTriedPrompt(owner, result?.request);
  const [request, setRequest] = useRequest(owner, language, model, sent, tried);
  const [dialog, setDialog] = useState<TemplateDialog | null>(null);
  const dispatch = useDispatch<GenerationDispatch>();
  const current = result !== null && sameRequest(result.request, request);
  // A fast generation changes the page only once, from the old state to the result.
  const slow = useIsSlow(pending ? since : undefined);
  const writing = slow && !(state?.waiting && state.sent !== 'yes');
  const sheet = useFocusOnResult(current, writing);
  const start = (task: GenerationTask): void => void dispatch(generate(task, owner));
  const changeKind = ({ id }: Prompt, kind: KindChoice): void => {
    if (!result) return;
    const changed = withKind(result.request, kind);
    if (current) setRequest(changed);
    start({ request: changed, regenerates: id });
  };

  return (
    <div className={styles.work}>
      <RequestSide
        request={request}
        onChange={setRequest}
        preferredLanguage={language}
        generating={pending !== null}
        state={state}
        // Without credits, buying some is the next step.
        primary={!current && failed?.failure.reason !== 'no_credits'}
        onSubmit={() => start({ request })}
        onCancel={() => {
          dispatch(cancel());
          document.querySelector<HTMLElement>('form [type="submit"]')?.focus();
        }}
        dialog={dialog}
        onDialog={setDialog}
      />
      <ResultSide
        sheet={sheet}
        owner={owner}
        current={current}
        writing={writing}
        state={state}
        onStart={start}
        onKind={changeKind}
        onTemplates={() => setDialog('gallery')}
        empty={
          tried && (
            <TriedPromptSheet tried={tried}>
              <span>Written before you signed up. Generate it to keep it in your history.</span>
              <button type="button" className={button.subtle} onClick={dismissTried}>
                Dismiss
              </button>
            </TriedPromptSheet>
          )
        }
      >
        {children}
      </ResultSide>
    </div>
  );
}

/** What the running attempt is doing. */
function useAttemptState() {
  const { pending } = useSelector(selectGeneration);
  return useSelector((state: Parameters<typeof selectAttempt>[0]) =>
    selectAttempt(state, pending?.idempotencyKey),
  );
}

/**
 * Moves the focus to a result that has just arrived. `writing`: whether its progress was on screen.
 */
function useFocusOnResult(current: boolean, writing: boolean): RefObject<HTMLElement | null> {
  const { pending, failed } = useSelector(selectGeneration);
  const sheet = useRef<HTMLElement>(null);
  const wasPending = useRef(false);
  const wasWriting = useRef(false);

  useEffect(() => {
    if (pending !== null) {
      wasPending.current = true;
      wasWriting.current = writing;
      return;
    }
    const ended = wasPending.current;
    wasPending.current = false;
    if (!ended || !sheet.current) return;
    // A person who continued typing keeps the cursor.
    const showsResult = failed === null && current;
    const focusLost = document.activeElement === document.body;
    // If progress was on screen, the prompt is in view already: scrolling would move the page.
    if (showsResult || focusLost) sheet.current.focus({ preventScroll: true });
    if (showsResult && !wasWriting.current) bringIntoView(sheet.current);
  }, [pending, failed, current, writing]);
  return sheet;
}
