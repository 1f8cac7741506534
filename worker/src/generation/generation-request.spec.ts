import { describe, expect, it } from '@jest/globals';
import { compose } from '@promptmint/engine/compose';
import { refineBlueprint } from '@promptmint/engine/refine';
import { type StoredRequest, toGenerationRequest } from './generation-request.js';

const answers = [{ name: 'text', text: 'The bridge closes on 3 May.' }];
const stored: StoredRequest = {
  id: '5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11',
  originalInput: 'translate this text',
  requestedUseCase: 'auto_detect',
  targetModel: 'claude',
  language: 'same',
  requestedKind: 'extract',
  answers,
  refinement: null,
  note: null,
  refined: null,
  notes: [],
};

describe('a stored request', () => {
  it('reaches the engine with its kind, answers and language', () => {
    expect(toGenerationRequest(stored)).toEqual({
      input: 'translate this text',
      useCase: 'auto_detect',
      targetModel: 'claude',
      language: 'same',
      kind: 'extract',
      answers,
      mark: '5f0c7d0e',
    });
  });

  it('of a release before kinds has neither kind nor answers', () => {
    const old = { ...stored, requestedKind: null, answers: null };
    expect(toGenerationRequest(old)).toMatchObject({ kind: null, answers: [] });
  });
});

describe('a stored refinement', () => {
  const refinement: StoredRequest = { ...stored, refinement: 'stricter' };
  const composed = compose({
    input: stored.originalInput,
    useCase: 'auto_detect',
    kind: 'extract',
    answers,
  });

  it('starts from the stored blueprint', () => {
    const refined = refineBlueprint(composed, 'shorter');
    expect(
      toGenerationRequest({ ...refinement, refined, notes: ['three versions'] }).refinement,
    ).toEqual({
      previous: refined,
      earlierNotes: ['three versions'],
      name: 'stricter',
    });
  });

  it.each([
    ['the first engine', { type: 'job_ad', matter: 'bakery' }],
    ['a time before blueprints were stored', null],
  ])('of a version of %s composes the request again, with kind and answers', (_what, refined) => {
    expect(
      toGenerationRequest({ ...refinement, refined, notes: ['three versions'] }).refinement,
    ).toEqual({
      previous: composed,
      earlierNotes: ['three versions'],
      name: 'stricter',
    });
  });
});
