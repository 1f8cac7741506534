import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { debitGeneration, grantSignupCredits } from '@promptmint/core/credits/credit-ledger';
import { ApiKey } from '@promptmint/core/database/entities/api-key';
import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { IdempotencyKey } from '@promptmint/core/database/entities/idempotency-key';
import { Payment } from '@promptmint/core/database/entities/payment';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { SharedLink } from '@promptmint/core/database/entities/shared-link';
import { SignupGrant } from '@promptmint/core/database/entities/signup-grant';
import { Template } from '@promptmint/core/database/entities/template';
import { User } from '@promptmint/core/database/entities/user';
import { handleStripeEvent } from '@promptmint/core/payments/fulfilment';
import type { PaymentEvent } from '@promptmint/core/payments/stripe-objects';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { writeToOutbox } from '@promptmint/core/queues/outbox';

/** A person who has used everything that the product has. */
export interface WholePerson {
  id: string;
  email: string;
  /** Part of every text of theirs, in lower case, and of no other. */
  mark: string;
  promptId: string;
  /** Their purchase, a Booster pack, and the provider's ids of it. */
  bought: { id: string; intent: string };
}

/**
 * Adds a person with credits, a finished prompt, a pack, a template, a shared link, an API key, emailed links,
 * messages to support and queued emails.
 * @param deletedAt when they deleted the account.
 */
export async function addWholePerson(
  em: EntityManager,
  deletedAt: Date | null,
): Promise<WholePerson> {
  const [id, mark] = [randomUUID(), `mark${randomBytes(6).toString('hex')}`];
  const email = `${mark}@example.com`;
  await em.insert(User, {
    id,
    email,
    fullName: `Nora ${mark}`,
    passwordHash: `hash of ${mark}`,
    preferredLanguage: 'ja',
    preferredModel: 'gemini',
    lowCreditsReminded: true,
    stripeCustomer: `cus_${mark}`,
    emailVerifiedAt: new Date(),
    createdAt: new Date(),
    deletedAt,
  });
  await em.insert(SignupGrant, { person: `hash ${id}` });
  await grantSignupCredits(em, id);
  const promptId = await addPrompt(em, id, mark);
  await em.insert(IdempotencyKey, {
    userId: id,
    key: `key of ${mark}`,
    requestHash: 'hash',
    promptId,
    createdAt: new Date(),
  });
  await em.insert(SharedLink, {
    id: randomUUID(),
    prompt: promptId,
    user: id,
    tokenHash: `hash of ${mark}`,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const bought = await buy(em, id, mark);
  await em.insert(Template, {
    id: randomUUID(),
    user: id,
    title: `Job ads of ${mark}`,
    useCase: 'content_creation',
    text: `job ad for ${mark}: {{shift}}`,
    createdAt: new Date(),
  });
  await addApiKey(em, id, mark);
  await addLinks(em, id, mark);
  await addMessages(em, id, mark);
  await queueEmail(em, { template: 'welcome', userId: id });
  return { id, email, mark, promptId, bought };
}

/** A prompt that was paid for with a credit and is finished, unless the change says otherwise. */
export async function addPrompt(
  em: EntityManager,
  user: string,
  mark: string,
  change: Partial<Prompt> = {},
): Promise<string> {
  const id = randomUUID();
  await em.insert(Prompt, {
    id,
    user,
    status: 'succeeded',
    createdAt: new Date(),
    deadlineAt: new Date(),
    originalInput: `job ad for the bakery of ${mark}`,
    requestedUseCase: 'auto_detect',
    targetModel: 'claude',
    language: 'en',
    answers: [{ name: 'recipient', text: `the customers of ${mark}` }],
    useCase: 'content_creation',
    provider: 'composer',
    blueprint: { matter: mark },
    optimizedPrompt: `Write a job ad for ${mark}.`,
    sections: [{ key: 'objective', label: 'Task', text: `Write a job ad for ${mark}.` }],
    placeholders: [mark],
    ...change,
  });
  await debitGeneration(em, user, id);
  return id;
}

async function buy(em: EntityManager, user: string, mark: string) {
  const id = randomUUID();
  await em.insert(Payment, {
    id,
    user,
    pack: 'booster',
    credits: 100,
    amountCents: 499,
    currency: 'usd',
    livemode: false,
    checkoutUrl: `https://pay.example/${mark}`,
    receiptUrl: `https://pay.example/receipts/${mark}`,
    cardBrand: 'visa',
    cardLast4: '4242',
    createdAt: new Date(),
  });
  const intent = `pi_${id}`;
  await deliverEvent(em, 'checkout.session.completed', {
    id: `cs_${id}`,
    client_reference_id: id,
    status: 'open',
    payment_status: 'paid',
    payment_intent: intent,
    amount_total: 499,
    currency: 'usd',
    livemode: false,
    metadata: { pack_type: 'booster' },
  });
  return { id, intent };
}

/** Handles an event as if Stripe had sent it. */
export async function deliverEvent(
  em: EntityManager,
  type: PaymentEvent['type'],
  object: object,
): Promise<void> {
  const id = `evt_${randomUUID()}`;
  const event = { id, type, created: 1_790_000_000, livemode: false, data: { object } };
  await handleStripeEvent(em.fork(), event as PaymentEvent, false);
}

async function addApiKey(em: EntityManager, user: string, mark: string): Promise<void> {
  const id = randomUUID();
  await em.insert(ApiKey, {
    id,
    user,
    publicId: id.slice(0, 8),
    secretHash: `hash ${id}`,
    name: `CI of ${mark}`,
    scopes: ['prompts:read'],
    createdAt: new Date(),
    budgetId: id,
  });
}

async function addLinks(em: EntityManager, user: string, mark: string): Promise<void> {
  const id = randomUUID();
  await em.insert(EmailToken, {
    id,
    user,
    purpose: 'change_email',
    tokenHash: `hash ${id}`,
    expiresAt: new Date(),
    newEmail: `new-${mark}@example.com`,
    previousEmail: `old-${mark}@example.com`,
  });
  await queueEmail(em, { template: 'email-changed', tokenId: id });
}

/** One sent signed in, and one sent signed out with the same address. */
async function addMessages(em: EntityManager, user: string, mark: string): Promise<void> {
  for (const sender of [user, null]) {
    const id = randomUUID();
    await em.insert(ContactMessage, {
      id,
      user: sender,
      name: `Nora ${mark}`,
      email: `${mark}@Example.com`,
      subject: `Receipt of ${mark}`,
      message: `Where is it? ${mark}`,
      priority: false,
      createdAt: new Date(),
    });
    await queueEmail(em, { template: 'contact-acknowledged', messageId: id });
  }
}

async function queueEmail(em: EntityManager, payload: MailJob): Promise<void> {
  await writeToOutbox(em, { queue: 'mail', key: randomUUID(), payload });
}

/** The emails in the outbox, by their payload. */
export async function queuedEmails(em: EntityManager): Promise<string[]> {
  const owed = await em.find(OutboxMessage, { queue: 'mail' }, { disableIdentityMap: true });
  return owed.map(({ payload }) => Object.values(payload as object).join(' ')).sort();
}
