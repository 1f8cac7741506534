import { mkdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../core/testing/until.ts';
import { type Bench, startBench } from './test-bench.ts';

const AN_HOUR_MS = 3_600_000;

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const chooseNext = (fault: string) => bench.post('/next-event', { fault });

/** A buyer who has paid; the event has not been accepted yet. */
async function paidCheckout(): Promise<string> {
  const { id } = await bench.checkout();
  await bench.pay(id, { use: 'pays' });
  return id;
}

async function expireOne(): Promise<string> {
  const { id } = await bench.checkout();
  await bench.control(id, 'expire');
  return id;
}

const sessionsOf = async (count: number) => {
  const sessions: unknown[] = [];
  for (let taken = 0; taken < count; taken += 1) {
    const { data } = await bench.event();
    sessions.push('id' in data.object ? data.object.id : null);
  }
  return sessions;
};

const shows = (text: string) => until(async () => (await bench.page('/')).includes(text));

describe('what happens after a payment', () => {
  it('refunds in parts, and reports the sum', async () => {
    const id = await paidCheckout();
    await bench.event();
    await bench.control(id, 'refund', { amount: '1.50' });
    expect(await bench.event()).toMatchObject({
      type: 'charge.refunded',
      data: {
        object: { amount: 499, amount_refunded: 150, refunded: false },
        previous_attributes: { amount_refunded: 0 },
      },
    });
    for (const amount of ['3.50', '0', '1,50', '-1']) {
      expect((await bench.control(id, 'refund', { amount })).status).toBe(409);
    }
    await bench.control(id, 'refund');
    expect(await bench.event()).toMatchObject({
      type: 'charge.refunded',
      data: {
        object: { id: expect.stringMatching(/^ch_/), amount_refunded: 499, refunded: true },
        previous_attributes: { amount_refunded: 150, refunded: false },
      },
    });
    expect((await bench.control(id, 'refund')).status).toBe(409);
  });

  it('refunds by a call, once for each Idempotency-Key, and lists it', async () => {
    const id = await paidCheckout();
    const { object: session } = (await bench.event()).data;
    const intent = 'payment_intent' in session ? String(session.payment_intent) : '';
    const { refunds } = bench.stripe();
    const create = (amount: number | undefined, idempotencyKey: string) =>
      refunds.create(
        {
          payment_intent: intent,
          metadata: { refund_id: idempotencyKey },
          expand: ['charge'],
          ...(amount && { amount }),
        },
        { idempotencyKey },
      );
    const first = await create(150, 'one');
    expect(first).toMatchObject({
      object: 'refund',
      amount: 150,
      status: 'succeeded',
      charge: { amount_refunded: 150 },
    });
    expect((await create(150, 'one')).id).toBe(first.id);
    expect(await bench.event()).toMatchObject({
      type: 'charge.refunded',
      request: { idempotency_key: 'one' },
      data: { object: { amount_refunded: 150 } },
    });
    await expect(create(350, 'two')).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    expect(await create(undefined, 'three')).toMatchObject({ amount: 349 });
    const refunded = { statusCode: 400, code: 'charge_already_refunded' };
    await expect(create(1, 'four')).rejects.toMatchObject(refunded);
    const { data } = await refunds.list({ payment_intent: intent });
    expect(data.map(({ amount, metadata }) => [amount, metadata?.['refund_id']])).toEqual([
      [349, 'three'],
      [150, 'one'],
    ]);
    expect((await bench.control(id, 'dispute')).status).toBe(409);
  });

  it('does not refund what is disputed', async () => {
    const id = await paidCheckout();
    const { object: session } = (await bench.event()).data;
    await bench.control(id, 'dispute');
    const payment_intent = 'payment_intent' in session ? String(session.payment_intent) : '';
    await expect(bench.stripe().refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });

  it.each(['won', 'lost'])('opens a dispute and closes it as %s', async (outcome) => {
    const id = await paidCheckout();
    const paid = await bench.event();
    const intent = 'payment_intent' in paid.data.object ? paid.data.object.payment_intent : null;
    await bench.control(id, 'dispute');
    const opened = await bench.event();
    expect(opened).toMatchObject({
      type: 'charge.dispute.created',
      data: {
        object: {
          object: 'dispute',
          amount: 499,
          charge: expect.stringMatching(/^ch_/),
          payment_intent: intent,
          status: 'needs_response',
        },
      },
    });
    expect((await bench.control(id, 'refund')).status).toBe(409);
    await bench.control(id, 'close-dispute', { outcome });
    expect(await bench.event()).toMatchObject({
      type: 'charge.dispute.closed',
      data: { object: { payment_intent: intent, amount: 499, status: outcome } },
    });
    expect((await bench.control(id, 'close-dispute', { outcome })).status).toBe(409);
    expect((await bench.control(id, 'refund')).status).toBe(outcome === 'won' ? 303 : 409);
  });
});

describe('the delivery of events', () => {
  it('tries again until the event is accepted, signed each time', async () => {
    bench.receiver.statuses.push(500, 302, 404);
    await paidCheckout();
    const tries = [
      await bench.event(),
      await bench.event(),
      await bench.event(),
      await bench.event(),
    ];
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    await shows('delivered (500, 302, 404, 200)');
  });

  it('stops retrying in the end, and sends again on request', async () => {
    bench.receiver.statuses.push(500, 500, 500, 500);
    await paidCheckout();
    const { id } = await bench.event();
    await shows('not delivered (500, 500, 500, 500)');
    for (const rest of [1, 2, 3]) expect([rest, (await bench.event()).id]).toEqual([rest, id]);
    await bench.post(`/events/${id}/send-again`);
    expect((await bench.event()).id).toBe(id);
    await shows('delivered (500, 500, 500, 500, 200)');
    await bench.post(`/events/${id}/send-again`);
    expect((await bench.event()).id).toBe(id);
  });

  it('delivers one event twice, and the next one once', async () => {
    await chooseNext('twice');
    expect(await bench.page('/')).toContain('The next event is delivered twice.');
    const first = await paidCheckout();
    const tries = [await bench.event(), await bench.event()];
    expect(tries[0]?.id).toBe(tries[1]?.id);
    expect(tries[0]).toMatchObject({ data: { object: { id: first } } });
    const [second, third] = [await expireOne(), await expireOne()];
    expect((await sessionsOf(2)).toSorted()).toEqual([second, third].toSorted());
  });

  it('loses one event', async () => {
    await chooseNext('lost');
    await paidCheckout();
    const second = await expireOne();
    expect(await sessionsOf(1)).toEqual([second]);
    expect(await bench.page('/')).toContain('<td>lost</td>');
  });

  it('holds one event until the next has gone', async () => {
    await chooseNext('reversed');
    const first = await paidCheckout();
    expect(await bench.page('/')).toContain('held until the next event');
    await bench.restart();
    const second = await expireOne();
    expect(await sessionsOf(2)).toEqual([second, first]);
  });

  it('can reverse the order of several events', async () => {
    await chooseNext('reversed');
    const first = await paidCheckout();
    await chooseNext('reversed');
    const second = await paidCheckout();
    const third = await expireOne();
    const [taken, ...rest] = await sessionsOf(3);
    expect(taken).toBe(third);
    expect(rest.toSorted()).toEqual([first, second].toSorted());
  });

  it('goes on from memory where the disk cannot keep its state', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue();
    rmSync(bench.folder, { recursive: true });
    bench.receiver.statuses.push(500);
    await paidCheckout();
    const first = await bench.event();
    expect((await bench.event()).id).toBe(first.id);
    await shows('delivered');
    mkdirSync(bench.folder);
    expect(said.mock.calls).toEqual([
      [expect.stringContaining('cannot be kept for the next start')],
    ]);
    said.mockRestore();
  });

  it('waits before the next try and with a delayed event, and continues after a restart', async () => {
    await bench.close();
    bench = await startBench({ retries: [AN_HOUR_MS], delay: AN_HOUR_MS });
    bench.receiver.statuses.push(500);
    const first = await paidCheckout();
    expect(await sessionsOf(1)).toEqual([first]);
    await shows('next try at');
    await chooseNext('delayed');
    const delayed = await paidCheckout();
    const third = await expireOne();
    expect(await sessionsOf(1)).toEqual([third]);
    await shows('delivered (200)');
    await bench.restart();
    expect(await sessionsOf(1)).toEqual([first]);
    const fourth = await expireOne();
    expect(await sessionsOf(1)).toEqual([fourth]);
    expect(await bench.page(`/c/pay/${delayed}`)).toContain('It was paid.');
    await shows('next try at');
  });
});
