import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { historyItem, json, startFakeServer } from '../../../testing/fake-server';
import { HISTORY, entry, keep } from '../../../testing/history';
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
  it('asks once for what was typed, from the first page, and keeps it in the address', async () => {
    const { user, path } = renderApp('/history?page=2');
    await entry(/request any/);
    await user.type(await box(), '  bakery ads ');
    expect(await entry(/request bakery ads/)).toBeVisible();
    expect(path()).toBe('/history?q=bakery+ads');
    expect(asked()).toEqual({ q: 'bakery ads', limit: '20', offset: '0' });
    expect(server.callsTo(HISTORY)).toHaveLength(2);
    expect(screen.getByText('45 prompts match')).toBeVisible();
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue('  bakery ads ');
  });

  it('waits for a second character, and says so', async () => {
    const { user, path } = renderApp('/history');
    await user.type(await box(), ' b{Enter}');
    expect(screen.getByText('Type one more character')).toBeVisible();
    expect(path()).toBe('/history');
    await user.clear(await box());
    await user.type(await box(), '🥐{Enter}');
    expect(screen.getByText('Type one more character')).toBeVisible();
    await user.clear(await box());
    await user.type(await box(), 'ba{Enter}');
    expect(await entry(/request ba/)).toBeVisible();
    expect(screen.queryByText('Type one more character')).not.toBeInTheDocument();
  });

  it('has the keys / and Escape', async () => {
    const { user, path } = renderApp('/history?q=bakery');
    const toggle = await entry(/request bakery/);
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
    expect(await entry(/request any/)).toBeVisible();
  });

  it('goes back and forward with the browser', async () => {
    const { user, path, back, forward } = renderApp('/history');
    await user.type(await box(), 'bakery');
    await entry(/request bakery/);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await entry(/request any/)).toBeVisible();
    await user.selectOptions(use('Model'), 'Gemini');
    await waitFor(() => expect(path()).toBe('/history?target_model=gemini'));
    await back();
    expect(use('Model')).toHaveDisplayValue('All models');
    await back();
    expect(await box()).toHaveValue('bakery');
    expect(await entry(/request bakery/)).toBeVisible();
    await forward();
    expect(await box()).toHaveValue('');
  });

  it('leaves the focus where it is while the page of the list changes with it', async () => {
    const { user } = renderApp('/history?page=2');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Model' }), 'Claude');
    await waitFor(() => expect(asked()?.['offset']).toBe('0'));
    expect(screen.getByRole('heading', { name: 'History' })).not.toHaveFocus();
  });
});

describe('filtering the history', () => {
  it('asks for use case, model and favourites together, and pages among them', async () => {
    const { user, path } = renderApp('/history');
    await entry(/request any/);
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

  it('reads only what it knows out of an address', async () => {
    renderApp('/history?q=x&use_case=auto_detect&target_model=toString&favourite=1&page=2');
    await entry(/request any/);
    expect(asked()).toEqual({ limit: '20', offset: '20' });
    expect(screen.getByText('45 prompts')).toBeVisible();
  });

  it('says that nothing matches, and leads back to everything', async () => {
    const { user, path } = renderApp('/history?q=nothing&favourite=true');
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    expect(screen.getByText('No prompts match')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await entry(/request any/)).toBeVisible();
    expect(path()).toBe('/history');
    expect(await box()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus();
  });

  it('says when older prompts would match', async () => {
    keep(server, [], { older_hidden: true });
    renderApp('/history?q=bakery');
    expect(await screen.findByText(/Older prompts that match are hidden/)).toBeVisible();
  });

  it('has nothing to filter while there are no prompts', async () => {
    keep(server, []);
    renderApp('/history');
    await screen.findByRole('heading', { name: 'No prompts yet' });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('leads back to the first page of what was found', async () => {
    keep(server, [], { total: 3 });
    renderApp('/history?q=bakery&page=9');
    const link = await screen.findByRole('link', { name: 'Go to the first page' });
    await act(() => link.click());
    await waitFor(() => expect(asked()).toEqual({ q: 'bakery', limit: '20', offset: '0' }));
  });
});
