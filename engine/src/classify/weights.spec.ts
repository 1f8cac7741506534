import { describe, expect, it } from '@jest/globals';
import { KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { type Choice, loadJson } from './linear-model.js';

const { kind, use_case: useCase } = loadJson<Record<'kind' | 'use_case', Choice>>('request');

describe('the trained weights', () => {
  it('have a class for every use case of the catalogue', () => {
    expect([...useCase.classes].sort()).toEqual([...RESOLVED_USE_CASES].sort());
  });

  it('have a class for every kind of the catalogue', () => {
    expect(kind.classes).toEqual(expect.arrayContaining([...KIND_KEYS]));
  });

  it('have a share of each use case for every kind', () => {
    const shares = loadJson<Record<string, number[]>>('use-cases-of-kinds');
    expect(Object.keys(shares)).toEqual(expect.arrayContaining([...KIND_KEYS]));
    for (const row of Object.values(shares)) expect(row).toHaveLength(RESOLVED_USE_CASES.length);
  });
});
