import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GENERATE, generate, findRequestField, findResult } from '../../../testing/dashboard';
import { PROMPT, REQUEST, USER, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

describe('the draft of a request', () => {
  it('survives a reload with all its choices', async () => {
    const first = renderApp('/dashboard');
    await first.user.type(await findRequestField(), 'half an idea');
    await first.user.click(screen.getByRole('radio', { name: 'Gemini' }));
    const useCase = () => screen.getByRole('combobox', { name: 'Use case' });
    await first.user.selectOptions(useCase(), 'Data analysis');
    first.close();
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('half an idea');
    expect(useCase()).toHaveValue('data_analysis');
    expect(screen.getByRole('radio', { name: 'Gemini' })).toBeChecked();
  });

  it('keeps its language even if another one is preferred now', async () => {
    server.answer('GET /api/auth/me', () => json(200, { ...USER, preferred_language: 'pt' }));
    const first = renderApp('/dashboard');
    await first.user.type(await findRequestField(), 'meia ideia');
    first.close();
    server.answer('GET /api/auth/me', () => json(200, USER));
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('meia ideia');
    const language = screen.getByRole('combobox', { name: 'Answer language' });
    expect(language).toHaveDisplayValue('Portuguese');
  });

  it('is cleared once its prompt is finished', async () => {
    const first = renderApp('/dashboard');
    await generate(first.user);
    await findResult();
    first.close();
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
  });

  it('is kept if the person changed it meanwhile', async () => {
    let finish: (answer: Response) => void = () => undefined;
    server.answer(GENERATE, () => new Promise((resolve) => (finish = resolve)));
    const first = renderApp('/dashboard');
    await generate(first.user);
    await first.user.type(await findRequestField(), ', and more');
    finish(json(200, PROMPT));
    await findResult();
    expect(await findRequestField()).toHaveFocus();
    first.close();
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue(`${REQUEST}, and more`);
  });

  it('is not shown to the next account in the same browser', async () => {
    const first = renderApp('/dashboard');
    await first.user.type(await findRequestField(), 'a private idea');
    first.close();
    server.answer('GET /api/auth/me', () => json(200, { ...USER, email: 'ada@example.com' }));
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
  });

  it('is ignored if it cannot be read', async () => {
    localStorage.setItem('draft:nora@example.com', '{"user_input": 3');
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
  });
});
