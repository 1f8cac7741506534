import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GENERATE, generate, requestField, result } from '../../../testing/dashboard';
import { PROMPT, REQUEST, USER, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

describe('the draft', () => {
  it('survives a reload with every choice', async () => {
    const first = renderApp('/dashboard');
    await first.user.type(await requestField(), 'half an idea');
    await first.user.click(screen.getByRole('radio', { name: 'Gemini' }));
    first.close();
    renderApp('/dashboard');
    expect(await requestField()).toHaveValue('half an idea');
    expect(screen.getByRole('radio', { name: 'Gemini' })).toBeChecked();
  });

  it('keeps a language that is no longer preferred', async () => {
    server.answer('GET /api/auth/me', () => json(200, { ...USER, preferred_language: 'pt' }));
    const first = renderApp('/dashboard');
    await first.user.type(await requestField(), 'meia ideia');
    first.close();
    server.answer('GET /api/auth/me', () => json(200, USER));
    renderApp('/dashboard');
    expect(await requestField()).toHaveValue('meia ideia');
    const language = screen.getByRole('combobox', { name: 'Answer language' });
    expect(language).toHaveDisplayValue('Portuguese');
  });

  it('is cleared once it became a prompt', async () => {
    const first = renderApp('/dashboard');
    await generate(first.user);
    await result();
    first.close();
    renderApp('/dashboard');
    expect(await requestField()).toHaveValue('');
  });

  it('is kept when the person typed on meanwhile', async () => {
    let finish: (answer: Response) => void = () => undefined;
    server.answer(GENERATE, () => new Promise((resolve) => (finish = resolve)));
    const first = renderApp('/dashboard');
    await generate(first.user);
    await first.user.type(await requestField(), ', and more');
    finish(json(200, PROMPT));
    await result();
    expect(await requestField()).toHaveFocus();
    first.close();
    renderApp('/dashboard');
    expect(await requestField()).toHaveValue(`${REQUEST}, and more`);
  });

  it('is not shown to the next person on the same browser', async () => {
    const first = renderApp('/dashboard');
    await first.user.type(await requestField(), 'a private idea');
    first.close();
    server.answer('GET /api/auth/me', () => json(200, { ...USER, email: 'ada@example.com' }));
    renderApp('/dashboard');
    expect(await requestField()).toHaveValue('');
  });

  it('that cannot be read is ignored', async () => {
    localStorage.setItem('draft:nora@example.com', '{"user_input": 3');
    renderApp('/dashboard');
    expect(await requestField()).toHaveValue('');
  });
});
