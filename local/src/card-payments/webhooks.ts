import { loadStripe } from './load-stripe.ts';
import type { Delivery, StateFile } from './state-file.ts';
import type { SentEvent } from './stripe-events.ts';

const ANSWER_LIMIT_MS = 20_000;

/** How long to wait, in milliseconds. */
export interface Pauses {
  /** Before each next try; after the last one the event is not sent again. */
  retries: readonly number[];
  /** The delay of a delayed event. */
  delay: number;
}

/** Stripe continues for three days; here a person waits in front of the screen. */
export const LOCAL_PAUSES: Pauses = {
  retries: [1, 2, 5, 10, 30, 60, 120, 300].map((seconds) => seconds * 1000),
  delay: 20_000,
};

interface Target {
  url: string;
  secret: string;
  pauses: Pauses;
}

/** Sends signed events to the API; a restart continues with what has not arrived. */
export class Webhooks {
  readonly #file: StateFile;
  readonly #target: Target;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor(file: StateFile, target: Target) {
    this.#file = file;
    this.#target = target;
    for (const delivery of file.state.deliveries) {
      // It may have failed because everything is being stopped.
      if (delivery.attempts.length > 0) Object.assign(delivery, { dueAt: 0, retries: 0 });
      this.#plan(delivery);
    }
  }

  /** Saves the state together with the new event, and sends it with the chosen fault. */
  send(event: SentEvent): void {
    const { state } = this.#file;
    const fault = state.nextFault;
    state.nextFault = null;
    const delivery: Delivery = {
      event,
      state: fault === 'lost' ? 'lost' : fault === 'reversed' ? 'held' : 'waiting',
      after: null,
      copies: fault === 'twice' ? 2 : 1,
      dueAt: fault === 'delayed' ? Date.now() + this.#target.pauses.delay : 0,
      retries: 0,
      attempts: [],
    };
    for (const held of state.deliveries) {
      if (held.state === 'held' && held.after === null && fault !== 'reversed') {
        held.after = event.id;
      }
    }
    state.deliveries.unshift(delivery);
    this.#file.save();
    if (fault === 'lost') this.#release(event.id);
    this.#plan(delivery);
  }

  /** Sends an event now, whatever its state. */
  sendAgain(delivery: Delivery): void {
    Object.assign(delivery, {
      state: 'waiting',
      after: null,
      copies: 1,
      dueAt: 0,
      retries: 0,
    } satisfies Partial<Delivery>);
    this.#file.save();
    this.#plan(delivery);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#underWay);
  }

  #plan(delivery: Delivery): void {
    const { id } = delivery.event;
    clearTimeout(this.#timers.get(id));
    if (delivery.state !== 'waiting' || this.#closing.signal.aborted) return;
    const run = () => {
      this.#timers.delete(id);
      const attempt = this.#attempt(delivery).finally(() => this.#underWay.delete(attempt));
      this.#underWay.add(attempt);
    };
    this.#timers.set(id, setTimeout(run, Math.max(0, delivery.dueAt - Date.now())).unref());
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const answers = await Promise.all(
      Array.from({ length: delivery.copies }, () => this.#post(delivery.event)),
    );
    if (this.#closing.signal.aborted) return;
    delivery.attempts.push(...answers.map((answer) => ({ at: Date.now(), answer })));
    const pause = this.#target.pauses.retries[delivery.retries];
    if (answers.every((answer) => /^2\d\d$/.test(answer))) delivery.state = 'delivered';
    else if (pause === undefined) delivery.state = 'given_up';
    else delivery.dueAt = Date.now() + pause;
    delivery.retries += 1;
    delivery.copies = 1;
    this.#file.save();
    this.#release(delivery.event.id);
    this.#plan(delivery);
  }

  /** Sends the events that were held until this one was sent, the newest first. */
  #release(id: string): void {
    for (const held of this.#file.state.deliveries) {
      if (held.state !== 'held' || held.after !== id) continue;
      held.state = 'waiting';
      this.#plan(held);
    }
    this.#file.save();
  }

  /** @returns the status, or why there was none */
  async #post(event: SentEvent): Promise<string> {
    const payload = JSON.stringify(event, null, 2);
    const { url, secret } = this.#target;
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: payload,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': loadStripe().webhooks.generateTestHeaderString({
            payload,
            secret,
          }),
        },
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      return cause instanceof Error ? cause.message || cause.name : String(cause);
    }
  }
}
