import { describe, expect, it } from '@jest/globals';
import { NAMED_REFINEMENTS } from '@promptmint/core/catalogue/refinements';
import { compose } from './compose.js';
import { refineBlueprint } from './refine.js';

const composed = compose({ input: 'a toast for Ines, 40', useCase: 'auto_detect', kind: 'speech' });
const extraction = compose({
  input: 'names from: Bo, Al',
  useCase: 'auto_detect',
  kind: 'extract',
});
const linesOf = (blueprint: typeof composed) => blueprint.constraints.map(({ rule }) => rule);

describe('refining a composed prompt', () => {
  const statements = NAMED_REFINEMENTS.filter((name) => name !== 'add_example');

  it.each(statements)('%s adds one line and changes nothing else', (name) => {
    const refined = refineBlueprint(composed, name);
    expect(refined?.constraints.slice(0, -1)).toEqual(composed.constraints);
    expect({ ...refined, constraints: [] }).toEqual({ ...composed, constraints: [] });
  });

  it.each(statements)('%s changes nothing the second time', (name) => {
    const refined = refineBlueprint(composed, name);
    expect(refined && refineBlueprint(refined, name)).toBeNull();
  });

  it('removes an earlier "longer" when it adds "shorter"', () => {
    const longer = refineBlueprint(composed, 'longer');
    const shorter = longer && refineBlueprint(longer, 'shorter');
    expect(shorter).toEqual(refineBlueprint(composed, 'shorter'));
  });

  it('keeps an earlier refinement that does not contradict the new one', () => {
    const simpler = refineBlueprint(composed, 'simpler');
    const both = simpler && refineBlueprint(simpler, 'shorter');
    expect(both && linesOf(both)).toEqual(expect.arrayContaining(simpler ? linesOf(simpler) : []));
  });

  it('adds the sample of a kind that has one, and only once', () => {
    const refined = refineBlueprint(extraction, 'add_example');
    expect(refined?.examples).toHaveLength(1);
    expect(refined && refineBlueprint(refined, 'add_example')).toBeNull();
  });

  it('adds no example for a kind without samples', () => {
    expect(refineBlueprint(composed, 'add_example')).toBeNull();
  });
});
