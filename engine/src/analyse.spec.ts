import { describe, expect, it } from '@jest/globals';
import { KINDS } from '@promptmint/core/catalogue/kinds';
import { analyse } from './analyse.js';

describe('the form of the answer', () => {
  it.each([
    'why does the river freeze from the edges? two sentences, no bullet points',
    'Liste 5 Ideen für ein Sommerfest auf, jede in einem Satz',
    'dame 3 opciones de título, máximo 6 palabras cada una',
  ])('is not open when the request states it: %j', (typed) => {
    expect(analyse(typed).statesForm).toBeGreaterThan(0.2);
  });

  it.each([
    'why does the river freeze from the edges',
    'Warum geht mein Hefeteig im Winter nicht auf',
    'cómo quito una mancha de vino de una alfombra de lana',
  ])('is open when the request says nothing about it: %j', (typed) => {
    expect(analyse(typed).statesForm).toBeLessThan(0.2);
  });
});

describe('an analysis with a set use case', () => {
  it('considers only the kinds of that use case', () => {
    for (const typed of ['fix my python script', 'poem about rain', 'capital of Peru']) {
      for (const { kind } of analyse(typed, 'data_analysis').kinds) {
        expect(KINDS[kind].useCases).toContain('data_analysis');
      }
    }
  });
});
