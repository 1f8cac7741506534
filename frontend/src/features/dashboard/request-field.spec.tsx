import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { findRequestField } from '../../../testing/dashboard';
import { NOTHING_RECOGNISED, json, startFakeServer } from '../../../testing/fake-server';
import { fill } from '../../../testing/fill';
import { renderApp, signIn } from '../../../testing/render-app';

const ANALYZE = 'POST /api/prompts/analyze';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  server = startFakeServer();
  signIn();
});

describe('the field of the request', () => {
  it('counts the characters from 7,000 on', async () => {
    const { user } = renderApp('/dashboard');
    const field = await findRequestField();
    await user.click(field);
    await user.paste('🥐'.repeat(6_999));
    expect(screen.queryByText(/of 8,000 characters/)).not.toBeInTheDocument();
    await user.paste('🥐');
    expect(screen.getByText('7,000 of 8,000 characters')).toBeVisible();
    expect(field).toHaveAccessibleDescription(/7,000 of 8,000 characters/);
  });

  it('shows that pasted material is understood as such', async () => {
    const pasted = [
      { type: 'table' as const, lines: 12 },
      { type: 'code' as const, lines: 1 },
    ];
    server.answer(ANALYZE, () => json(200, { ...NOTHING_RECOGNISED, pasted }));
    const { user } = renderApp('/dashboard');
    await fill(user, await findRequestField(), 'explain this');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(server.callsTo(ANALYZE)).toHaveLength(1));
    expect(await screen.findByText('Table, 12 rows')).toBeVisible();
    expect(screen.getByText('Code, 1 line')).toBeVisible();
    expect(screen.getByText('Material: table, 12 rows; code, 1 line.')).toBeInTheDocument();
  });
});
