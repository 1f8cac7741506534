import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../ui/icon';
import { pressOnce } from '../../ui/press-once';
import styles from './delete-button.module.css';

/** A button that deletes a prompt; where it has several versions, it first asks which. */
export function DeleteButton({
  version,
  count,
  onDelete,
}: {
  version: number;
  /** How many versions the prompt has. */
  count: number;
  onDelete: (versions: 'this' | 'all', message: string) => void;
}) {
  const [choosing, setChoosing] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(false);
  useEffect(() => {
    // The focused button was just replaced.
    if (choosing !== wasChoosing.current) (choosing ? first : opener).current?.focus();
    wasChoosing.current = choosing;
  }, [choosing]);

  function choose(versions: 'this' | 'all'): void {
    setChoosing(false);
    onDelete(versions, versions === 'all' ? 'All versions deleted' : `Version ${version} deleted`);
  }

  if (!choosing) {
    return (
      <Button
        ref={opener}
        variant="subtle"
        leftSection={<Icon name="trash" />}
        {...pressOnce(() => (count > 1 ? setChoosing(true) : onDelete('this', 'Prompt deleted')))}
      >
        Delete
      </Button>
    );
  }
  return (
    <div
      role="presentation"
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && setChoosing(false)}
    >
      <div className={styles.choice} role="group" aria-label="Delete">
        <Button ref={first} variant="subtle" {...pressOnce(() => choose('this'))}>
          Delete version {version}
        </Button>
        <Button variant="subtle" {...pressOnce(() => choose('all'))}>
          Delete all {count} versions
        </Button>
        <Button variant="subtle" onClick={() => setChoosing(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
