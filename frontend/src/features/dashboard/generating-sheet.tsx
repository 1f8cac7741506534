import { Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CRITERIA } from '../../api/catalogue';
import { bringIntoView } from '../../ui/bring-into-view';
import { DocSection } from '../../ui/doc-section';
import { Sheet } from '../../ui/sheet';
import styles from './generating-sheet.module.css';

/** Seconds after which waiting needs a word. */
const LONG = 20;

/** Whole seconds since a moment, counting on. */
function useElapsed(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1_000));
}

/** While the prompt is being written: the shape of what comes, the time, and a way to leave. */
export function GeneratingSheet({ startedAt }: { startedAt: number }) {
  const seconds = useElapsed(startedAt);
  const sheet = useRef<HTMLElement>(null);

  useEffect(() => {
    // On small screens it begins below the form, out of sight.
    if (sheet.current) bringIntoView(sheet.current);
  }, []);

  return (
    <Sheet
      ref={sheet}
      className={styles.sheet}
      float
      aria-busy="true"
      aria-label="Prompt being written"
    >
      <div className={styles.stage}>
        <i className={styles.stroke} aria-hidden="true" />
        <p role="status">
          <b>Generating...</b>
          {seconds >= LONG && ' This takes longer than usual. It is still at work.'}
        </p>
        <span className={styles.time} aria-hidden="true">
          {seconds} s
        </span>
      </div>
      <div className={styles.paper} aria-hidden="true">
        {Object.values(CRITERIA).map((label, index) => (
          <DocSection key={label} label={label} state="next">
            <Skeleton className={styles.line} height={10} width={`${96 - ((index * 7) % 18)}%`} />
            <Skeleton className={styles.line} height={10} width={`${48 + ((index * 17) % 34)}%`} />
          </DocSection>
        ))}
      </div>
      <div className={styles.leave}>
        <span>You can leave this page. The prompt will be waiting in your history.</span>
        <Link to="/history">Go to History</Link>
      </div>
    </Sheet>
  );
}
