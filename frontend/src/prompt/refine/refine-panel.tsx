import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { CRITERIA, REFINEMENTS, type RefinementName } from '../../api/catalogue';
import { LIMITS } from '../../api/limits';
import { countCharacters } from '../../lib/count-characters';
import type { Refinements, RefineRequest } from '../../api/generated';
import { isDialogOpen } from '../../ui/is-dialog-open';
import { GrowingTextField } from '../../ui/growing-text-field';
import { pressOnce } from '../../ui/press-once';
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
      <Button type="submit" variant="default" {...pressOnce()}>
        Refine with this
      </Button>
    </form>
  );
}

type Effect = Refinements['refinements'][number];

/** What a refinement does, or why it is better not pressed. */
function hintOf(name: RefinementName, effect: Effect | undefined): string {
  if (effect?.changes === false) return 'Nothing left to change';
  const lost = effect?.loses.map((criterion) => CRITERIA[criterion]) ?? [];
  return lost.length > 0 ? `Loses: ${lost.join(', ')}` : REFINEMENTS[name].hint;
}

function Refinement({
  name,
  effect,
  onPress,
}: {
  name: RefinementName;
  effect: Effect | undefined;
  onPress: () => void;
}) {
  const hint = useId();
  const disabled = effect?.changes === false;
  return (
    <li data-disabled={disabled || undefined}>
      <button
        type="button"
        aria-describedby={hint}
        aria-disabled={disabled}
        {...pressOnce(disabled ? undefined : onPress)}
      >
        {REFINEMENTS[name].label}
      </button>
      <span id={hint}>{hintOf(name, effect)}</span>
    </li>
  );
}

/**
 * The panel that refines a prompt: by one of six refinements or, if `notes` is true, by a note in
 * the person's words. Escape closes it.
 */
export function RefinePanel({
  id,
  notes,
  effects,
  refusal,
  note,
  onNote,
  onRefine,
  onClose,
}: {
  id: string;
  notes: boolean;
  /** What each refinement would do, as soon as it is known. */
  effects: readonly Effect[];
  /** Why the last refinement was refused. */
  refusal: string | null;
  note: string;
  onNote: (note: string) => void;
  onRefine: (refinement: RefineRequest) => void;
  onClose: () => void;
}) {
  const heading = useId();
  useHotkeys([['Escape', () => !isDialogOpen() && onClose()]], []);
  return (
    <section id={id} className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>Refine this prompt</h3>
        <p>Uses 1 credit. Your current version is saved.</p>
      </div>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <ul className={styles.refinements}>
        {(Object.keys(REFINEMENTS) as RefinementName[]).map((name) => (
          <Refinement
            key={name}
            name={name}
            effect={effects.find(({ wish }) => wish === name)}
            onPress={() => onRefine({ wish: name })}
          />
        ))}
      </ul>
      {notes && (
        <NoteForm note={note} onNote={onNote} onSubmit={(text) => onRefine({ note: text })} />
      )}
    </section>
  );
}
