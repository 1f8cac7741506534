import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { readJson } from '../json-file.ts';
import { reason, StartError } from '../start-error.ts';
import type { SentEvent } from './stripe-events.ts';
import type { CardFacts } from './test-cards.ts';

const MOST_SALES = 500;
const MOST_DELIVERIES = 500;
/** Stripe forgets an Idempotency-Key after at least 24 hours. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** What is sold in a session. */
export interface Item {
  name: string;
  description: string | null;
  quantity: number;
  /** In the currency's smallest unit. */
  unitAmount: number;
}

/** One checkout session and everything that followed, as Stripe's objects. */
export interface Sale {
  session: Stripe.Checkout.Session;
  items: Item[];
  /** The session's payment_intent_data. */
  intentData: {
    metadata: Stripe.Metadata;
    receiptEmail: string | null;
    description: string | null;
  };
  /** Created with the first attempt to pay, as Stripe does. */
  intent: Stripe.PaymentIntent | null;
  /** One for each attempt; the last is the latest. */
  charges: Stripe.Charge[];
  /** Newest first; missing in files of earlier versions. */
  refunds?: Stripe.Refund[];
  dispute: Stripe.Dispute | null;
  /** The card that waits for the holder's confirmation. */
  waitingCard: CardFacts | null;
}

/** What can go wrong with the next event. */
export type Fault = 'twice' | 'delayed' | 'lost' | 'reversed';

/** One event on its way to the API. */
export interface Delivery {
  event: SentEvent;
  state: 'waiting' | 'held' | 'delivered' | 'lost' | 'given_up';
  /** The event that must be sent before this one, if this one is held; null until it exists. */
  after: string | null;
  /** How often it is sent at once. */
  copies: number;
  /** Not sent before, in milliseconds since 1970. */
  dueAt: number;
  retries: number;
  attempts: { at: number; answer: string }[];
}

/** The answer that a repeated Idempotency-Key gets again. */
export interface KeptAnswer {
  fingerprint: string;
  path: string;
  requestId: string;
  body: string;
  at: number;
}

/** Everything that a restart keeps. Sales and deliveries: newest first. */
export interface State {
  port: number;
  customers: Record<string, Stripe.Customer>;
  sales: Sale[];
  deliveries: Delivery[];
  nextFault: Fault | null;
  answers: Record<string, KeptAnswer>;
}

const emptyState = (): State => ({
  port: 0,
  customers: {},
  sales: [],
  deliveries: [],
  nextFault: null,
  answers: {},
});

/** The state in memory, and its file. */
export class StateFile {
  readonly #file: string;
  /** Whether the file holds the state. */
  #isKept = true;
  readonly state: State;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#file = join(folder, 'state.json');
    const kept = readJson<State>(this.#file);
    if (!kept && existsSync(this.#file))
      throw new StartError(
        `${this.#file} is damaged: put it back from a backup, or delete it to forget the test payments.`,
      );
    this.state = kept ?? emptyState();
  }

  /**
   * Writes the state in one step: a reader sees all of it or nothing. Where the disk is full, the state goes on in
   * memory, and the next change is another try.
   */
  save(): void {
    const { state } = this;
    state.sales.splice(MOST_SALES);
    state.deliveries.splice(MOST_DELIVERIES);
    for (const [key, { at }] of Object.entries(state.answers)) {
      if (at < Date.now() - KEY_LIFETIME_MS) delete state.answers[key];
    }
    try {
      writeFileSync(`${this.#file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${this.#file}.new`, this.#file);
      this.#isKept = true;
    } catch (error) {
      if (this.#isKept)
        console.error(`\nThe card payments cannot be kept for the next start (${reason(error)}).`);
      this.#isKept = false;
    }
  }
}
