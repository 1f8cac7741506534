import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId, useRef, useState, type ReactNode } from 'react';
import { fieldErrors, isApiError } from '../api/api-error';
import type { Error as ErrorBody } from '../api/generated';
import danger from './danger.module.css';
import styles from './form-dialog.module.css';
import { Modal } from './modal';
import { toast } from './toast';

/** The field that each error code is about. */
type FieldByErrorCode = Partial<Record<ErrorBody['code'], string>>;

/** The messages beside the fields: by the error's code, else as the server names the fields. */
function errorsByField(error: unknown, fieldOf: FieldByErrorCode): Partial<Record<string, string>> {
  if (!isApiError(error)) return {};
  const field = Object.entries(fieldOf).find(([code]) => code === error.code)?.[1];
  return field ? { [field]: error.message } : fieldErrors(error);
}

/**
 * Submits a form, once at a time. An error is shown beside its field and focused, or else returned
 * as `problem`.
 */
function useSubmit<Values extends Record<string, string>>(
  form: UseFormReturnType<Values>,
  fieldOf: FieldByErrorCode,
  onSend: (values: Values) => Promise<void>,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function focusFirst(errors: Partial<Record<string, unknown>>): void {
    const first = Object.keys(form.getValues()).find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  }

  function showErrors(error: unknown): void {
    const errors = errorsByField(error, fieldOf);
    form.setErrors(errors);
    focusFirst(errors);
    if (Object.keys(errors).length > 0) return;
    setProblem(isApiError(error) ? error.message : 'An error occurred');
  }

  async function send(values: Values): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    await onSend(values).catch(showErrors);
    setBusy(false);
  }

  return { busy, problem, submit: form.onSubmit((values) => void send(values), focusFirst) };
}

interface Props<Values extends Record<string, string>> {
  title: string;
  form: UseFormReturnType<Values>;
  /** The label of the button, normally and while busy. */
  action: { label: string; busy: string; danger?: boolean };
  fieldOf?: FieldByErrorCode;
  /** The account whose password is asked for, for password managers. */
  username?: string | undefined;
  /** Does the action; on success the dialog closes. */
  onSend: (values: Values) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

const NO_FIELDS = {};

/** A modal dialog with a form and a confirm button. */
export function FormDialog<Values extends Record<string, string>>({
  title,
  form,
  action,
  fieldOf = NO_FIELDS,
  username,
  onSend,
  onClose,
  children,
}: Props<Values>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { busy, problem, submit } = useSubmit(form, fieldOf, async (values) => {
    try {
      await onSend(values);
      dialog.current?.close();
    } catch (error) {
      // Closed meanwhile, so that nobody would see what went wrong.
      if (dialog.current?.open) throw error;
      toast.error(isApiError(error) ? error.message : 'An error occurred');
    }
  });

  return (
    <Modal dialog={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <form className={styles.form} noValidate onSubmit={submit}>
        {username && (
          <input hidden readOnly name="username" autoComplete="username" value={username} />
        )}
        {children}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="filled"
            className={action.danger ? danger.button : undefined}
            aria-disabled={busy}
          >
            {busy ? action.busy : action.label}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
