import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GENERATE, generate, findRequestField, findResult } from '../../../testing/dashboard';
import { PROMPT, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

const answerWith = (prompt: object): void =>
  server.answer(GENERATE, () => json(200, { ...PROMPT, ...prompt }));

describe('the kind of a result', () => {
  it.each([
    ['translate', 'Translate'],
    ['general', 'General prompt'],
  ])('is shown: %s', async (kind, name) => {
    answerWith({ kind });
    const { user } = renderApp('/dashboard');
    await generate(user);
    expect(within(await findResult()).getByText(name)).toBeVisible();
  });

  it.each([
    ['says that nothing was added to the request', ['objective', 'material'], true],
    ['does not say so where a rule was added', ['objective', 'constraints', 'material'], false],
  ] as const)('%s', async (_behavior, keys, isSaid) => {
    const sections = keys.map((key) => ({ key, label: key, text: key }));
    answerWith({ kind: 'general', sections });
    const { user } = renderApp('/dashboard');
    await generate(user);
    const note = within(await findResult()).queryByText(/Nothing was added to your request/);
    if (isSaid) expect(note).toBeVisible();
    else expect(note).not.toBeInTheDocument();
  });

  it('is not shown if a language model wrote the prompt', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    expect(within(await findResult()).queryByText('General prompt')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  });

  it('changes the use case too if it belongs to another one', async () => {
    answerWith({ kind: 'article' });
    const { user } = renderApp('/dashboard');
    await findRequestField();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Use case' }),
      'Content creation',
    );
    await generate(user);
    await findResult();
    await user.click(screen.getByRole('button', { name: 'Change the kind of prompt' }));
    const others = await screen.findByRole('region', { name: 'Other use cases' });
    await user.click(within(others).getByRole('button', { name: 'Fix an error' }));
    await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(2));
    expect(JSON.parse(server.callsTo(GENERATE).at(-1)?.body ?? '')).toMatchObject({
      kind: 'fix_error',
      use_case: 'auto_detect',
    });
  });
});
