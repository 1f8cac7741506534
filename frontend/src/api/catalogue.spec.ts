import { describe, expect, it } from '@jest/globals';
import { currentUseCase, languagesFor, scorePercent } from './catalogue';

describe("the catalogue's names", () => {
  it('map use cases of earlier versions to the current ones', () => {
    expect(['auto-detect', 'coding', 'content', 'analysis', 'qa'].map(currentUseCase)).toEqual([
      'auto_detect',
      'code_generation',
      'content_creation',
      'data_analysis',
      'question_answering',
    ]);
    expect(currentUseCase('data_analysis')).toBe('data_analysis');
    expect(currentUseCase('toString')).toBe('auto_detect');
  });

  it('include a preferred language that the dashboard does not list', () => {
    expect(languagesFor('de')).toEqual(['en', 'es', 'fr', 'de', 'zh', 'ja', 'same']);
    expect(languagesFor('ko')).toEqual(['en', 'es', 'fr', 'de', 'zh', 'ja', 'ko', 'same']);
    expect(languagesFor(undefined, 'pt')).toEqual([
      'en',
      'es',
      'fr',
      'de',
      'zh',
      'ja',
      'pt',
      'same',
    ]);
  });

  it('come with a score in whole percent of the seven criteria', () => {
    const none = {
      has_role: false,
      has_context: false,
      has_objective: false,
      has_format: false,
      has_constraints: false,
      has_examples: false,
      has_validation: false,
    };
    expect(scorePercent(none)).toBe(0);
    expect(scorePercent({ ...none, has_role: true, has_context: true })).toBe(29);
    expect(scorePercent(71.4)).toBe(71);
  });
});
