import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { LANGUAGES } from '../../api/catalogue';
import type { RefineRequest } from '../../api/generated';
import { fillBlanks, type BlankValues } from '../../ui/blanks';
import { copyFilled } from '../../ui/copy-filled';
import { DownloadLine } from '../../ui/download-line';
import { exactTime } from '../../ui/exact-time';
import { Icon } from '../../ui/icon';
import { OpenMenu } from '../../ui/open-menu';
import { OwnText } from '../../ui/own-text';
import { RefinePanel } from '../../ui/refine-panel';
import { ScoredPrompt } from '../../ui/scored-prompt';
import { useBlankValues } from '../../ui/use-blank-values';
import { useRefinePanel } from '../../ui/use-refine-panel';
import styles from './entry-details.module.css';
import type { Entry } from './entry';
import { VersionsLine } from './versions-line';

interface ActionsProps {
  entry: Entry;
  rewriting: boolean;
  onRegenerate: () => void;
  onRefine: (wanted: RefineRequest) => void;
}

const INNER = { inner: styles.inner, section: styles.section };

/** What can be done with an opened prompt. */
function Actions({
  entry,
  values,
  rewriting,
  onRegenerate,
  onRefine,
}: ActionsProps & { values: BlankValues }) {
  const { optimized_prompt: prompt, placeholders, original_input: request } = entry;
  const text = fillBlanks(prompt, placeholders, request, values);
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
          onClick={() => void copyFilled(entry, request, values)}
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
        <OpenMenu prompt={text} classNames={INNER} />
      </div>
      {refine.open && (
        <div className={styles.panel}>
          <RefinePanel
            {...refine.panel}
            note={note.to === entry.id ? note.text : ''}
            onNote={(wish) => setNote({ to: entry.id, text: wish })}
          />
        </div>
      )}
    </>
  );
}

/** A request as it was typed; a long one scrolls in itself, with the keyboard too. */
function Typed({ entry: { original_input: request, optimized_prompt: prompt } }: { entry: Entry }) {
  const heading = useId();
  const long = request.length > 600 || request.split('\n').length > 10;
  return (
    <>
      <h3 id={heading}>You typed</h3>
      <div
        className={long ? styles.long : styles.request}
        dir="auto"
        {...(long && { role: 'region', tabIndex: 0, 'aria-labelledby': heading })}
      >
        <OwnText request={request} prompt={prompt} />
      </div>
    </>
  );
}

/** An opened prompt of the history: the request, the prompt, its quality, its actions. */
export function EntryDetails({ entry, ...actions }: ActionsProps) {
  const [values, onValue] = useBlankValues(entry.id);
  return (
    <div className={styles.details}>
      <div className={styles.top}>
        <div className={styles.typed}>
          <Typed entry={entry} />
          <p className={styles.made}>
            {exactTime(entry.created_at)}. Answers in {LANGUAGES[entry.language]}.
          </p>
          <VersionsLine entry={entry} />
        </div>
        <Actions entry={entry} values={values} {...actions} />
      </div>
      <ScoredPrompt
        key={entry.id}
        prompt={entry}
        request={entry.original_input}
        blanks={{ values, onValue }}
      />
      <DownloadLine prompt={entry} request={entry.original_input} values={values} />
    </div>
  );
}
