import { describe, expect, it } from '@jest/globals';
import { KIND_KEYS, type Kind } from '@promptmint/core/catalogue/kinds';
import type { UseCase } from '@promptmint/core/catalogue/use-cases';
import { rulesOf, unsure } from '../testing/unsure-analysis.ts';
import { compose } from './compose.js';
import {
  DOUBT_RULE,
  GENERAL_GAP_RULE,
  ONLY_ANSWER_RULE,
  STATED_DONE,
} from './general/general-text.js';
import { KIND_TEXTS } from './kinds/kind-texts.js';

const input = 'something about the bridge';
const request = { input, useCase: 'auto_detect' as UseCase };
const longInput = `${input} and the road, and what the people on the other side of it say about it all`;
const longRequest = { ...request, input: longInput };

describe('a blueprint and the form that its request wants', () => {
  it('gives only a request that is not short and leaves the form open every part and rule of its kind', () => {
    const { format, rules, formatIfRoom, rulesIfRoom } = KIND_TEXTS.how_to;
    const howTo = (typed: string, statesForm = 0) =>
      compose({ ...request, input: typed, kind: 'how_to' }, unsure(typed, { statesForm }));
    expect(howTo(input).outputFormat).toEqual(format);
    expect(rulesOf(howTo(input))).toEqual(rules);
    expect(rulesOf(howTo(longInput, 0.51))).toEqual([...rules, ONLY_ANSWER_RULE]);
    const withRoom = howTo(longInput, 0.39);
    expect(withRoom.outputFormat).toEqual([...format, ...(formatIfRoom ?? [])]);
    expect(rulesOf(withRoom)).toEqual([...rules, ...(rulesIfRoom ?? [])]);
  });

  it('takes a character of Chinese, Japanese or Korean for two letters', () => {
    const roomFor = (typed: string) =>
      rulesOf(compose({ ...request, input: typed, kind: 'how_to' }, unsure(typed))).length >
      KIND_TEXTS.how_to.rules.length;
    for (const character of ['橋', 'は', 'し', '길']) {
      expect(roomFor(character.repeat(44))).toBe(false);
      expect(roomFor(character.repeat(45))).toBe(true);
    }
    expect(roomFor('é'.repeat(89))).toBe(false);
  });

  it('asks for the stated form to be kept in a longer request, and for no remarks unless it wants advice, a plan or a part played', () => {
    const allowsRemarks: Kind[] = ['decide', 'plan', 'roleplay', 'sensitive'];
    for (const kind of KIND_KEYS) {
      const ends = (typed: string, statesForm: number) => {
        const analysis = unsure(typed, { statesForm });
        const { constraints, validation } = compose({ ...request, input: typed, kind }, analysis);
        return [constraints.at(-1)?.rule, ...validation];
      };
      expect(ends(longInput, 0.4)).toEqual([
        allowsRemarks.includes(kind) ? KIND_TEXTS[kind].rules.at(-1) : ONLY_ANSWER_RULE,
        STATED_DONE,
      ]);
      for (const other of [ends(longInput, 0.39), ends(input, 0.4)]) {
        expect(other).not.toContain(ONLY_ANSWER_RULE);
        expect(other).not.toContain(STATED_DONE);
      }
    }
  });

  it('asks for no remarks around a likely text whose kind is not certain, if the request states its form', () => {
    const rulesAt = (kind: Kind, probability: number, statesForm = 0.4) => {
      const allKinds = [{ kind, probability }] as const;
      return rulesOf(compose(longRequest, unsure(longInput, { allKinds, statesForm })));
    };
    expect(rulesAt('rewrite', 0.6)).toEqual([ONLY_ANSWER_RULE]);
    expect(rulesAt('rewrite', 0.59)).toEqual([]);
    expect(rulesAt('rewrite', 0.6, 0.39)).toEqual([]);
    expect(rulesAt('decide', 0.7)).toEqual([]);
  });

  it('keeps a stated form also where the request forbids anything else', () => {
    const only = unsure(longInput, {
      allKinds: [{ kind: 'rewrite', probability: 1 }],
      statesForm: 0.9,
      limits: [{ type: 'only', start: 0, end: 13 }],
    });
    for (const kind of [undefined, 'how_to'] as const)
      expect(rulesOf(compose({ ...longRequest, kind }, only))).toEqual([ONLY_ANSWER_RULE]);
  });

  it('does not ask for what a kind usually gives where the request forbids anything else', () => {
    const only = unsure(longInput, { limits: [{ type: 'only', start: 0, end: 13 }] });
    expect(compose({ ...longRequest, kind: 'fix_error' }, only).validation).toEqual([STATED_DONE]);
  });

  it('mentions no doubts or gaps where the request states the form of its answer', () => {
    const allKinds = [{ kind: 'problem', probability: 1 }] as const;
    const rulesAt = (statesForm: number) =>
      rulesOf(compose(longRequest, unsure(longInput, { allKinds, statesForm })));
    expect(rulesAt(0.39)).toContain(DOUBT_RULE);
    expect(rulesAt(0.4)).not.toContain(DOUBT_RULE);
    expect(rulesAt(0.4)).not.toContain(GENERAL_GAP_RULE);
  });

  it('says nothing about the form where the request states it', () => {
    for (const kind of KIND_KEYS) {
      const formOf = (statesForm: number) =>
        compose({ ...request, input, kind }, unsure(input, { statesForm })).outputFormat;
      expect(formOf(0.39)).toEqual(KIND_TEXTS[kind].format);
      expect(formOf(0.4)).toEqual([]);
    }
  });
});
