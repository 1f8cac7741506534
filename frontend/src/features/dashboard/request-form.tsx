import '@mantine/core/styles/Input.layer.css';
import { useHotkeys } from '@mantine/hooks';
import { useRef, useState, type SubmitEvent } from 'react';
import type { AttemptState } from '../../api/attempts/attempt';
import type { Language } from '../../api/catalogue';
import { LIMITS } from '../../api/limits';
import { countCharacters } from '../../lib/count-characters';
import { LocalModel } from '../../prompt/local-model/on-this-machine';
import { isDialogOpen } from '../../ui/is-dialog-open';
import { toast } from '../../ui/toast';
import { AnswerLanguage } from './answer-language';
import { GenerateButton } from './generate-button';
import { KindChips } from './kind-chips';
import { ModelChoice } from './model-choice';
import { isTooLong, QuestionFields } from './question-fields';
import { withAnswer, withText, withUseCase, type PromptRequest } from './request';
import styles from './request-form.module.css';
import { RequestField, type FieldState } from './request-field';
import { useAnalysis } from './use-analysis';
import { UseCaseChoice } from './use-case-choice';

const inWords = (value: number): string => value.toLocaleString('en');

/** Why the request cannot be sent, shown beside its field. */
function problem(text: string): string | null {
  if (!text.trim()) return 'Describe what the model should do for you';
  const length = countCharacters(text);
  if (length <= LIMITS.requestMax) return null;
  return `This is ${inWords(length)} characters long; the limit is ${inWords(LIMITS.requestMax)}. Please shorten it a little.`;
}

/** Submits the request by button or Ctrl+Enter, or moves the focus to the first problem. */
function useSubmit(
  { user_input: text, answers }: PromptRequest,
  input: FieldState['input'],
  onSubmit: () => void,
) {
  const [refused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problemText = problem(text);

  function submit(): void {
    if (!problemText && !answers.some(isTooLong)) return onSubmit();
    setRefused(true);
    if (problemText) input.current?.focus();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (!text.trim()) toast.error('Please fill in all fields');
  }

  function submitFromAnywhere({ repeat }: KeyboardEvent): void {
    // Ctrl+Enter in a dialog must not submit the form behind it, and held keys only once.
    if (!repeat && !isDialogOpen()) submit();
  }
  useHotkeys([['mod+Enter', submitFromAnywhere]], []);

  return {
    form,
    submit,
    /** A request that is too long is reported at once, an empty one only on submit. */
    error: refused || text.trim() ? problemText : null,
    onTyped: () => setRefused(false),
  };
}

/** The form of a request. `primary` marks Generate as the next step. */
export function RequestForm({
  field,
  onOpen,
  request,
  onChange,
  preferredLanguage,
  generating,
  state,
  primary,
  onSubmit,
  onCancel,
}: {
  field: FieldState;
  /** Opens the gallery of templates, or the dialog that saves the request as one. */
  onOpen: (dialog: 'gallery' | 'save') => void;
  request: PromptRequest;
  onChange: (request: PromptRequest) => void;
  preferredLanguage: Language | undefined;
  generating: boolean;
  /** Of the running attempt. */
  state: AttemptState | undefined;
  primary: boolean;
  onSubmit: () => void;
  /** Stops waiting for a connection. */
  onCancel: () => void;
}) {
  const { form, submit, error, onTyped } = useSubmit(request, field.input, onSubmit);
  const analysis = useAnalysis(request);
  const change = (part: Partial<PromptRequest>): void => onChange({ ...request, ...part });
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="New prompt"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <LocalModel />
      <RequestField
        field={field}
        text={request.user_input}
        pasted={analysis?.pasted ?? []}
        error={error}
        onText={(user_input) => {
          onTyped();
          onChange(withText(request, user_input));
        }}
        onOpen={onOpen}
      />
      <KindChips analysis={analysis} chosen={request.kind} onChoose={(kind) => change({ kind })} />
      <QuestionFields
        analysis={analysis}
        answers={request.answers}
        onAnswer={(answer) => onChange(withAnswer(request, answer))}
        onSend={submit}
      />
      <UseCaseChoice
        value={request.use_case}
        onChange={(use_case) => onChange(withUseCase(request, use_case))}
      />
      <ModelChoice
        value={request.target_model}
        onChange={(target_model) => change({ target_model })}
      />
      <AnswerLanguage
        value={request.language}
        preferred={preferredLanguage}
        found={analysis?.language ?? null}
        onChange={(language) => change({ language })}
      />
      <GenerateButton generating={generating} state={state} primary={primary} onCancel={onCancel} />
    </form>
  );
}
