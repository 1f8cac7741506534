import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { REFINEMENTS, type RefinementName } from '../../api/catalogue';
import { LIMITS } from '../../api/limits';
import { countCharacters } from '../../lib/count-characters';
import type { RefineRequest } from '../../api/generated';
import { GrowingTextField } from '../../ui/growing-text-field';
import styles from './refine-panel.module.css';

/** Why a note cannot be sent. */
function problem(note: string): string | null {
  if (!note.trim()) return 'Write what should change';
  return countCharacters(note) > LIMITS.noteMax
    ? `At most ${LIMITS.noteMax} characters. Please shorten it a little.`
    : null;
}

function NoteForm({
  note,
  onNote,
  onSubmit,
}: {
  note: string;
  onNote: (note: string) => void;
  onSubmit: (note: string) => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const submit = (): void => {
    if (!problem(note)) return onSubmit(note);
    setRefused(true);
    field.current?.focus();
  };
  return (
    <form
      className={styles.own}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <GrowingTextField
        ref={field}
        label="Or use your own words"
        description={`${countCharacters(note)} of ${LIMITS.noteMax} characters`}
        placeholder="For example: ask for three versions"
        value={note}
        error={refused || countCharacters(note) > LIMITS.noteMax ? problem(note) : null}
        onChange={({ currentTarget: { value } }) => {
          setRefused(false);
          onNote(value);
        }}
        onSend={submit}
      />
      <Button type="submit" variant="default">
        Refine with this
      </Button>
    </form>
  );
}

/**
 * The panel that refines a prompt: by one of six refinements or, if `notes` is true, by a note in
 * the person's words. Escape closes it.
 */
export function RefinePanel({
  id,
  notes,
  refusal,
  note,
  onNote,
  onRefine,
  onClose,
}: {
  id: string;
  notes: boolean;
  /** Why the last refinement was refused. */
  refusal: string | null;
  note: string;
  onNote: (note: string) => void;
  onRefine: (refinement: RefineRequest) => void;
  onClose: () => void;
}) {
  const hints = useId();
  const heading = useId();
  useHotkeys([['Escape', onClose]], []);
  return (
    <section id={id} className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>Make it</h3>
        <p>Uses 1 credit. Your current version is saved.</p>
      </div>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <ul className={styles.refinements}>
        {(Object.keys(REFINEMENTS) as RefinementName[]).map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-describedby={`${hints}${name}`}
              onClick={() => onRefine({ wish: name })}
            >
              {REFINEMENTS[name].label}
            </button>
            <span id={`${hints}${name}`}>{REFINEMENTS[name].hint}</span>
          </li>
        ))}
      </ul>
      {notes && (
        <NoteForm note={note} onNote={onNote} onSubmit={(text) => onRefine({ note: text })} />
      )}
    </section>
  );
}
