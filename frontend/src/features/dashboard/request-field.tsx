import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';
import { client } from '../../api/client';
import type { Analysis } from '../../api/generated';
import { LIMITS } from '../../api/limits';
import { countCharacters } from '../../lib/count-characters';
import { materialText } from './pasted-material';
import styles from './request-field.module.css';

const HINT = 'Any language. Your draft is kept in this browser.';

function fillHint(blanks: number): string {
  if (blanks === 0) return HINT;
  return `${blanks} ${blanks === 1 ? 'placeholder' : 'placeholders'} to fill. Tab goes to the next one.`;
}

/** From this length on, the characters are counted. */
const COUNTED_FROM = 7_000;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A line at the field: a hint or the pasted material, and the length of a long request. */
function FieldNote({
  hint,
  text,
  pasted,
}: {
  hint: string;
  text: string;
  pasted: Analysis['pasted'];
}) {
  const length = countCharacters(text);
  return (
    <span className={styles.note}>
      {pasted.length === 0 && <span>{hint}</span>}
      {pasted.length > 0 && (
        <span className={styles.material}>
          {pasted.map((material, place) => (
            <span key={place}>{capitalized(materialText(material))}</span>
          ))}
        </span>
      )}
      {length >= COUNTED_FROM && (
        <span className={styles.count}>
          {length.toLocaleString('en')} of {LIMITS.requestMax.toLocaleString('en')} characters
        </span>
      )}
    </span>
  );
}

/** The textarea of the request, and what a loaded template adds to it. */
export interface FieldState {
  input: RefObject<HTMLTextAreaElement | null>;
  /** How many blanks of the loaded template are left. */
  blanks: number;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** The field for the request. */
export function RequestField({
  field: { input, blanks, onKeyDown },
  text,
  pasted,
  error,
  onText,
  onOpen,
}: {
  field: FieldState;
  text: string;
  /** The material that the analysis found in the text. */
  pasted: Analysis['pasted'];
  error: string | null;
  onText: (text: string) => void;
  onOpen: (dialog: 'gallery' | 'save') => void;
}) {
  const { data: subscription } = client.endpoints.subscription.useQueryState();
  return (
    <div className={styles.field}>
      <div className={styles.begin}>
        {subscription?.features.custom_templates && text.trim() && (
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen('save')}>
            Save as template
          </button>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen('gallery')}>
          Templates
        </button>
      </div>
      <Textarea
        ref={input}
        label="Your request"
        description={<FieldNote hint={fillHint(blanks)} text={text} pasted={pasted} />}
        placeholder="What should the model do for you? A sentence or two is enough."
        value={text}
        error={error}
        dir="auto"
        classNames={{ input: styles.request }}
        onChange={({ currentTarget: { value } }) => onText(value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
