import { Skeleton } from '@mantine/core';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AttemptState } from '../../api/attempts/attempt';
import { CRITERION_KEYS } from '../../api/catalogue';
import { useSubscriptionQuery } from '../../api/client';
import type { PromptSection } from '../../api/generation-stream';
import { bringIntoView } from '../../ui/bring-into-view';
import { DocumentSection } from '../../prompt/document/document-section';
import { DocumentFrame } from '../../prompt/document/document-frame';
import { PromptDocument } from '../../prompt/document/prompt-document';
import { Sheet } from '../../ui/sheet';
import styles from './generating-sheet.module.css';
import type { Progress } from './generation-slice';
import { TEMPLATE_BLANK } from './template-blanks';

/** Seconds after which a note about the wait appears. */
const LONG_WAIT = 20;

/** Whole seconds since a moment, updated every second. */
function useElapsed(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1_000));
}

/** How many sections a short prompt has. */
const FEW_SECTIONS = 4;

/** How many placeholder sections to draw; the real number is not known yet. */
const sectionsToCome = (sections: readonly PromptSection[]): number =>
  Math.max(1, FEW_SECTIONS - sections.length);

/** The blanks in the text so far; braces from the person's request do not count. */
function blanksIn(sections: readonly PromptSection[], request: string): string[] {
  return sections
    .flatMap(({ text }) => [...text.matchAll(TEMPLATE_BLANK)])
    .flatMap(([blank, name]) => (name && !request.includes(blank) ? [name] : []));
}

function Stage({
  progress: { position, sections },
  seconds,
  offline,
}: {
  progress: Progress;
  seconds: number;
  offline: boolean;
}) {
  const waiting = position > 1 && sections.length === 0;
  const waitingText = waiting ? `Waiting, number ${position} in line` : 'Generating...';
  const last = sections.at(-1);
  return (
    <div className={styles.stage}>
      <i className={styles.stroke} aria-hidden="true" />
      <p role="status" aria-atomic="false">
        <b>{offline ? 'No connection' : waitingText}</b>
        {last && <span>{` Latest section: ${last.label}`}</span>}
        {seconds >= LONG_WAIT && !waiting && !last && (
          <span> This is taking longer than usual. Still working on it.</span>
        )}
      </p>
      <span className={styles.time} aria-hidden="true">
        {seconds} s
      </span>
    </div>
  );
}

function Lines({ seed }: { seed: number }) {
  return (
    <>
      <Skeleton className={styles.line} height={10} width={`${96 - ((seed * 7) % 18)}%`} />
      <Skeleton className={styles.line} height={10} width={`${48 + ((seed * 17) % 34)}%`} />
    </>
  );
}

/** A skeleton of the quality column. */
function RailSkeleton() {
  return (
    <div className={styles.rail} aria-hidden="true">
      <Skeleton height={14} width={64} />
      <Skeleton height={30} width={96} mt={10} />
      {CRITERION_KEYS.map((criterion) => (
        <Skeleton key={criterion} height={10} mt={22} />
      ))}
    </div>
  );
}

/**
 * Shown while the prompt is written: its sections so far, placeholders for the rest, the time, and
 * a link to leave. Same layout as the result that replaces it.
 */
export function GeneratingSheet({
  request,
  since,
  state,
  progress,
}: {
  request: string;
  /** Since when the person waits, in milliseconds since 1970. */
  since: number;
  state: AttemptState | undefined;
  progress: Progress;
}) {
  const seconds = useElapsed(since);
  const sheet = useRef<HTMLElement>(null);
  const heading = useId();
  const { data: subscription } = useSubscriptionQuery();
  const { sections } = progress;
  const written = useMemo(
    () => ({ sections, placeholders: blanksIn(sections, request) }),
    [sections, request],
  );

  useEffect(() => {
    if (!sheet.current) return;
    // The pressed button may have been removed, and the focus with it.
    if (document.activeElement === document.body) sheet.current.focus({ preventScroll: true });
    // On small screens the sheet is below the form, out of sight.
    bringIntoView(sheet.current);
  }, []);

  return (
    <Sheet ref={sheet} className={styles.sheet} float tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading} className="sr-only">
        Prompt being written
      </h2>
      <Stage progress={progress} seconds={seconds} offline={state?.waiting ?? false} />
      <DocumentFrame rail={subscription?.features.quality_scoring && <RailSkeleton />}>
        <div className={styles.written}>
          <PromptDocument prompt={written} request={request} />
        </div>
        <div aria-hidden="true">
          {Array.from({ length: sectionsToCome(sections) }, (_, place) => (
            <DocumentSection key={place} label="" state="next">
              <Lines seed={sections.length + place} />
            </DocumentSection>
          ))}
        </div>
      </DocumentFrame>
      <div className={styles.leave}>
        <span>
          {state?.sent === 'yes'
            ? 'You can leave this page. The prompt will be waiting in your history.'
            : 'Sending your request...'}
        </span>
        <Link to="/history">Go to History</Link>
      </div>
    </Sheet>
  );
}
