import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../testing/fill';
import {
  BOOSTER_SUBSCRIPTION,
  CATALOGUE,
  errorAnswer,
  json,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';
import { MODELS_WITH_AND, PLAN_NAMES } from '../../api/catalogue';
import { historyText } from '../../ui/plan-features';
import { externalPage } from './use-checkout';

const CHECKOUT = 'POST /api/payments/create-checkout-session';
const PAY_AT = 'https://checkout.example/pay/1';
let server: ReturnType<typeof startFakeServer>;
let left: jest.SpiedFunction<typeof externalPage.open>;
beforeEach(() => {
  server = startFakeServer();
  server.answer(CHECKOUT, () => json(200, { checkout_url: PAY_AT }));
  left = jest.spyOn(externalPage, 'open').mockImplementation(() => undefined);
});

const pack = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('article') as HTMLElement);
};
const buy = (credits: number) => screen.findByRole('button', { name: `Buy ${credits} credits` });

describe('the pricing page', () => {
  it('shows each pack of the catalogue with its price per prompt', async () => {
    server.answer('GET /api/catalogue', () =>
      json(200, {
        ...CATALOGUE,
        packs: [
          ...CATALOGUE.packs.filter(({ id }) => id !== 'pro'),
          { id: 'pro', name: 'Pro', credits: 300, price_cents: 1250, currency: 'usd' },
        ],
      }),
    );
    renderApp('/pricing');
    expect(await buy(300)).toBeVisible();
    const starter = await pack('Starter');
    expect(starter.getByText('$1.99')).toBeVisible();
    expect(starter.getByText('8.0¢ per prompt')).toBeVisible();
    expect(starter.getByText('25 credits')).toBeVisible();
    const pro = await pack('Pro');
    expect(pro.getByText('$12.50')).toBeVisible();
    expect(pro.getByText('4.2¢ per prompt')).toBeVisible();
    expect(
      screen.getByText(
        'All plans include access to all AI models and quality optimization features',
      ),
    ).toBeVisible();
    expect(screen.getByText(/Purchases are generally final.*within 7 days/)).toBeVisible();
    expect(screen.queryByText(/Your plan$/)).not.toBeInTheDocument();
    expect(server.calls.map(({ route }) => route)).toEqual(['GET /api/catalogue']);
  });

  it('shows what each pack unlocks, and nothing that does not exist', async () => {
    renderApp('/pricing');
    const features = async (name: string) =>
      (await pack(name)).getAllByRole('listitem').map((item) => item.textContent);
    expect(await features('Starter')).toEqual([MODELS_WITH_AND, '7 days of history']);
    expect(await features('Booster')).toEqual([
      MODELS_WITH_AND,
      'Quality scoring before and after',
      'Priority generation',
      'Advanced templates',
      '30 days of history',
    ]);
    expect((await features('Pro')).slice(-4)).toEqual([
      'Custom templates',
      'API keys for scripts and agents',
      'Priority support',
      'Unlimited history',
    ]);
  });

  it('compares the plans in a table', async () => {
    renderApp('/pricing');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Feature',
      ...CATALOGUE.plans.map(({ id }) => PLAN_NAMES[id]),
    ]);
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((c) => c.textContent);
    const { plans } = CATALOGUE;
    expect(cells(/^Quality scoring/)).toEqual(
      plans.map(({ features }) => (features.quality_scoring ? 'Yes' : 'No')),
    );
    expect(cells(/^History/)).toEqual(plans.map(historyText));
  });

  it("marks the person's plan and shows the balance", async () => {
    signIn();
    server.answer('GET /api/auth/subscription', () => json(200, BOOSTER_SUBSCRIPTION));
    renderApp('/pricing');
    expect(await screen.findByText('You are on the Booster plan')).toBeVisible();
    expect(screen.getByText('8 credits left')).toBeVisible();
    expect((await pack('Booster')).getByText('Your plan')).toBeVisible();
    expect((await pack('Starter')).getByText('Keeps your Booster features')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Your plan Booster' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payment history' })).toHaveAttribute(
      'href',
      '/payment-history',
    );
  });

  it('shows prices without a balance if it could not be loaded', async () => {
    signIn();
    server.answer('GET /api/auth/credits', () => errorAnswer(503, 'Down'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer('GET /api/auth/subscription', () => errorAnswer(503, 'Down'));
    renderApp('/pricing');
    expect(await buy(25)).toBeVisible();
    expect(screen.queryByText(/left/)).not.toBeInTheDocument();
  });

  it.each([
    ['has not answered', () => new Promise<Response>(() => undefined)],
    ['cannot be reached', unreachable],
    ['fails', () => errorAnswer(503, 'Down')],
  ])('shows the prices from the build if the server %s', async (_case, answer) => {
    server.answer('GET /api/catalogue', answer);
    renderApp('/pricing');
    expect((await pack('Starter')).getByText('$1.99')).toBeVisible();
    expect((await pack('Booster')).getByText('$4.99')).toBeVisible();
    expect((await pack('Pro')).getByText('$9.99')).toBeVisible();
    expect(await buy(250)).toBeEnabled();
  });
});

describe('buying a pack', () => {
  it('shows "Processing..." and opens the payment page', async () => {
    signIn();
    let open: (answer: Response) => void = () => undefined;
    server.answer(CHECKOUT, () => new Promise((resolve) => (open = resolve)));
    const { user } = renderApp('/pricing');
    await user.click(await buy(100));
    const pressed = screen.getByRole('button', { name: 'Processing...' });
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(await buy(25)).toBeDisabled();
    expect(await buy(250)).toBeDisabled();
    await user.click(pressed);
    expect(server.callsTo(CHECKOUT)).toHaveLength(1);
    expect(server.callsTo(CHECKOUT)[0]).toMatchObject({
      query: { pack_type: 'booster' },
      body: '',
    });
    expect(left).not.toHaveBeenCalled();

    open(json(200, { checkout_url: PAY_AT }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(PAY_AT));
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
  });

  it('can be started again after Back from the payment page', async () => {
    signIn();
    const { user } = renderApp('/pricing');
    await user.click(await buy(25));
    await waitFor(() => expect(left).toHaveBeenCalled());
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(back));
    expect(await buy(25)).toBeEnabled();
  });

  it.each([
    ['status 502', () => errorAnswer(502, 'The provider is down.')],
    ['status 503', () => errorAnswer(503, 'Purchases are not available at the moment.')],
    ['no answer', unreachable],
  ])('shows a failure after %s, and can be tried again', async (_status, answer) => {
    signIn();
    server.answer(CHECKOUT, answer);
    const { user } = renderApp('/pricing');
    await user.click(await buy(250));
    expect(await screen.findByText('Failed to create checkout session')).toBeVisible();
    expect(await buy(250)).toBeEnabled();
    expect(await buy(25)).toBeEnabled();
    expect(left).not.toHaveBeenCalled();
  });

  it('asks for a login and returns afterwards', async () => {
    const { user, path } = renderApp('/pricing');
    await user.click(await buy(25));
    expect(await screen.findByText('Please login to purchase credits')).toBeVisible();
    await screen.findByRole('tab', { name: 'Login' });
    expect(path()).toBe('/auth?next=%2Fpricing');
    expect(server.callsTo(CHECKOUT)).toEqual([]);

    await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'nora@example.com');
    await fill(
      user,
      screen.getByLabelText('Password', { selector: '[name=password]' }),
      'Secret12',
    );
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(path()).toBe('/pricing'));
    expect(await buy(25)).toBeEnabled();
  });

  it('with an expired session opens the login page with one message', async () => {
    signIn();
    server.answer(CHECKOUT, () => errorAnswer(401, 'Unauthorized'));
    const { user, path } = renderApp('/pricing');
    await user.click(await buy(25));
    expect(await screen.findByText('Session expired. Please login again.')).toBeVisible();
    expect(screen.queryByText('Failed to create checkout session')).not.toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/auth?next=%2Fpricing'));
  });
});
