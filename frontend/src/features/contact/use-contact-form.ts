import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { fieldErrors, isApiError } from '../../api/api-error';
import { useContactSubmitMutation, useMeQuery } from '../../api/client';
import { selectSignedIn } from '../../api/session';
import { SUPPORT_EMAIL } from '../../ui/brand';
import { toast } from '../../ui/toast';
import { EMPTY_MESSAGE, contactProblems, trimmed, type ContactMessage } from './contact-rules';

/**
 * Shows that nothing was sent, which address to write to, and when to try again if that is known.
 */
function showSendFailure(error: unknown): void {
  const tooOften = isApiError(error) && error.status === 429 ? error.serverMessage : undefined;
  toast.error('Failed to send. Please email support', {
    ...(tooOften && { title: tooOften }),
    link: { label: SUPPORT_EMAIL, to: `mailto:${SUPPORT_EMAIL}` },
  });
}

/** Fills in name and email of the signed-in person once, if these fields are empty. */
function usePrefilled(setValues: UseFormReturnType<ContactMessage>['setValues']): void {
  const signedIn = useSelector(selectSignedIn);
  const { data: me } = useMeQuery(undefined, { skip: !signedIn });
  const done = useRef(false);
  useEffect(() => {
    if (!me || done.current) return;
    done.current = true;
    setValues(({ name, email }) => ({ name: name || me.full_name, email: email || me.email }));
  }, [me, setValues]);
}

/** The contact form's state, errors and submit handler. */
export function useContactForm() {
  const [send, { isLoading }] = useContactSubmitMutation();
  const form = useForm({
    name: 'contact',
    mode: 'controlled',
    initialValues: EMPTY_MESSAGE,
    validate: (message) => contactProblems(trimmed(message)),
  });
  usePrefilled(form.setValues);

  function showErrors(errors: Partial<Record<string, unknown>>): void {
    toast.error('Please check the form for errors');
    const first = Object.keys(EMPTY_MESSAGE).find((field) => errors[field]);
    if (first) form.getInputNode(first as keyof ContactMessage)?.focus();
  }

  async function submit(typed: ContactMessage): Promise<void> {
    if (isLoading) return;
    const { website, ...message } = trimmed(typed);
    try {
      await send({ contactRequest: { ...message, ...(website && { website }) } }).unwrap();
    } catch (error) {
      const errors = fieldErrors(error);
      if (Object.keys(errors).length === 0) return showSendFailure(error);
      form.setErrors(errors);
      return showErrors(errors);
    }
    form.reset();
    toast.plain("Message sent! We'll respond within 24 hours");
  }

  return { form, isLoading, onSubmit: form.onSubmit(submit, showErrors) };
}
