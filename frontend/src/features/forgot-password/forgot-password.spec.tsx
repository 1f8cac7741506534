import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '../../../testing/fill';
import { errorAnswer, json, startFakeServer, unreachable } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';

const ROUTE = 'POST /api/auth/forgot-password';
const ANSWER = 'If that email exists in our system, we have sent a link.';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answer(ROUTE, () => json(200, { message: ANSWER }));
});

const emailField = () => screen.findByRole('textbox', { name: 'Email' });

async function ask(user: UserEvent, email = ' nora+1@example.com '): Promise<void> {
  await fill(user, await emailField(), email);
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
}

describe('the forgotten password page', () => {
  it("requests a link and shows the server's confirmation", async () => {
    const { user } = renderApp('/forgot-password');
    await ask(user);
    const heading = await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(heading).toBeVisible();
    expect(document.activeElement).toContainElement(heading);
    expect(screen.getByText(ANSWER)).toBeVisible();
    expect(screen.getByText('nora+1@example.com')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth');
    const [call] = server.callsTo(ROUTE);
    expect(call?.query).toEqual({ email: 'nora+1@example.com' });
    expect(call?.body).toBe('');
  });

  it('allows a second request with another email', async () => {
    const { user } = renderApp('/forgot-password');
    await ask(user, 'nora@exampel.com');
    await user.click(await screen.findByRole('button', { name: 'Use another email' }));
    expect(await emailField()).toHaveValue('nora@exampel.com');
    expect(await emailField()).toHaveFocus();
  });

  it('asks for the email if the field is empty', async () => {
    const { user } = renderApp('/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Send Reset Link' }));
    const email = await emailField();
    expect(email).toHaveAccessibleDescription('Enter your email');
    expect(email).toHaveFocus();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(server.calls).toEqual([]);
  });

  it("shows the server's message in a toast and beside the field", async () => {
    const message = 'Please enter a valid email address';
    server.answer(ROUTE, () =>
      errorAnswer(400, message, { errors: [{ field: 'email', message }] }),
    );
    const { user } = renderApp('/forgot-password');
    await ask(user, 'nora');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await emailField()).toHaveAccessibleDescription(message);
    expect(await emailField()).toHaveValue('nora');
    await user.type(await emailField(), '@');
    expect(await emailField()).not.toHaveAccessibleDescription();
  });

  it('shows when to try again after too many requests', async () => {
    const sentence = 'Too many attempts. Please try again in 12 minutes.';
    server.answer(ROUTE, () => errorAnswer(429, sentence, { retry_after: 700 }));
    const { user } = renderApp('/forgot-password');
    await ask(user);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows its own message if the answer has none or no answer comes', async () => {
    server.answer(ROUTE, () => json(500, {}));
    const { user } = renderApp('/forgot-password');
    await ask(user);
    expect(await screen.findByText('Failed to send reset email')).toBeVisible();
    server.answer(ROUTE, unreachable);
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
  });

  it('sends one request however often the button is pressed', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.answer(ROUTE, () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderApp('/forgot-password');
    await ask(user);
    const busy = await screen.findByRole('button', { name: 'Sending...' });
    await user.click(busy);
    answer(json(200, { message: ANSWER }));
    await screen.findByRole('heading', { name: 'Check Your Email' });
    await waitFor(() => expect(server.callsTo(ROUTE)).toHaveLength(1));
  });
});
