import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef, useState, type SubmitEvent } from 'react';
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
  request,
  onChange,
  preferredLanguage,
  generating,
  primary,
  onSubmit,
}: {
  request: PromptRequest;
  onChange: (request: PromptRequest) => void;
  preferredLanguage: Language | undefined;
  generating: boolean;
  primary: boolean;
  onSubmit: () => void;
}) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const error = refused || request.user_input.length > REQUEST_MAX ? problem(request) : null;

  function submit(): void {
    if (!problem(request)) return onSubmit();
    setRefused(true);
    input.current?.focus();
    if (!request.user_input.trim()) toast.error('Please fill in all fields');
  }

  useHotkeys([['mod+Enter', submit]], []);

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
      <Textarea
        ref={input}
        label="Your request"
        description="Any language. Your draft is kept in this browser."
        placeholder="What should the model do for you? A sentence or two is enough."
        value={request.user_input}
        error={error}
        dir="auto"
        classNames={{ input: styles.request }}
        onChange={({ currentTarget: { value } }) => {
          setRefused(false);
          onChange({ ...request, user_input: value });
        }}
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
