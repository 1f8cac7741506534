import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { NewApiKey } from '../../../api/generated';
import { copyAndConfirm } from '../../../ui/copy-and-confirm';
import { Sheet } from '../../../ui/sheet';
import styles from './api-keys.module.css';

/** A key that was just made: the only time that it is shown. It stays until the person has put it away. */
export function NewKey({
  made: { key, api_key },
  onDone,
}: {
  made: NewApiKey;
  onDone: () => void;
}) {
  const title = useId();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => card.current?.focus(), []);

  function finish(): void {
    // The button is removed with the card.
    card.current?.closest('section')?.focus();
    onDone();
  }

  return (
    <div ref={card} className={styles.made} role="group" aria-labelledby={title} tabIndex={-1}>
      <Sheet className={styles.key}>
        <h3 id={title}>
          Your new key: <bdi>{api_key.name}</bdi>
        </h3>
        <p className={styles.warning}>Copy it now. We won't show it again.</p>
        <code className={styles.secret}>{key}</code>
        <div className={styles.actions}>
          <Button onClick={() => void copyAndConfirm(key, 'API key')}>Copy key</Button>
          <Button variant="default" onClick={finish}>
            I have saved it
          </Button>
        </div>
      </Sheet>
    </div>
  );
}
