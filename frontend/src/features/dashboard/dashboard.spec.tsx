import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../testing/fill';
import { GENERATE, generate, findRequestField, findResult } from '../../../testing/dashboard';
import {
  FREE_SUBSCRIPTION,
  PROMPT,
  REQUEST,
  USER,
  errorAnswer,
  json,
  startFakeServer,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';
import { plansWith } from '../../ui/plan-features';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

describe('the top of the dashboard', () => {
  it('greets the person by name and shows balance and plan', async () => {
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Welcome, Nora Lindqvist' })).toBeVisible();
    expect(screen.getByText('nora@example.com')).toBeVisible();
    expect(screen.getByText('8 credits left')).toBeVisible();
    expect(await screen.findByText('Free plan')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Email verification' })).not.toBeInTheDocument();
  });

  it.each([
    [9, 'Buy More Credits'],
    [10, null],
  ])('with %i credits left shows the button to buy more: %s', async (credits, offer) => {
    server.answer('GET /api/auth/credits', () => json(200, { credits }));
    renderApp('/dashboard');
    await screen.findByText(`${credits} credits left`);
    const link = screen.queryByRole('link', { name: 'Buy More Credits' });
    expect(link?.textContent ?? null).toBe(offer);
  });

  it('shows that the account could not be loaded, and loads it again on request', async () => {
    server.answer('GET /api/auth/me', () => errorAnswer(503, 'Down'));
    const { user } = renderApp('/dashboard');
    expect(await screen.findByText('Failed to load user information')).toBeVisible();
    expect(await findRequestField()).toBeVisible();
    // The form asks for the account too, and there is no button while it does.
    const button = await screen.findByRole('button', { name: 'Try again' });
    server.answer('GET /api/auth/me', () => json(200, USER));
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Welcome, Nora Lindqvist' })).toBeVisible();
  });

  it('asks an unverified person to verify, resends the link, and can be dismissed', async () => {
    server.answer('GET /api/auth/subscription', () =>
      json(200, { ...FREE_SUBSCRIPTION, email_verified: false }),
    );
    const { user } = renderApp('/dashboard');
    const banner = within(await screen.findByRole('region', { name: 'Email verification' }));
    await user.click(banner.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText(/Verification email sent/)).toBeVisible();
    server.answer('POST /api/auth/resend-verification', () => errorAnswer(503, 'Down'));
    await user.click(await banner.findByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('Failed to resend verification email')).toBeVisible();
    await user.click(banner.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Email verification' })).not.toBeInTheDocument();
  });

  it('says in badge and banner that free credits wait for the confirmed email', async () => {
    server.answer('GET /api/auth/credits', () => json(200, { credits: 0 }));
    const waiting = {
      ...FREE_SUBSCRIPTION,
      credits: 0,
      credits_waiting: 10,
      email_verified: false,
    };
    server.answer('GET /api/auth/subscription', () => json(200, waiting));
    renderApp('/dashboard');
    const banner = await screen.findByRole('region', { name: 'Email verification' });
    expect(banner).toHaveTextContent(
      /^10 credits after you confirm your email\. We sent a link to nora@example\.com\./,
    );
    expect(
      await screen.findByRole('link', { name: '10 credits after you confirm your email' }),
    ).toBeVisible();
    expect(screen.queryByText('0 credits')).not.toBeInTheDocument();
  });

  it('says that no credit is left where none waits', async () => {
    server.answer('GET /api/auth/credits', () => json(200, { credits: 0 }));
    renderApp('/dashboard');
    expect(await screen.findByRole('link', { name: '0 credits' })).toBeVisible();
  });

  it('appears all at once, so that nothing moves when a slow call ends', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.answer('GET /api/auth/subscription', () => new Promise((resolve) => (answer = resolve)));
    renderApp('/dashboard');
    expect(await screen.findByRole('link', { name: '8 credits' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveAccessibleName('Loading your account');
    expect(screen.queryByText('8 credits left')).not.toBeInTheDocument();
    answer(json(200, { ...FREE_SUBSCRIPTION, email_verified: false }));
    expect(await screen.findByText('8 credits left')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Email verification' })).toBeVisible();
  });

  it('stays while a failed subscription call is repeated', async () => {
    server.answer('GET /api/auth/subscription', () => errorAnswer(503, 'Down'));
    const { user } = renderApp('/dashboard');
    await screen.findByRole('region', { name: 'Email verification' });
    server.answer('GET /api/auth/subscription', () => new Promise(() => undefined));
    server.answer('POST /api/auth/resend-verification', () => errorAnswer(409, 'Verified'));
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await waitFor(() => expect(server.callsTo('GET /api/auth/subscription')).toHaveLength(2));
    expect(screen.getByRole('region', { name: 'Email verification' })).toBeVisible();
    expect(screen.getByText('Free plan')).toBeVisible();
  });

  it('assumes the free plan and an unverified email if the subscription call fails', async () => {
    server.answer('GET /api/auth/subscription', () => errorAnswer(503, 'Down'));
    renderApp('/dashboard');
    expect(await screen.findByRole('region', { name: 'Email verification' })).toBeVisible();
    expect(screen.getByText('Free plan')).toBeVisible();
    expect(
      screen.getByText(`Get detailed quality metrics on ${plansWith('quality_scoring')} plans`),
    ).toBeVisible();
  });
});

describe('generating a prompt', () => {
  it('sends the request once and shows the prompt as a document', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    const sheet = within(await findResult());
    expect(sheet.getByRole('heading', { name: 'Role' })).toBeVisible();
    expect(sheet.getByText('weekend shifts').tagName).toBe('MARK');
    await waitFor(async () => expect(await findResult()).toHaveFocus());

    const [call, ...more] = server.callsTo(GENERATE);
    expect(more).toEqual([]);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      user_input: REQUEST,
      use_case: 'auto_detect',
      target_model: 'claude',
      language: 'en',
    });
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('loads the balance again afterwards', async () => {
    const { user } = renderApp('/dashboard');
    await screen.findByText('8 credits left');
    server.answer('GET /api/auth/credits', () => json(200, { credits: 7 }));
    await generate(user);
    expect(await screen.findByText('7 credits left')).toBeVisible();
    expect(screen.getByRole('link', { name: '7 credits' })).toBeVisible();
  });

  it('shows that it is running and cannot be started twice', async () => {
    server.answer(GENERATE, () => new Promise(() => undefined));
    const { user } = renderApp('/dashboard');
    await generate(user);
    const button = await screen.findByRole('button', { name: 'Generating...' });
    expect(await screen.findByRole('status')).toHaveTextContent('Generating...');
    await user.click(button);
    expect(server.callsTo(GENERATE)).toHaveLength(1);
  });

  it('starts with Ctrl+Enter', async () => {
    const { user } = renderApp('/dashboard');
    await fill(user, await findRequestField(), REQUEST);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await findResult()).toBeVisible();
  });

  it('asks for a request if the field is empty', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user, '  ');
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    expect(await findRequestField()).toHaveFocus();
    expect(await findRequestField()).toBeInvalid();
    expect(server.callsTo(GENERATE)).toEqual([]);
  });

  it('refuses a request that is too long, and keeps its whole text', async () => {
    const { user } = renderApp('/dashboard');
    const field = await findRequestField();
    await user.click(field);
    await user.paste('x'.repeat(8_001));
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(field).toHaveAccessibleDescription(/8,001 characters long; the limit is 8,000/);
    expect(field).toHaveValue('x'.repeat(8_001));
    expect(server.callsTo(GENERATE)).toEqual([]);
  });

  it('counts an emoji as one character of the limit', async () => {
    const { user } = renderApp('/dashboard');
    const field = await findRequestField();
    await user.click(field);
    await user.paste('🥐'.repeat(8_000));
    expect(field).toBeValid();
    await user.paste('🥐');
    expect(field).toHaveAccessibleDescription(/8,001 characters long; the limit is 8,000/);
  });

  it("starts with the person's preferred language and model", async () => {
    const preferred = { preferred_language: 'ko', preferred_model: 'gemini' } as const;
    server.answer('GET /api/auth/me', () => json(200, { ...USER, ...preferred }));
    renderApp('/dashboard');
    const language = await screen.findByRole('combobox', { name: 'Answer language' });
    expect(language).toHaveValue('ko');
    expect(within(language).getAllByRole('option')).toHaveLength(8);
    expect(screen.getByRole('radio', { name: 'Gemini' })).toBeChecked();
  });

  it('sends every choice of the form', async () => {
    const { user } = renderApp('/dashboard');
    await findRequestField();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Use case' }), 'Data analysis');
    await user.click(screen.getByRole('radio', { name: 'ChatGPT' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Answer language' }), 'Spanish');
    await generate(user);
    await findResult();
    expect(JSON.parse(server.callsTo(GENERATE)[0]?.body ?? '')).toEqual({
      user_input: REQUEST,
      use_case: 'data_analysis',
      target_model: 'chatgpt',
      language: 'es',
    });
  });

  it('continues while the person is on another page', async () => {
    let finish: (answer: Response) => void = () => undefined;
    server.answer(GENERATE, () => new Promise((resolve) => (finish = resolve)));
    const { user } = renderApp('/dashboard');
    await generate(user);
    await user.click(await screen.findByRole('link', { name: 'Go to History' }));
    await screen.findByText('No prompts yet');
    finish(json(200, PROMPT));
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await findResult()).toBeVisible();
    expect(await findRequestField()).toHaveValue(REQUEST);
  });
});
