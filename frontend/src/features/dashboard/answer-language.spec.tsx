import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { GENERATE, findRequestField } from '../../../testing/dashboard';
import { NOTHING_RECOGNISED, USER, json, startFakeServer } from '../../../testing/fake-server';
import { fill } from '../../../testing/fill';
import { renderApp, signIn } from '../../../testing/render-app';

const ANALYZE = 'POST /api/prompts/analyze';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  server = startFakeServer();
  signIn();
});

const select = () => screen.getByRole('combobox', { name: 'Answer language' });
const chip = (name: string) => screen.queryByRole('button', { name });
const isPreferred = (preferred_language: typeof USER.preferred_language) =>
  server.answer('GET /api/auth/me', () => json(200, { ...USER, preferred_language }));

/** A dashboard with a request in this language, analysed. */
async function type(language: string | null) {
  server.answer(ANALYZE, () => json(200, { ...NOTHING_RECOGNISED, language }));
  const app = renderApp('/dashboard');
  await fill(app.user, await findRequestField(), 'Stellenanzeige für unsere Bäckerei');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await waitFor(() => expect(server.callsTo(ANALYZE)).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return app;
}

describe('the answer language', () => {
  it('offers the language of the request, and sends that choice', async () => {
    const { user } = await type('de');
    await user.click(await screen.findByRole('button', { name: 'Answer in German?' }));
    expect(select()).toHaveDisplayValue('Same as my request');
    expect(chip('Answer in German?')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(1));
    expect(JSON.parse(server.callsTo(GENERATE)[0]?.body ?? '')).toMatchObject({ language: 'same' });
  });

  it('offers languages too that are not in the list', async () => {
    await type('pl');
    expect(await screen.findByRole('button', { name: 'Answer in Polish?' })).toBeVisible();
  });

  it.each([
    ['the request is in the language of the answer', 'en'],
    ['the language of the request is not certain', null],
  ])('offers nothing when %s', async (_when, language) => {
    await type(language);
    expect(screen.queryByRole('button', { name: /^Answer in/ })).not.toBeInTheDocument();
  });

  it('offers nothing when a language is preferred', async () => {
    isPreferred('fr');
    await type('de');
    expect(select()).toHaveValue('fr');
    expect(chip('Answer in German?')).not.toBeInTheDocument();
  });

  it('offers nothing once the person has chosen a language', async () => {
    const { user } = await type('de');
    await screen.findByRole('button', { name: 'Answer in German?' });
    await user.selectOptions(select(), 'Spanish');
    await user.selectOptions(select(), 'English');
    expect(chip('Answer in German?')).not.toBeInTheDocument();
  });

  it('starts with the language of the request when that is preferred', async () => {
    isPreferred('same');
    await type('de');
    expect(select()).toHaveDisplayValue('Same as my request');
  });
});
