import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { historyItem, json, startFakeServer } from '../../../testing/fake-server';
import { HISTORY, findRow, answerHistory } from '../../../testing/history';
import { renderApp, signIn } from '../../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
  server.answer(HISTORY, ({ query: { q } }) =>
    json(200, {
      prompts: q === 'nothing' ? [] : [historyItem(q ?? 'any')],
      total: q === 'nothing' ? 0 : 45,
      older_hidden: false,
    }),
  );
});

const box = () => screen.findByRole('searchbox', { name: 'Search your prompts' });
const asked = () => server.callsTo(HISTORY).at(-1)?.query;
const use = (name: string) => screen.getByRole('combobox', { name });

describe('searching the history', () => {
  it('sends one search for the typed text from the first page, and keeps it in the address', async () => {
    // However slow the machine is, no pause between two characters is long enough for a search.
    jest.useFakeTimers({ advanceTimers: true });
    const { user, path } = renderApp('/history?page=2');
    await findRow(/request any/);
    await user.type(await box(), '  bakery ads ');
    expect(await findRow(/request bakery ads/)).toBeVisible();
    expect(path()).toBe('/history?q=bakery+ads');
    expect(asked()).toEqual({ q: 'bakery ads', limit: '20', offset: '0' });
    expect(server.callsTo(HISTORY)).toHaveLength(2);
    expect(screen.getByText('45 prompts match')).toBeVisible();
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue('  bakery ads ');
  });

  it('asks for a second character', async () => {
    const { user, path } = renderApp('/history');
    await user.type(await box(), ' b{Enter}');
    expect(screen.getByText('Type one more character')).toBeVisible();
    expect(path()).toBe('/history');
    await user.clear(await box());
    await user.type(await box(), '🥐{Enter}');
    expect(screen.getByText('Type one more character')).toBeVisible();
    await user.clear(await box());
    await user.type(await box(), 'ba{Enter}');
    expect(await findRow(/request ba/)).toBeVisible();
    expect(screen.queryByText('Type one more character')).not.toBeInTheDocument();
  });

  it('is focused with / and cleared with Escape', async () => {
    const { user, path } = renderApp('/history?q=bakery');
    const toggle = await findRow(/request bakery/);
    toggle.focus();
    await user.keyboard('/');
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue('bakery');
    await user.keyboard('either/or');
    expect(await box()).toHaveValue('either/or');
    await user.keyboard('{Escape}');
    expect(await box()).toHaveValue('');
    expect(await box()).toHaveFocus();
    await waitFor(() => expect(path()).toBe('/history'));
    expect(await findRow(/request any/)).toBeVisible();
  });

  it('follows Back and Forward of the browser', async () => {
    const { user, path, back, forward } = renderApp('/history');
    await user.type(await box(), 'bakery');
    await findRow(/request bakery/);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await findRow(/request any/)).toBeVisible();
    await user.selectOptions(use('Model'), 'Gemini');
    await waitFor(() => expect(path()).toBe('/history?target_model=gemini'));
    await back();
    expect(use('Model')).toHaveDisplayValue('All models');
    await back();
    expect(await box()).toHaveValue('bakery');
    expect(await findRow(/request bakery/)).toBeVisible();
    await forward();
    expect(await box()).toHaveValue('');
  });

  it('keeps the focus in the field while the list changes', async () => {
    const { user } = renderApp('/history?page=2');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Model' }), 'Claude');
    await waitFor(() => expect(asked()?.['offset']).toBe('0'));
    expect(screen.getByRole('heading', { name: 'History' })).not.toHaveFocus();
  });
});

describe('filtering the history', () => {
  it('sends use case, model and favourites together, also for the next pages', async () => {
    const { user, path } = renderApp('/history');
    await findRow(/request any/);
    await user.selectOptions(use('Use case'), 'Data analysis');
    await user.selectOptions(use('Model'), 'ChatGPT');
    const favourites = screen.getByRole('button', { name: 'Favourites', pressed: false });
    await user.click(favourites);
    const sought = { use_case: 'data_analysis', target_model: 'chatgpt', favourite: 'true' };
    await waitFor(() => expect(asked()).toEqual({ ...sought, limit: '20', offset: '0' }));
    expect(favourites).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(asked()).toEqual({ ...sought, limit: '20', offset: '40' }));
    expect(path()).toBe(
      '/history?use_case=data_analysis&target_model=chatgpt&favourite=true&page=3',
    );
    await user.selectOptions(use('Use case'), 'All use cases');
    await waitFor(() => expect(path()).toBe('/history?target_model=chatgpt&favourite=true'));
  });

  it('ignores unknown values in the address', async () => {
    renderApp('/history?q=x&use_case=auto_detect&target_model=toString&favourite=1&page=2');
    await findRow(/request any/);
    expect(asked()).toEqual({ limit: '20', offset: '20' });
    expect(screen.getByText('45 prompts')).toBeVisible();
  });

  it('shows that nothing matches, and can clear the filters', async () => {
    const { user, path } = renderApp('/history?q=nothing&favourite=true');
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    expect(screen.getByText('No prompts match')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await findRow(/request any/)).toBeVisible();
    expect(path()).toBe('/history');
    expect(await box()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus();
  });

  it('shows that older hidden prompts would match', async () => {
    answerHistory(server, [], { older_hidden: true });
    renderApp('/history?q=bakery');
    expect(await screen.findByText(/Older prompts that match are hidden/)).toBeVisible();
  });

  it('shows no filters while there are no prompts', async () => {
    answerHistory(server, []);
    renderApp('/history');
    await screen.findByRole('heading', { name: 'No prompts yet' });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('returns to the first page of the matches', async () => {
    answerHistory(server, [], { total: 3 });
    renderApp('/history?q=bakery&page=9');
    const link = await screen.findByRole('link', { name: 'Go to the first page' });
    await act(() => link.click());
    await waitFor(() => expect(asked()).toEqual({ q: 'bakery', limit: '20', offset: '0' }));
  });
});
