import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type AskedModel, openAskedModel, REQUEST, WIRES } from '../../../testing/asked-model.ts';
import { MODEL_ANSWER, MODEL_BLUEPRINT } from '../../../testing/model-answer.ts';
import { streams } from '../../../testing/stand-in-model.ts';
import { USED } from '../../../testing/wires/wire.ts';

const GOOD = JSON.stringify(MODEL_ANSWER);
const changed = (change: object) => JSON.stringify({ ...MODEL_ANSWER, ...change });

describe.each(WIRES)('the repair turn with %s', (_name, wire) => {
  let model: AskedModel;
  let logged: unknown[];

  beforeEach(async () => {
    model = await openAskedModel(wire);
    logged = [];
    jest.spyOn(Logger.prototype, 'log').mockImplementation((message) => void logged.push(message));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await model.standIn.close();
  });

  const answers = (...texts: string[]) =>
    model.standIn.answers.push(
      ...texts.map((text) => streams(...wire.begins([text]), ...wire.ends())),
    );

  it('is not needed for a line that is slightly too long', async () => {
    answers(changed({ steps: [`${'word '.repeat(80)}more`] }));
    expect((await model.write()).steps).toEqual(['word '.repeat(80).trim()]);
    expect(model.standIn.calls).toHaveLength(1);
  });

  it('sends back the answer and what is wrong with its form', async () => {
    const bad = changed({ role: undefined, answer: '42' });
    answers(bad, GOOD);
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    const [first, second] = model.sent();
    expect(first?.earlier).toBe('');
    expect(JSON.parse(second?.earlier ?? '')).toEqual(JSON.parse(bad));
    expect(second?.user).toContain('\n- role is missing.\n');
    expect(second?.user).toContain('\n- The object has fields that do not exist: answer.\n');
    expect(second?.user.startsWith(first?.user ?? 'nothing')).toBe(true);
  });

  it('sends back what was not typed by the person', async () => {
    answers(changed({ steps: ['Offer a discount of 97 euros in get_price.'] }), GOOD);
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    const repair = model.sent()[1]?.user;
    expect(repair).toContain('- steps[0]: "97" was not typed by the person.');
    expect(repair).toContain('- steps[0]: "get_price" was not typed by the person.');
  });

  it('says what to do instead where no answer can be sent back', async () => {
    model.standIn.answers.push(streams(...wire.declines()));
    answers(GOOD);
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    const [first, second] = model.sent();
    expect(second?.earlier).toBe('');
    expect(second?.user).toContain(first?.user);
    expect(second?.user).toContain('only write the blueprint of a prompt for it');
  });

  it('counts what both answers used', async () => {
    answers('Sure!', GOOD);
    await model.write();
    expect(model.usages).toMatchObject([USED, USED]);
  });

  it('happens once, and leaves only codes in the log and in the failure', async () => {
    const bad = changed({ steps: ['Offer 97 euros as "bonus".'], given: ['secret words'] });
    answers(bad, bad, GOOD);
    const failure = await model.failure();
    expect(model.standIn.calls).toHaveLength(2);
    expect(failure.failure).toBe('misfit');
    expect(failure.message).toMatch(/ no usable blueprint \(given, number, quote\)$/);
    expect(logged).toEqual([expect.stringMatching(/ repair its answer \(given, number, quote\)$/)]);
    const text = `${failure.stack} ${String(logged)}`;
    for (const secret of [REQUEST.input, '97', 'bonus', 'secret'])
      expect(text).not.toContain(secret);
  });
});
