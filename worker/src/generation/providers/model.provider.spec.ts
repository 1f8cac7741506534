import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AskedModel,
  KEY,
  openAskedModel,
  REQUEST,
  WIRES,
} from '../../../testing/asked-model.ts';
import { fallsSilentAfter, streams } from '../../../testing/stand-in-model.ts';
import { USED } from '../../../testing/wires/wire.ts';
import { MODEL_ANSWER, MODEL_BLUEPRINT } from '../../../testing/model-answer.ts';
import { INSTRUCTION } from './instruction.js';

const PLAN = ['deliverable', 'given', 'missing', 'traps'];
const FIELDS = Object.keys(MODEL_ANSWER);
const SHOWN = FIELDS.filter((field) => !PLAN.includes(field));
const GOOD = JSON.stringify(MODEL_ANSWER);
/** The answer in pieces that part words and fields. */
const PIECES = GOOD.match(/.{1,90}/gsu) ?? [];

describe.each(WIRES)('ModelProvider in front of %s', (name, wire) => {
  let model: AskedModel;
  const provider = name.split(',')[0];

  beforeEach(async () => {
    model = await openAskedModel(wire);
  });
  afterEach(() => model.standIn.close());

  const answers = () => model.standIn.answers.push(streams(...wire.begins(PIECES), ...wire.ends()));

  it('gives the blueprint that the model wrote', async () => {
    answers();
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
  });

  it('sends the model, the key in one header and the instruction, and asks for a stream', async () => {
    answers();
    await model.write();
    const settings = wire.settings('', KEY);
    const modelSet = Object.entries(settings).find(([key]) => key.endsWith('_MODEL'))?.[1];
    expect(model.sent()).toEqual([
      expect.objectContaining({ model: modelSet, streamed: true, instruction: INSTRUCTION }),
    ]);
    const { headers, body, path } = model.standIn.calls[0] ?? {};
    expect(JSON.stringify(headers).split(KEY)).toHaveLength(2);
    expect(`${path} ${JSON.stringify(body)}`).not.toContain(KEY);
    expect(headers?.accept).toBe('text/event-stream');
  });

  it('sends the words of the request once, in the person’s name', async () => {
    answers();
    await model.write();
    expect(model.sent()[0]?.user).toContain(`<request>\n${REQUEST.input}\n</request>`);
    expect(JSON.stringify(model.standIn.calls[0]?.body).split(REQUEST.input)).toHaveLength(2);
  });

  it('sends the schema in the order of its fields, with all of them required', async () => {
    answers();
    await model.write();
    const schema = model.sent()[0]?.schema;
    expect(schema).toMatchObject({
      type: 'object',
      required: FIELDS,
      additionalProperties: false,
    });
    expect(Object.keys(schema?.properties ?? {})).toEqual(FIELDS);
  });

  it('reports each field of the blueprint when the next one has begun, and none of the plan', async () => {
    answers();
    await model.write();
    expect(model.progress.at(-1)).toEqual(SHOWN.slice(0, -1));
    model.progress.slice(1).forEach((fields, index) => {
      expect(fields.length).toBeGreaterThan(model.progress[index]?.length ?? 0);
    });
    expect(model.progress[0]).toEqual(['useCase']);
    expect(MODEL_BLUEPRINT).toMatchObject(model.finished);
  });

  it('reports the tokens used and their price', async () => {
    answers();
    await model.write();
    const { model: modelSet } = model.sent()[0] ?? {};
    expect(model.usages).toEqual([{ provider, model: modelSet, ...USED, costUsd: 0.0135 }]);
  });

  it('reports no price if none is set', async () => {
    answers();
    const price = Object.keys(wire.settings('', KEY)).find((key) => key.endsWith('PRICES')) ?? '';
    await model.write({ settings: { [price]: '' } });
    expect(model.usages).toMatchObject([{ ...USED, costUsd: null }]);
  });

  it('stops in the middle of an answer when its caller stops, with the caller’s reason', async () => {
    const caller = new AbortController();
    const reason = new Error('shutting down');
    model.standIn.answers.push(fallsSilentAfter(...wire.begins(PIECES.slice(0, 5))));
    const writing = model.write({
      signal: caller.signal,
      onProgress: () => caller.abort(reason),
    });
    await expect(writing).rejects.toBe(reason);
  });
});
