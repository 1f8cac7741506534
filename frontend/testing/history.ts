import { screen } from '@testing-library/react';
import { json, type startFakeServer } from './fake-server';

/** The route that lists prompts. */
export const HISTORY = 'GET /api/prompts/history';

/** Makes the API list these prompts for every query. */
export function answerHistory(
  server: ReturnType<typeof startFakeServer>,
  prompts: unknown[],
  more: { total?: number; older_hidden?: boolean } = {},
): void {
  server.answer(HISTORY, () =>
    json(200, { prompts, total: prompts.length, older_hidden: false, ...more }),
  );
}

/** The row of a prompt, found by a part of its text. */
export const findRow = (name: RegExp) => screen.findByRole('button', { name });
