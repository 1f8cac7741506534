import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { REQUEST } from './fake-server';
import { fill } from './fill';

/** The route that writes a prompt. */
export const GENERATE = 'POST /api/prompts/generate';

export const findRequestField = () => screen.findByRole('textbox', { name: 'Your request' });
export const findResult = () => screen.findByRole('article', { name: 'Optimized prompt' });

/** Fills in a request on the dashboard and asks for its prompt. */
export async function generate(user: UserEvent, text = REQUEST): Promise<void> {
  await fill(user, await findRequestField(), text);
  await user.click(screen.getByRole('button', { name: 'Generate' }));
}
