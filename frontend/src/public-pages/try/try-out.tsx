import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { fieldErrors, isApiError, messageOf } from '../../api/api-error';
import type { TargetModel } from '../../api/catalogue';
import { useTryPromptMutation } from '../../api/client';
import { storedTriedPrompt, type Tried } from '../../prompt/tried/stored-tried-prompt';
import { TriedPromptSheet } from '../../prompt/tried/tried-prompt-sheet';
import { bringIntoView } from '../../ui/bring-into-view';
import button from '../../ui/plain-button.module.css';
import { SIGN_UP_PATH } from '../landing/sign-up-path';
import { TryForm } from './try-form';

const USED_UP = 'You have used your free tries for today. Sign up to go on, with free credits.';
const SWITCHED_OFF = 'This site asks you to sign up first. It is free to start.';
const FAILED = 'Nothing was written. Please try again.';

function failureOf(error: unknown): string {
  if (isApiError(error) && error.status === 429) return USED_UP;
  if (isApiError(error) && error.status === 404) return SWITCHED_OFF;
  return fieldErrors(error)['user_input'] ?? messageOf(error, FAILED);
}

/** The landing page's own field: writes a prompt that is stored nowhere, and offers to keep it. */
export function TryOut() {
  const [write, { isLoading }] = useTryPromptMutation();
  const [tried, setTried] = useState<Tried | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!tried) return;
    sheet.current?.focus({ preventScroll: true });
    if (sheet.current) bringIntoView(sheet.current);
  }, [tried]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const fields = new FormData(event.currentTarget);
    const request = String(fields.get('idea'));
    const target_model = fields.get('target_model') as TargetModel;
    setFailure(request.trim() === '' ? 'Please type an idea first.' : null);
    if (request.trim() === '') return;
    try {
      const tryRequest = { user_input: request, target_model };
      setTried({ request, prompt: await write({ tryRequest }).unwrap() });
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return (
    <TryForm onSubmit={(event) => void submit(event)} error={failure} writing={isLoading}>
      {tried && (
        <TriedPromptSheet ref={sheet} tried={tried}>
          <span>Sign up, and it waits for you on your dashboard.</span>
          <Link
            className={button.filled}
            to={SIGN_UP_PATH}
            onClick={() => storedTriedPrompt.save(tried)}
          >
            Keep It: Sign Up
          </Link>
        </TriedPromptSheet>
      )}
    </TryForm>
  );
}
