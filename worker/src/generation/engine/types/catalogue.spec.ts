import { describe, expect, it } from '@jest/globals';
import { ACTIONS, CUES } from '../glossary/actions.js';
import { ARTEFACTS } from '../glossary/artefacts.js';
import { PLACES } from '../glossary/places.js';
import { TECHNOLOGIES } from '../glossary/technologies.js';
import { TONES } from '../glossary/tones.js';
import { TOPICS } from '../glossary/topics.js';
import { PROMPT_TYPES } from './choose-type.js';
import { FIELDS, OCCASIONS } from './fields.js';
import type { PromptType } from './prompt-type.js';

const concepts = new Set([
  ...[...ACTIONS, ...CUES, ...ARTEFACTS, ...TOPICS, ...PLACES, ...TONES].map((row) => row.concept),
  ...TECHNOLOGIES.map((technology) => technology.name),
]);

function cuesOf(type: PromptType): string[] {
  const lines = [...type.steps, ...type.format, ...type.checks];
  return [
    ...Object.keys(type.cues),
    ...type.asks.flatMap(({ on, unless }) => [on ?? '', unless ?? '']),
    ...type.limits.map(({ on }) => on ?? ''),
    ...lines.map((line) => (typeof line === 'string' ? '' : line[0])),
  ]
    .flatMap((cue) => cue.split(/[+|]/))
    .map((cue) => cue.replace(/^!/, ''))
    .filter((cue) => cue !== '' && !cue.startsWith('#'));
}

describe('the catalogue of prompt types', () => {
  it.each(PROMPT_TYPES.map((type) => [type.id, type] as const))('%s has known cues', (_, type) => {
    expect(cuesOf(type).filter((cue) => !concepts.has(cue))).toEqual([]);
  });

  it.each(PROMPT_TYPES.map((type) => [type.id, type] as const))(
    '%s can be written without any finding',
    (_, { role, task, format, sample }) => {
      const free = /^[^{]+$/;
      expect([...role, ...task].every((text) => text.trim() !== '')).toBe(true);
      if (!sample.intro.includes('{') && !task.some((text) => text.includes('fixedReply'))) {
        expect(role.at(-1)).toMatch(free);
        expect(task.at(-1)).toMatch(free);
      }
      expect(format.length).toBeGreaterThan(0);
      expect(sample.pairs.length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(PROMPT_TYPES.map((type) => [type.id, type] as const))(
    '%s keeps to the lengths of a blueprint',
    (_, { asks, sample }) => {
      expect(Math.max(sample.output.length, sample.input?.length ?? 0)).toBeLessThanOrEqual(40);
      for (const { label, ifMissing } of asks) {
        expect(label.length).toBeLessThanOrEqual(120);
        expect(ifMissing).toMatch(/^If .+\.$/);
      }
    },
  );

  it('ties fields and occasions to known topics', () => {
    const unknown = [...FIELDS.keys(), ...OCCASIONS.keys()].filter((topic) => !concepts.has(topic));
    expect(unknown).toEqual([]);
  });
});
