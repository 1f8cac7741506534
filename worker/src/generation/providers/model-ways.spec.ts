import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AskedModel, openAskedModel, WIRES } from '../../../testing/asked-model.ts';
import { sends, streams } from '../../../testing/stand-in-model.ts';
import { openAiCompatible as wire } from '../../../testing/wires/openai-compatible.ts';
import { USED } from '../../../testing/wires/wire.ts';
import { MODEL_ANSWER, MODEL_BLUEPRINT } from '../../../testing/model-answer.ts';

const GOOD = JSON.stringify(MODEL_ANSWER);
const wayOf = ({ streamed, schema }: { streamed: boolean; schema: unknown }) =>
  `${streamed ? 'streamed' : 'whole'}, ${schema === undefined ? 'any JSON' : 'by schema'}`;

let model: AskedModel;
const ways = () => model.sent().map(wayOf);

afterEach(() => model.standIn.close());

describe.each(WIRES)('%s behind a gateway that does not stream', (name, vendor) => {
  it('is asked for a whole answer instead, and from then on at once', async () => {
    model = await openAskedModel(vendor);
    const whole = sends(vendor.whole(GOOD));
    model.standIn.answers.push(whole, whole, whole);
    // For a model that answers by tool, the same answer as text, which the SDK accepts too.
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    expect(model.sent().map(({ streamed }) => streamed)).toEqual([true, false, false]);
    expect(model.usages).toMatchObject([USED, USED]);
    expect(name).toContain(model.usages[0]?.provider);
  });
});

describe('an endpoint that speaks the OpenAI chat format', () => {
  const says = (text: string) => streams(...wire.begins([text]), ...wire.ends());
  const refuses = (status: number) => sends(wire.error('response_format?'), status);

  beforeEach(async () => {
    model = await openAskedModel(wire);
  });

  it.each([400, 422])('is asked without a schema when it refuses one with %d', async (status) => {
    model.standIn.answers.push(refuses(status), says(GOOD), says(GOOD));
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    expect(ways()).toEqual(['streamed, by schema', 'streamed, any JSON', 'streamed, any JSON']);
    expect(model.standIn.calls[1]?.body).toMatchObject({
      response_format: { type: 'json_object' },
    });
  });

  it('is asked with its schema again after it refused a request in any form', async () => {
    model.standIn.answers.push(refuses(400), refuses(400), says(GOOD));
    expect(await model.failure()).toMatchObject({
      message: 'openai-compatible answered with HTTP 400',
      failure: 'refused',
    });
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    expect(ways()).toEqual(['streamed, by schema', 'streamed, any JSON', 'streamed, by schema']);
  });

  it.each([-1, 12.5, 1e15])('may count %d tokens, which are then ignored', async (tokens) => {
    const usage = `"prompt_tokens":${tokens}`;
    const ends = wire.ends().map((end) => end.replace(/"prompt_tokens":\d+/, usage));
    model.standIn.answers.push(streams(...wire.begins([GOOD]), ...ends));
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    expect(model.usages).toMatchObject([{ inputTokens: 0, outputTokens: 500, costUsd: null }]);
  });

  it('may know neither streams nor schemas', async () => {
    model.standIn.answers.push(refuses(400), sends(wire.whole(GOOD)), sends(wire.whole(GOOD)));
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
    expect(ways()).toEqual(['streamed, by schema', 'streamed, any JSON', 'whole, any JSON']);
  });

  it('may fence its JSON', async () => {
    model.standIn.answers.push(says(`\`\`\`json\n${GOOD}\n\`\`\``));
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
  });

  it('may think aloud beside its answer', async () => {
    const thinks = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { reasoning_content: 'Hm.' } }] })}\n\n`;
    model.standIn.answers.push(streams(thinks, ...wire.begins([GOOD]), ...wire.ends()));
    expect(await model.write()).toEqual(MODEL_BLUEPRINT);
  });

  it('may leave out its usage', async () => {
    const [end = ''] = wire.ends();
    model.standIn.answers.push(streams(...wire.begins([GOOD]), end));
    await model.write();
    expect(model.usages).toMatchObject([{ inputTokens: 0, outputTokens: 0, costUsd: null }]);
  });

  it('needs no key', async () => {
    model.standIn.answers.push(says(GOOD));
    await model.write({ settings: { OPENAI_COMPATIBLE_API_KEY: '' } });
    expect(model.sent()[0]?.key).toBeUndefined();
  });
});

describe.each(WIRES.filter(([, vendor]) => vendor !== wire))('%s', (_name, vendor) => {
  it('is not asked again without its schema, which it knows', async () => {
    model = await openAskedModel(vendor);
    model.standIn.answers.push(sends(vendor.error('no'), 400));
    expect((await model.failure()).failure).toBe('refused');
    expect(model.standIn.calls).toHaveLength(1);
  });
});
