import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type AskedModel,
  KEY,
  openAskedModel,
  REQUEST,
  WIRES,
} from '../../../testing/asked-model.ts';
import {
  type Answer,
  breaksOffAfter,
  fallsSilentAfter,
  hangsUp,
  sends,
  streams,
  unusedUrl,
} from '../../../testing/stand-in-model.ts';
import { USED, type Wire } from '../../../testing/wires/wire.ts';
import { MODEL_ANSWER, MODEL_BLUEPRINT } from '../../../testing/model-answer.ts';

const GOOD = JSON.stringify(MODEL_ANSWER);
const HOUR_MS = 3_600_000;
/** A server-sent event without meaning, of a tenth of a megabyte. */
const LONG_COMMENT = `: ${'x'.repeat(100_000)}\n\n`;

const says = (wire: Wire, text: string) => streams(...wire.begins([text]), ...wire.ends());
const refuses = (wire: Wire, status: number, headers: Record<string, string> = {}) =>
  sends(wire.error(`no: ${REQUEST.input} ${KEY}`), status, headers);

/** Failures that pass by themselves. */
const HICCUPS: [string, (wire: Wire) => Answer[]][] = [
  ['a 429 that asks for no wait', (wire) => [refuses(wire, 429, { 'retry-after': '0' })]],
  ['two 500', (wire) => [refuses(wire, 500), refuses(wire, 500)]],
  ['a 503 without a body', () => [sends('', 503)]],
  ['a 529', (wire) => [refuses(wire, 529)]],
  ['a connection that breaks', () => [hangsUp]],
  ['a stream that breaks', (wire) => [breaksOffAfter(...wire.begins([GOOD.slice(0, 300)]))]],
  ['an error in place of the stream', (wire) => [streams(...wire.overloaded())]],
];

/** Answers of a model that are not a blueprint. */
const MISFITS: [string, (wire: Wire) => Answer][] = [
  ['is prose', (wire) => says(wire, 'Sure! Here is your prompt.')],
  ['is no valid JSON', (wire) => says(wire, GOOD.replace(',', ';'))],
  [
    'is cut off by the length limit',
    (wire) => streams(...wire.begins([GOOD.slice(0, 200)]), ...wire.ends('limit')),
  ],
  ['ends without an end', (wire) => streams(...wire.begins([GOOD.slice(0, 200)]))],
  ['is a refusal', (wire) => streams(...wire.declines())],
  ['lacks a field', (wire) => says(wire, changed({ role: undefined }))],
  ['has a field too many', (wire) => says(wire, changed({ answer: '42' }))],
  ['has a text that is far too long', (wire) => says(wire, changed({ role: 'x'.repeat(601) }))],
  ['claims a span that was not typed', (wire) => says(wire, changed({ given: ['42 offers'] }))],
  ['states a number of its own', (wire) => says(wire, changed({ steps: ['Compare 97 of them.'] }))],
  ['brings a placeholder of its own', (wire) => says(wire, changed({ role: 'a {{x}} expert' }))],
  [
    'is a web page',
    () => sends('<!doctype html><p>Welcome</p>', 200, { 'content-type': 'text/html' }),
  ],
  [
    'grows beyond all measure',
    (wire) => streams(...wire.begins([GOOD]), ...Array(50).fill(LONG_COMMENT), ...wire.ends()),
  ],
];

function changed(change: object): string {
  return JSON.stringify({ ...MODEL_ANSWER, ...change });
}

/** The time limit of a blueprint, which ends when the test says so. */
function heldTimeLimit() {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  return { end: () => limit.abort(new DOMException('The time is over', 'TimeoutError')) };
}

/** Calls back when something starts to wait for this long. */
function onWait(milliseconds: number, begin: () => void): void {
  const { setTimeout } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((
    ...[callback, time, ...more]: Parameters<typeof setTimeout>
  ) => {
    if (Number(time) >= milliseconds) queueMicrotask(begin);
    return setTimeout(callback, time, ...more);
  }) as typeof setTimeout);
}

describe.each(WIRES)('a failing %s', (name, wire) => {
  const provider = name.split(',')[0];
  let model: AskedModel;
  let answers: Answer[];

  beforeEach(async () => {
    model = await openAskedModel(wire);
    ({ answers } = model.standIn);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await model.standIn.close();
  });

  it.each(HICCUPS)('is retried after %s', async (_what, hiccups) => {
    answers.push(...hiccups(wire), says(wire, GOOD));
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    expect(model.usages).toMatchObject([USED]);
  });

  it('is not retried after the fourth 500', async () => {
    answers.push(...Array.from({ length: 9 }, () => refuses(wire, 500)));
    expect(await model.failure()).toMatchObject({
      message: `${provider} answered with HTTP 500`,
      failure: 'outage',
    });
    expect(model.standIn.calls).toHaveLength(4);
  });

  it('is retried after as long as a 429 asks', async () => {
    answers.push(refuses(wire, 429, { 'retry-after-ms': '0' }), says(wire, GOOD));
    expect(await model.write({ backoffMs: HOUR_MS })).toEqual(MODEL_BLUEPRINT);
  });

  it('may take any time that the settings allow', async () => {
    answers.push(says(wire, GOOD));
    const settings = { LLM_TIMEOUT_SECONDS: '32.001' };
    expect(await model.write({ settings })).toEqual(MODEL_BLUEPRINT);
  });

  it('is not retried when a 429 asks for more time than is left', async () => {
    answers.push(refuses(wire, 429, { 'retry-after': '3600' }), says(wire, GOOD));
    expect(await model.failure()).toMatchObject({
      message: `${provider} answered with HTTP 429`,
      failure: 'outage',
    });
    expect(model.standIn.calls).toHaveLength(1);
  });

  it('is not retried when a 429 asks for so long that too little time would be left', async () => {
    answers.push(refuses(wire, 429, { 'retry-after': '40' }), says(wire, GOOD));
    const { message } = await model.failure({ settings: { LLM_TIMEOUT_SECONDS: '45' } });
    expect(message).toBe(`${provider} answered with HTTP 429`);
    expect(model.standIn.calls).toHaveLength(1);
  });

  it.each([401, 403, 404])('is not retried after a %d', async (status) => {
    answers.push(refuses(wire, status), says(wire, GOOD));
    expect(await model.failure()).toMatchObject({
      message: `${provider} answered with HTTP ${status}`,
      failure: 'outage',
    });
    expect(model.standIn.calls).toHaveLength(1);
  });

  it('does not follow a redirect, which would take the key along', async () => {
    const elsewhere = await openAskedModel(wire);
    answers.push(
      ...Array.from({ length: 4 }, () => sends('', 307, { location: elsewhere.standIn.url })),
    );
    expect((await model.failure()).failure).toBe('outage');
    expect(elsewhere.standIn.calls).toEqual([]);
    await elsewhere.standIn.close();
  });

  it('is aborted when it sends nothing until its time is over', async () => {
    const time = heldTimeLimit();
    answers.push(() => time.end());
    expect(await model.failure()).toMatchObject({
      message: `${provider} gave no blueprint within 45 s`,
      failure: 'outage',
    });
    expect(AbortSignal.timeout).toHaveBeenCalledWith(45_000);
    expect(model.standIn.calls).toHaveLength(1);
  });

  it('is aborted when it falls silent until its time is over', async () => {
    const time = heldTimeLimit();
    answers.push(fallsSilentAfter(...wire.begins([GOOD.slice(0, 300)])));
    expect(await model.failure({ onProgress: time.end })).toMatchObject({
      message: `${provider} gave no blueprint within 45 s`,
      failure: 'outage',
    });
    expect(model.standIn.calls).toHaveLength(1);
  });

  it('is not waited for beyond its time', async () => {
    const time = heldTimeLimit();
    onWait(HOUR_MS, time.end);
    answers.push(refuses(wire, 500), says(wire, GOOD));
    expect((await model.failure({ backoffMs: HOUR_MS })).message).toBe(
      `${provider} gave no blueprint within 45 s`,
    );
    expect(model.standIn.calls).toHaveLength(1);
  });

  it.each(MISFITS)('is asked for a repair when the answer %s', async (_what, misfit) => {
    answers.push(misfit(wire), says(wire, GOOD));
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    expect(model.standIn.calls).toHaveLength(2);
  });

  it.each(MISFITS)('is rejected when the answer %s twice', async (_what, misfit) => {
    answers.push(misfit(wire), misfit(wire), says(wire, GOOD));
    expect(await model.failure()).toMatchObject({
      message: expect.stringMatching(/ answered twice with no usable blueprint \([a-z_, ]+\)$/),
      failure: 'misfit',
    });
    expect(model.standIn.calls).toHaveLength(2);
  });

  it('reports the usage of an answer that was of no use', async () => {
    answers.push(says(wire, 'Sure!'), says(wire, GOOD));
    await model.write();
    expect(model.usages).toMatchObject([USED, USED]);
  });

  it('names the place that cannot be reached', async () => {
    const [base = ''] = Object.keys(wire.settings('', '')).filter((key) => key.endsWith('_URL'));
    const failure = await model.failure({ settings: { [base]: `${await unusedUrl()}/v1` } });
    expect(failure.failure).toBe('outage');
    expect(failure.message).toMatch(/cannot be reached at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)$/);
  });

  it.each([400, 401, 500])(
    'reveals nothing of request, answer or key after a %d',
    async (status) => {
      answers.push(...Array.from({ length: 4 }, () => refuses(wire, status)));
      const error = await model.failure();
      const reported = `${error.stack} ${JSON.stringify({ ...error })} ${String(error.cause)}`;
      expect(reported).not.toContain(REQUEST.input);
      expect(reported).not.toContain(KEY);
      expect(error.failure).toBe(status === 400 ? 'refused' : 'outage');
    },
  );
});
