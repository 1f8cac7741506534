import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RefineRequest } from '../../api/generated';
import { copyPrompt } from '../../ui/copy-text';
import { Icon } from '../../ui/icon';
import { OwnText } from '../../ui/own-text';
import { RefinePanel } from '../../ui/refine-panel';
import { ScoredPrompt } from '../../ui/scored-prompt';
import { useRefinePanel } from '../../ui/use-refine-panel';
import styles from './entry-details.module.css';
import type { Entry } from './entry';

interface ActionsProps {
  entry: Entry;
  rewriting: boolean;
  onRegenerate: () => void;
  onRefine: (wanted: RefineRequest) => void;
}

const INNER = { inner: styles.inner, section: styles.section };

/** What can be done with an opened prompt. */
function Actions({ entry, rewriting, onRegenerate, onRefine }: ActionsProps) {
  const refine = useRefinePanel(onRefine);
  // Of this version: what was said to it is no wish to the next.
  const [note, setNote] = useState({ to: entry.id, text: '' });
  return (
    <>
      <div className={styles.actions}>
        <Button
          classNames={INNER}
          variant="default"
          leftSection={<Icon name="copy" />}
          onClick={() => void copyPrompt(entry.optimized_prompt)}
        >
          Copy
        </Button>
        <Button
          classNames={INNER}
          variant="subtle"
          leftSection={<Icon name="again" />}
          aria-disabled={rewriting}
          onClick={onRegenerate}
        >
          {rewriting ? 'Generating...' : 'Regenerate'}
        </Button>
        <Button
          classNames={INNER}
          variant="subtle"
          leftSection={<Icon name="pencil" />}
          {...refine.button}
        >
          Refine
        </Button>
      </div>
      {refine.open && (
        <div className={styles.panel}>
          <RefinePanel
            {...refine.panel}
            note={note.to === entry.id ? note.text : ''}
            onNote={(text) => setNote({ to: entry.id, text })}
          />
        </div>
      )}
    </>
  );
}

/** An opened prompt of the history: the request, the prompt, its quality, its actions. */
export function EntryDetails({ entry, ...actions }: ActionsProps) {
  return (
    <div className={styles.details}>
      <div className={styles.top}>
        <div className={styles.typed}>
          <h3>You typed</h3>
          <p dir="auto">
            <OwnText request={entry.original_input} prompt={entry.optimized_prompt} />
          </p>
        </div>
        <Actions entry={entry} {...actions} />
      </div>
      <ScoredPrompt key={entry.id} prompt={entry} request={entry.original_input} />
    </div>
  );
}
