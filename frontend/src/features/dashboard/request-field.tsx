import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';
import { client } from '../../api/client';
import styles from './request-field.module.css';

const HINT = 'Any language. Your draft is kept in this browser.';

function fillHint(blanks: number): string {
  if (blanks === 0) return HINT;
  return `${blanks} ${blanks === 1 ? 'placeholder' : 'placeholders'} to fill. Tab goes to the next one.`;
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
  error,
  onText,
  onOpen,
}: {
  field: FieldState;
  text: string;
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
        description={fillHint(blanks)}
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
