import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Stripe } from 'stripe';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import type { PackType } from '../catalogue/packs.js';
import { Payment } from '../database/entities/payment.js';
import { User } from '../database/entities/user.js';
import { CheckoutError, openCheckout } from './checkout.js';
import { loadStripe } from './load-stripe.js';
import type { Payments } from './stripe-client.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const { StripeIdempotencyError, StripeInvalidRequestError } = loadStripe().errors;
const refusal = (param: string) =>
  new StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
  } as never);
const inUse = () =>
  new StripeIdempotencyError({ type: 'idempotency_error', statusCode: 409 } as never);

const OPEN_SESSION = {
  status: 'open',
  payment_status: 'unpaid',
  client_reference_id: null,
  livemode: false,
  metadata: {},
  amount_total: null,
  currency: null,
  payment_intent: null,
};

/**
 * A provider whose calls return what is queued, and after that what Stripe returns when all is
 * well.
 */
function providerThat(refuses: { create?: Error[]; retrieve?: Error[]; update?: Error[] }) {
  const customers: string[] = [];
  const updates: [id: string, person: object][] = [];
  let count = 0;
  const sessions = {
    create: async (_session: object, { idempotencyKey }: { idempotencyKey: string }) => {
      const error = refuses.create?.shift();
      if (error) throw error;
      return { id: `cs_${idempotencyKey}`, url: `https://pay.example/${idempotencyKey}` };
    },
    retrieve: async (id: string) => {
      const error = refuses.retrieve?.shift();
      if (error) throw error;
      return { ...OPEN_SESSION, id };
    },
  };
  const create = async () => {
    const id = `cus_${(count += 1)}_${Math.random()}`;
    customers.push(id);
    return { id };
  };
  const update = async (id: string, person: object) => {
    const error = refuses.update?.shift();
    if (error) throw error;
    updates.push([id, person]);
  };
  const stripe = { checkout: { sessions }, customers: { create, update } } as unknown as Stripe;
  const payments: Payments = { stripe, webhookSecret: 'whsec_x', livemode: false };
  return { payments, customers, updates };
}

const click = (payments: Payments, userId: string, pack: PackType = 'starter') =>
  openCheckout(db.orm.em.fork(), payments, {
    userId,
    pack,
    publicUrl: 'http://x',
    appName: 'Promptmint',
  });

describe('openCheckout', () => {
  it('keeps the payment pending while another click is using its idempotency key', async () => {
    const user = await db.addUser();
    const { payments } = providerThat({ create: [inUse()] });
    await expect(click(payments, user)).rejects.toThrow(CheckoutError);
    await click(payments, user);
    const made = await db.orm.em.fork().find(Payment, { user });
    expect(made.map(({ status }) => status)).toEqual(['pending']);
  });

  it('creates a new customer after Stripe deleted the old one', async () => {
    const user = await db.addUser();
    const { payments, customers } = providerThat({ create: [refusal('customer')] });
    await expect(click(payments, user)).rejects.toThrow(CheckoutError);
    await click(payments, user);
    const { stripeCustomer } = await db.orm.em.fork().findOneOrFail(User, user);
    expect(customers).toHaveLength(2);
    expect(stripeCustomer).toBe(customers[1]);
  });

  it('sends Stripe the current address and name when a person buys again', async () => {
    const user = await db.addUser();
    const { payments, customers, updates } = providerThat({});
    await click(payments, user);
    const person = { email: `new.${user}@example.com`, fullName: 'Nora Lindqvist' };
    await db.orm.em.fork().nativeUpdate(User, user, person);
    await click(payments, user, 'booster');
    const { email, fullName: name } = person;
    expect(updates).toEqual([[customers[0], { email, name }]]);
    expect(customers).toHaveLength(1);
  });

  it('sends Stripe a changed address even if the page of an earlier click is still open', async () => {
    const user = await db.addUser();
    const { payments, updates } = providerThat({});
    const page = await click(payments, user);
    const email = `new.${user}@example.com`;
    await db.orm.em.fork().nativeUpdate(User, user, { email });
    expect(await click(payments, user)).toBe(page);
    expect(updates).toEqual([[expect.any(String), expect.objectContaining({ email })]]);
  });

  it('sells with the address that Stripe has when it refuses the changed one', async () => {
    const user = await db.addUser();
    const refused = new StripeInvalidRequestError({ code: 'email_invalid' } as never);
    const { payments, customers } = providerThat({ update: [refused] });
    await click(payments, user);
    expect(await click(payments, user, 'booster')).toMatch(/^https:/);
    expect(customers).toHaveLength(1);
  });

  it('creates a new customer when Stripe deleted the one that it would update', async () => {
    const user = await db.addUser();
    const { payments, customers } = providerThat({ update: [refusal('id')] });
    await click(payments, user);
    await click(payments, user, 'booster');
    const { stripeCustomer } = await db.orm.em.fork().findOneOrFail(User, user);
    expect(customers).toHaveLength(2);
    expect(stripeCustomer).toBe(customers[1]);
  });

  it('creates a new session when Stripe no longer knows the old one', async () => {
    const user = await db.addUser();
    const { payments } = providerThat({ retrieve: [refusal('session')] });
    const first = await click(payments, user);
    await expect(click(payments, user)).rejects.toThrow(CheckoutError);
    expect(await click(payments, user)).not.toBe(first);
  });
});
