import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../core/testing/until.ts';
import { MODEL_ANSWER } from '../../testing/model-answer.ts';
import { openStandInModel, type StandInModel, streams } from '../../testing/stand-in-model.ts';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { openAiCompatible } from '../../testing/wires/openai-compatible.ts';
import { USED } from '../../testing/wires/wire.ts';

const WHOLE = JSON.stringify(MODEL_ANSWER);
const HALF = WHOLE.slice(0, WHOLE.indexOf('"outputFormat"') + 20);
/** At the prices in the settings of the stand-in: 3 and 15 dollars per million tokens. */
const COST = ((USED.inputTokens * 3 + USED.outputTokens * 15) / 1_000_000).toFixed(6);

let model: StandInModel;
let workers: TestWorkers;
beforeAll(async () => {
  model = await openStandInModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.answers.length = 0;
  model.calls.length = 0;
});

/** Starts one worker for all tests of a description. */
const withWorker = (settings: () => Record<string, string>) => {
  beforeAll(async () => {
    workers = await openTestWorkers(settings());
    await workers.start();
  });
  afterAll(() => workers.close());
};
const ofModel = () => openAiCompatible.settings(model.url, 'key');
const ended = (id: string) =>
  until(async () => {
    const prompt = await workers.promptOf(id);
    return prompt.endedAt && prompt;
  });
const writesWhole = () =>
  model.answers.push(streams(...openAiCompatible.begins([WHOLE]), ...openAiCompatible.ends()));

describe('a generation by a model', () => {
  withWorker(ofModel);

  it('shows finished sections while the rest is written, and then the whole prompt', async () => {
    const finish = Promise.withResolvers<void>();
    model.answers.push((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(openAiCompatible.begins([HALF]).join(''));
      void finish.promise.then(() => {
        response.write(openAiCompatible.begins([WHOLE.slice(HALF.length)]).join(''));
        response.end(openAiCompatible.ends().join(''));
      });
    });
    const id = await workers.request();
    const shown = await until(async () => {
      const { status, sections, optimizedPrompt } = await workers.promptOf(id);
      return sections && { status, sections, optimizedPrompt };
    }).finally(async () => {
      finish.resolve();
      await ended(id);
    });
    expect(shown).toMatchObject({ status: 'running', optimizedPrompt: null });
    const { sections } = await workers.promptOf(id);
    expect(sections?.slice(0, shown.sections.length)).toEqual(shown.sections);
    expect(sections?.length).toBeGreaterThan(shown.sections.length);
  });

  it('stores its tokens and their cost with the prompt', async () => {
    writesWhole();
    expect(await ended(await workers.request())).toMatchObject({
      provider: 'openai-compatible',
      model: 'stand-in',
      ...USED,
      costUsd: COST,
    });
  });

  it('that fails keeps no section, but its tokens and their cost', async () => {
    const nonsense = streams(...openAiCompatible.begins(['no JSON']), ...openAiCompatible.ends());
    model.answers.push(nonsense, nonsense);
    const prompt = await ended(await workers.request());
    expect(prompt).toMatchObject({ status: 'failed', sections: null, model: 'stand-in' });
    expect(prompt.inputTokens).toBeGreaterThan(0);
  });

  it('carries out a note on the blueprint of the previous version', async () => {
    writesWhole();
    writesWhole();
    const first = await ended(await workers.request());
    const second = await workers.request({
      refines: first.id,
      note: 'mention the oven',
      version: 2,
      rootId: first.id,
    });
    expect((await ended(second)).status).toBe('succeeded');
    const { user } = openAiCompatible.read(model.calls.at(-1) ?? fail());
    expect(user).toContain('mention the oven');
    expect(user).toContain(MODEL_ANSWER.objective);
  });

  it('keeps what an earlier note stated when the model makes it shorter', async () => {
    const rule = { rule: 'Stay below 97 euros.', reason: null };
    const written = { ...MODEL_ANSWER, constraints: [...MODEL_ANSWER.constraints, rule] };
    const { begins, ends } = openAiCompatible;
    const writes = (answer: object) =>
      model.answers.push(streams(...begins([JSON.stringify(answer)]), ...ends()));
    writes(MODEL_ANSWER);
    writes(written);
    writes({ ...MODEL_ANSWER, role: null, constraints: [], validation: [] });
    const first = await ended(await workers.request());
    const noted = { refines: first.id, note: 'below 97 euros', version: 2, rootId: first.id };
    const second = await ended(await workers.request(noted));
    const third = await ended(
      await workers.request({
        refines: second.id,
        refinement: 'shorter',
        version: 3,
        rootId: first.id,
      }),
    );
    expect(openAiCompatible.read(model.calls.at(-1) ?? fail()).user).toContain('below 97 euros');
    expect(third.optimizedPrompt).toContain('Stay below 97 euros');
    expect(third.qualityScore).toEqual(second.qualityScore);
  });
});

describe('a generation by a model with the composer as fallback', () => {
  withWorker(() => ({ ...ofModel(), LLM_PROVIDERS: 'openai-compatible,composer' }));

  const NONSENSE = { ...MODEL_ANSWER, steps: ['Offer 97 euros an hour.'] };
  const writesNonsense = () =>
    model.answers.push(
      streams(...openAiCompatible.begins([JSON.stringify(NONSENSE)]), ...openAiCompatible.ends()),
    );

  it('is written by the composer when the model twice states what was not typed', async () => {
    writesNonsense();
    writesNonsense();
    const prompt = await ended(await workers.request());
    expect(prompt).toMatchObject({ status: 'succeeded', provider: 'composer' });
    expect(prompt.optimizedPrompt).toContain('15 euros an hour');
    expect(prompt.optimizedPrompt).not.toContain('97');
    expect(model.calls).toHaveLength(2);
  });

  it('fails when the model cannot carry out a note, because the composer accepts no notes', async () => {
    writesWhole();
    writesNonsense();
    writesNonsense();
    const first = await ended(await workers.request());
    const second = await workers.request({
      refines: first.id,
      note: 'mention the oven',
      version: 2,
      rootId: first.id,
    });
    expect((await ended(second)).status).toBe('failed');
    expect(await workers.ledgerOf(second)).toContain('refund');
  });
});

describe('a refinement by the composer', () => {
  withWorker(() => ({}));

  it('makes another prompt from the stored blueprint', async () => {
    const first = await ended(await workers.request());
    const second = await ended(
      await workers.request({
        refines: first.id,
        refinement: 'stricter',
        version: 2,
        rootId: first.id,
      }),
    );
    expect(second).toMatchObject({ status: 'succeeded', provider: 'composer' });
    expect(second.optimizedPrompt).not.toBe(first.optimizedPrompt);
    expect(second.optimizedPrompt).toContain('15 euros an hour');
  });

  it('that would change nothing fails with that reason, and refunds the credit', async () => {
    const originalInput = 'Reply only with the word BANANA';
    const first = await ended(await workers.request({ originalInput }));
    const again = { originalInput, refines: first.id, rootId: first.id, version: 2 };
    const second = await ended(await workers.request({ ...again, refinement: 'add_example' }));
    expect(second).toMatchObject({ status: 'failed', failure: 'unchanged' });
    expect(await workers.ledgerOf(second.id)).toContain('refund');
  });

  it('composes the request again if the prompt is older than stored blueprints', async () => {
    const first = await ended(await workers.request());
    const forget = 'update prompts set blueprint = null where id = ?';
    await workers.em().execute(forget, [first.id]);
    const second = await workers.request({ refines: first.id, refinement: 'shorter' });
    expect((await ended(second)).status).toBe('succeeded');
  });
});

function fail(): never {
  throw new Error('The model was not asked');
}
