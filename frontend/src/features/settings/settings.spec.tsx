import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  BOOSTER_SUBSCRIPTION,
  errorAnswer,
  json,
  startFakeServer,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const SUBSCRIPTION = 'GET /api/auth/subscription';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the settings page', () => {
  it('requires a login', async () => {
    localStorage.clear();
    const { path } = renderApp('/settings');
    expect(await screen.findByText('Please login to continue')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/auth?next=%2Fsettings'));
    expect(server.calls).toEqual([]);
  });

  it('is linked in the navigation', async () => {
    const { user, path } = renderApp('/history');
    await screen.findByText('No prompts yet');
    await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(path()).toBe('/settings');
    await waitFor(() => expect(document.title).toBe('Settings: Promptmint'));
  });

  it('has an index with a link to each section', async () => {
    const { user, path } = renderApp('/settings?statement=1');
    const index = within(await screen.findByRole('navigation', { name: 'Settings' }));
    expect(index.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Subscription details',
      'Account information',
      'Preferences',
      'Credit usage',
      'Credit statement',
      'API keys',
      'Shared links',
      'Your data',
      'Notifications',
      'Danger zone',
    ]);
    for (const link of index.getAllByRole('link')) {
      await user.click(link);
      expect(screen.getByRole('region', { name: link.textContent ?? '' })).toHaveFocus();
    }
    expect(path()).toBe('/settings?statement=1');
  });

  it('opens at the section in the address', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderApp('/settings#danger-zone');
    const section = await screen.findByRole('region', { name: 'Danger zone' });
    await waitFor(() => expect(scrolled.mock.contexts).toContain(section));
  });

  it('shows notifications as coming soon, with nothing to click', async () => {
    renderApp('/settings');
    const section = await region('Notifications');
    expect(section.getByText('Coming soon')).toBeVisible();
    for (const role of ['button', 'link', 'checkbox', 'switch', 'textbox', 'combobox']) {
      expect(section.queryByRole(role)).not.toBeInTheDocument();
    }
  });

  it('ends the session when a call is refused', async () => {
    server.answer(SUBSCRIPTION, () => errorAnswer(401, 'Unauthorized'));
    const { path } = renderApp('/settings');
    expect(await screen.findByText('Session expired. Please login again.')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/auth?next=%2Fsettings'));
    expect(screen.queryByText('Failed to load settings')).not.toBeInTheDocument();
  });
});

describe('the subscription details', () => {
  it('show the plan, its status, the credits and the start date', async () => {
    server.answer('GET /api/auth/credits', () => json(200, { credits: 1_250 }));
    server.answer(SUBSCRIPTION, () => json(200, BOOSTER_SUBSCRIPTION));
    renderApp('/settings');
    const section = await region('Subscription details');
    await section.findByText('Plan');
    await section.findByText('1,250');
    const facts = section.getAllByRole('term').map((term) => {
      return `${term.textContent}: ${term.nextElementSibling?.textContent}`;
    });
    expect(facts).toEqual([
      'Plan: Booster',
      'Status: Active',
      'Credits: 1,250',
      'Start date: Nov 1, 2026',
    ]);
    expect(section.getByRole('link', { name: 'Payment history' })).toHaveAttribute(
      'href',
      '/payment-history',
    );
    expect(section.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/pricing');
  });

  it('list every feature, also a new one, and whether it is included', async () => {
    const features = { ...BOOSTER_SUBSCRIPTION.features, a_new_thing: true };
    server.answer(SUBSCRIPTION, () => json(200, { ...BOOSTER_SUBSCRIPTION, features }));
    renderApp('/settings');
    const list = await screen.findByRole('list', { name: 'Features' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Quality ScoringIncluded',
      'Priority GenerationNot included',
      'Advanced TemplatesNot included',
      'Custom TemplatesNot included',
      'API AccessNot included',
      'Unlimited HistoryNot included',
      'Priority SupportNot included',
      'A New ThingIncluded',
    ]);
  });

  it('show that they could not be loaded, and load again on request', async () => {
    server.answer(SUBSCRIPTION, () => errorAnswer(503, 'Down'));
    const { user } = renderApp('/settings');
    await waitFor(() => expect(screen.getByText('Failed to load settings')).toBeVisible());
    const section = await region('Subscription details');
    expect(section.getByText("We couldn't load your plan")).toBeVisible();
    expect(section.getByText('Down')).toBeVisible();
    server.answer(SUBSCRIPTION, () => json(200, BOOSTER_SUBSCRIPTION));
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('region', { name: 'Subscription details' })).toHaveFocus();
    expect(await section.findByText('Booster')).toBeVisible();
  });

  it('show a skeleton while they load', async () => {
    server.answer(SUBSCRIPTION, () => new Promise(() => undefined));
    renderApp('/settings');
    expect(await screen.findByRole('status', { name: 'Loading your plan' })).toBeVisible();
  });
});
