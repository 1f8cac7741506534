import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { AttemptState, Sent } from '../../api/attempts/attempt';
import styles from './waiting-note.module.css';

const WORDS: Readonly<Record<Sent, readonly [what: string, next: string]>> = {
  no: [
    'Nothing was sent, and no credit was used.',
    "We'll send your request if you're back online within 10 minutes and this page is still open.",
  ],
  maybe: [
    "We don't know yet whether your request arrived.",
    "We'll ask again when you are back online. You won't be charged twice.",
  ],
  yes: ['Your request was sent.', 'The result will be in your history.'],
};

/** Says that there is no connection, and what was sent. */
export function WaitingNote({
  state: { sent },
  onCancel,
}: {
  state: AttemptState;
  onCancel: () => void;
}) {
  const [what, next] = WORDS[sent];
  const note = useRef<HTMLDivElement>(null);
  // After Ctrl+Enter in a long form it would be out of sight.
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for a clean-up.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note} className={styles.note}>
      <p role="status">
        <b>There is no connection.</b> {what} {next}
      </p>
      {sent !== 'yes' && (
        <Button variant="default" fullWidth onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
