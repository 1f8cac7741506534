import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState, type SubmitEvent } from 'react';
import {
  LANGUAGES,
  REQUEST_MAX,
  USE_CASES,
  languagesFor,
  type Language,
  type UseCase,
} from '../../api/catalogue';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toast';
import { ModelChoice } from './model-choice';
import type { PromptRequest } from './request';
import styles from './request-form.module.css';
import { RequestField, type FieldState } from './request-field';

const GENERATE_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const count = (value: number): string => value.toLocaleString('en');

/** What stands in the way of sending the request, said beside its field. */
function problem({ user_input }: PromptRequest): string | null {
  if (!user_input.trim()) return 'Write what the model should do for you';
  if (user_input.length > REQUEST_MAX) {
    return `This is ${count(user_input.length)} characters long, the limit is ${count(REQUEST_MAX)}. Shorten it a little.`;
  }
  return null;
}

/** The form of a request. `primary` marks Generate as the next step. */
export function RequestForm({
  field,
  onOpen,
  request,
  onChange,
  preferredLanguage,
  generating,
  primary,
  onSubmit,
}: {
  field: FieldState;
  /** Opens the templates, or keeps the request as one. */
  onOpen: (dialog: 'gallery' | 'save') => void;
  request: PromptRequest;
  onChange: (request: PromptRequest) => void;
  preferredLanguage: Language | undefined;
  generating: boolean;
  primary: boolean;
  onSubmit: () => void;
}) {
  const [refused, setRefused] = useState(false);
  const error = refused || request.user_input.length > REQUEST_MAX ? problem(request) : null;

  function submit(): void {
    if (!problem(request)) return onSubmit();
    setRefused(true);
    field.input.current?.focus();
    if (!request.user_input.trim()) toast.error('Please fill in all fields');
  }

  useHotkeys(
    [
      [
        'mod+Enter',
        () => {
          // What is typed into a dialog is another matter.
          if (!document.querySelector('dialog[open]')) submit();
        },
      ],
    ],
    [],
  );

  return (
    <form
      className={styles.form}
      aria-label="New prompt"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <RequestField
        field={field}
        text={request.user_input}
        error={error}
        onText={(user_input) => {
          setRefused(false);
          onChange({ ...request, user_input });
        }}
        onOpen={onOpen}
      />
      <NativeSelect
        label="Use case"
        value={request.use_case}
        data={Object.entries(USE_CASES).map(([value, label]) => ({ value, label }))}
        rightSection={<Icon name="down" />}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...request, use_case: value as UseCase })
        }
      />
      <ModelChoice
        value={request.target_model}
        onChange={(target_model) => onChange({ ...request, target_model })}
      />
      <NativeSelect
        label="Answer language"
        description="The prompt itself is written in English."
        value={request.language}
        data={languagesFor(preferredLanguage).map((value) => ({
          value,
          label: LANGUAGES[value],
        }))}
        rightSection={<Icon name="down" />}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...request, language: value as Language })
        }
      />
      <div className={styles.go}>
        <Button
          type="submit"
          fullWidth
          variant={primary ? 'filled' : 'default'}
          aria-disabled={generating}
        >
          {generating ? 'Generating...' : 'Generate'}
        </Button>
        <p className={styles.hint}>
          {generating ? (
            'If this fails, your credit comes back.'
          ) : (
            <>
              1 credit. <kbd>{GENERATE_KEY}</kbd> + <kbd>Enter</kbd>
            </>
          )}
        </p>
      </div>
    </form>
  );
}
