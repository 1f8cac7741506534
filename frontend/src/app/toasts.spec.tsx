import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { errorAnswer, json, PROMPT, startFakeServer } from '../../testing/fake-server';
import { findResult, generate, GENERATE } from '../../testing/dashboard';
import { fill } from '../../testing/fill';
import { renderApp, signIn } from '../../testing/render-app';
import { toast } from '../ui/toast';
import { toastTimes } from '../ui/toast-times';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});

const UNDO = { label: 'Undo', onPress: () => undefined };
const WRONG = 'Incorrect email or password.';

/** Logs in on the open page, with a wrong password. */
async function failToLogIn() {
  server.answer('POST /api/auth/login', () => errorAnswer(401, WRONG));
  const page = renderApp('/auth');
  const { user } = page;
  await fill(user, await screen.findByRole('textbox', { name: 'Email' }), 'nora@example.com');
  await fill(user, screen.getByLabelText('Password', { selector: '[name=password]' }), 'Secret12');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(WRONG);
  return page;
}

describe('a toast', () => {
  it('is gone on the next page', async () => {
    const { go } = await failToLogIn();
    await go('/contact');
    await waitFor(() => expect(screen.queryByText(WRONG)).not.toBeInTheDocument());
  });

  it('that explains the next page stays there, and is gone on the one after it', async () => {
    const { go } = renderApp('/contact');
    await screen.findByRole('heading', { level: 1 });
    await go('/history');
    expect(await screen.findByText('Please login to continue')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
    expect(screen.getByText('Please login to continue')).toBeVisible();
    await go('/contact');
    await waitFor(() =>
      expect(screen.queryByText('Please login to continue')).not.toBeInTheDocument(),
    );
  });

  it('replaces the one before it, whatever that said', async () => {
    signIn();
    server.answer(GENERATE, () => errorAnswer(500, 'x'));
    const { user } = renderApp('/dashboard');
    await generate(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Generation failed/);
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });

  it.each(['Dismiss message', 'Undo'])('gives the focus back after %s', async (name) => {
    const { user } = renderApp('/contact');
    const field = await screen.findByRole('textbox', { name: 'Subject' });
    await user.click(field);
    act(() => toast.plain('Removed', { action: UNDO }));
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('about a failed generation is gone once the next one succeeds', async () => {
    signIn();
    server.answer(GENERATE, () => errorAnswer(500, 'x'));
    const { user } = renderApp('/dashboard');
    await generate(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    server.answer(GENERATE, () => json(200, PROMPT));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findResult();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it.each([
    ['five seconds', 5_000, () => toast.plain('Saved')],
    ['eight seconds if it is an error', 8_000, () => toast.error('Not saved')],
    ['a moment for each character', 12_000, () => toast.plain('x'.repeat(100))],
    ['20 seconds with an action', 20_000, () => toast.plain('x', { action: UNDO })],
  ])('stays for %s, and longer while a person points at it', async (_time, stays, show) => {
    jest.mocked(toastTimes.of).mockRestore();
    renderApp('/contact');
    act(() => toast.plain('The page is there'));
    await screen.findByRole('alert');
    act(toast.hide);
    // From here on the clock moves by hand alone.
    jest.useFakeTimers();
    act(show);
    const strip = screen.getByRole('alert');
    act(() => void jest.advanceTimersByTime(stays - 1));
    expect(strip).toBeVisible();
    fireEvent.pointerEnter(strip);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(strip).toBeVisible();
    fireEvent.pointerLeave(strip);
    act(() => void jest.advanceTimersByTime(stays));
    expect(strip).not.toBeInTheDocument();
  });
});
