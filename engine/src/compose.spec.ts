import { describe, expect, it } from '@jest/globals';
import { KIND_KEYS, KINDS } from '@promptmint/core/catalogue/kinds';
import type { UseCase } from '@promptmint/core/catalogue/use-cases';
import { analyse } from './analyse.js';
import { compose } from './compose.js';
import {
  DOUBT_RULE,
  FORMAT_INTRO,
  GENERAL_GAP_RULE,
  ONLY_TASK,
  OPEN_TASK,
  ROLEPLAY_RULE,
} from './general/general-text.js';
import { SHARED_LINES } from './general/shared-lines.js';
import { KIND_TEXTS } from './kinds/kind-texts.js';
import { render } from './render.js';
import { rulesOf, unsure } from '../testing/unsure-analysis.ts';

describe('compose', () => {
  const input = 'something about the bridge';
  const request = { input, useCase: 'auto_detect' as UseCase };
  const longInput = `${input} and the road, and what the people on the other side of it say about it all`;
  const longRequest = { ...request, input: longInput };

  it('adds nothing to a request whose kind it cannot guess, or one that may be of no kind', () => {
    const nothing = { kind: null, objective: ONLY_TASK, constraints: [], validation: [] };
    const explain = [{ kind: 'explain', probability: 0.8 }] as const;
    expect(compose(request, unsure(input))).toMatchObject(nothing);
    expect(compose(longRequest, unsure(longInput))).toMatchObject(nothing);
    const mayBePicture = unsure(longInput, { allKinds: explain, mayBeNoKind: true });
    expect(compose(longRequest, mayBePicture)).toMatchObject(nothing);
  });

  it('says how to handle doubts and gaps only when the request likely asks for an answer or code', () => {
    const rulesFor = (problem: number) => {
      const allKinds = [
        { kind: 'calculate', probability: 0.25 },
        { kind: 'problem', probability: problem },
      ] as const;
      return rulesOf(compose(longRequest, unsure(longInput, { allKinds })));
    };
    expect(rulesFor(0.16)).toEqual([DOUBT_RULE, GENERAL_GAP_RULE]);
    expect(rulesFor(0.14)).toEqual([]);
  });

  it('needs more certainty for doubts and gaps when the request may state a form', () => {
    const rulesFor = (probability: number, statesForm: number) => {
      const allKinds = [{ kind: 'explain', probability }] as const;
      return rulesOf(compose(longRequest, unsure(longInput, { allKinds, statesForm })));
    };
    expect(rulesFor(0.84, 0.19)).toContain(DOUBT_RULE);
    expect(rulesFor(0.84, 0.21)).not.toContain(DOUBT_RULE);
    expect(rulesFor(0.86, 0.21)).toContain(DOUBT_RULE);
  });

  it('says how to handle doubts and gaps in a short request, too, when its form is open', () => {
    const allKinds = [{ kind: 'explain', probability: 0.5 }] as const;
    const rulesFor = (statesForm: number) =>
      rulesOf(compose(request, unsure(input, { allKinds, statesForm })));
    expect(rulesFor(0.19)).toEqual([DOUBT_RULE, GENERAL_GAP_RULE]);
    expect(rulesFor(0.21)).toEqual([]);
  });

  it('shares no line with a short request that may state a form', () => {
    const allKinds = [{ kind: 'story', probability: 0.8 }] as const;
    const isAdvertisement = { kind: 'advertisement', probability: 0.15 } as const;
    const rulesFor = (statesForm: number) =>
      rulesOf(
        compose(request, unsure(input, { allKinds: [...allKinds, isAdvertisement], statesForm })),
      );
    expect(rulesFor(0.19)).toHaveLength(1);
    expect(rulesFor(0.21)).toEqual([]);
  });

  it('takes a likely decision or plan that is not certain for no sign of one', () => {
    const rulesFor = (decide: number) => {
      const allKinds = [
        { kind: 'decide', probability: decide },
        { kind: 'sensitive', probability: 0.99 - decide },
      ] as const;
      return rulesOf(compose(longRequest, unsure(longInput, { allKinds })));
    };
    expect(rulesFor(0.59).length).toBeGreaterThan(0);
    expect(rulesFor(0.61)).toEqual([]);
  });

  it('says a shared line where its kinds together are likely enough', () => {
    const between = (probability: number) =>
      rulesOf(
        compose(
          longRequest,
          unsure(longInput, {
            allKinds: [
              { kind: 'message', probability: 0.5 },
              { kind: 'letter', probability },
            ],
          }),
        ),
      );
    const own = SHARED_LINES.find(({ kinds }) => kinds.length === 3 && kinds.includes('letter'));
    expect(between(0.29)).toContain(own?.line);
    expect(between(0.27)).not.toContain(own?.line);
  });

  it('says with less certainty what readers found in the way of no long request', () => {
    const linesFor = (probability: number) =>
      rulesOf(
        compose(longRequest, unsure(longInput, { allKinds: [{ kind: 'article', probability }] })),
      );
    const harmless = SHARED_LINES.filter(({ isHarmless }) => isHarmless).map(({ line }) => line);
    expect(harmless.length).toBeGreaterThan(0);
    expect(linesFor(0.51)).toEqual(expect.arrayContaining(harmless));
    expect(linesFor(0.49)).toEqual([]);
  });

  it('shares no line twice, and each among at least two kinds', () => {
    expect(new Set(SHARED_LINES.map(({ line }) => line)).size).toBe(SHARED_LINES.length);
    for (const { kinds } of SHARED_LINES) {
      expect(kinds.length).toBeGreaterThan(1);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  it('says at most three shared lines, those for the fewest kinds first', () => {
    const allKinds = [{ kind: 'fix_error', probability: 1 }] as const;
    const rules = rulesOf(compose(longRequest, unsure(longInput, { allKinds })));
    const sizes = rules
      .slice(0, -2)
      .map((rule) => SHARED_LINES.find(({ line }) => line === rule)?.kinds.length ?? 0);
    expect(sizes).toHaveLength(3);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  });

  it('leaves out the shared lines that need room when the request is short', () => {
    const allKinds = [{ kind: 'calculate', probability: 1 }] as const;
    const roomy = SHARED_LINES.filter(({ needsRoom }) => needsRoom).map(({ line }) => line);
    const roomyLinesOf = (typed: string) =>
      rulesOf(compose({ ...request, input: typed }, unsure(typed, { allKinds }))).filter((rule) =>
        roomy.includes(rule),
      );
    expect(roomyLinesOf('is it odd to eat lunch alone in my car')).toEqual([]);
    expect(
      roomyLinesOf('is it odd to eat lunch alone in my car? '.repeat(3)).length,
    ).toBeGreaterThan(0);
  });

  it('asks only for a reply or a question back when a word, an address or pasted material may not be a request', () => {
    const log = '2026-11-28T03:00:11Z ERROR [pool] connection refused\n'.repeat(99);
    for (const typed of ['hi', 'thanks', 'https://example.com/pricing', '🎉', '...', log]) {
      const blueprint = compose({ ...request, input: typed });
      expect(blueprint).toMatchObject({ objective: OPEN_TASK, constraints: [], validation: [] });
    }
  });

  it('adds nothing to several words that may not be a request', () => {
    for (const typed of [
      'cat peeing on bed again',
      '燃气热水器显示E1,洗到一半没热水了',
      'picture of a heron in a hi-vis vest, linocut, two colours',
      `${'2026-11-28T03:00:11Z ERROR [pool] connection refused\n'.repeat(99)}this again`,
    ]) {
      const blueprint = compose({ ...request, input: typed });
      expect(blueprint).toMatchObject({ objective: ONLY_TASK, constraints: [], validation: [] });
    }
  });

  it('lets a request ask for questions first in the general prompt and in every kind with a rule for gaps', () => {
    const allKinds = [{ kind: 'explain', probability: 1 }] as const;
    const general = compose(longRequest, unsure(longInput, { allKinds }));
    expect(rulesOf(general).join(' ')).toContain('ask only if I want that');
    for (const { rules } of Object.values(KIND_TEXTS)) {
      const gap = rules.find((rule) => rule.startsWith('If something that matters is open'));
      if (gap !== undefined) expect(gap).toContain('unless the request says to ask first');
    }
  });

  it('writes only the role-play rule when the request is most likely a role-play', () => {
    const kinds = [{ kind: 'roleplay', probability: 0.6 }] as const;
    const blueprint = compose(request, unsure(input, { kinds }));
    expect(rulesOf(blueprint)).toEqual([ROLEPLAY_RULE]);
    expect(blueprint).toMatchObject({ outputFormat: [], validation: [] });
  });

  it('adds no rule when the request may be a role-play but is more likely something else', () => {
    const kinds = [
      { kind: 'story', probability: 0.6 },
      { kind: 'roleplay', probability: 0.2 },
    ] as const;
    const blueprint = compose(request, unsure(input, { kinds }));
    expect(blueprint).toMatchObject({ constraints: [], outputFormat: [], validation: [] });
  });

  it('uses the text of a kind that is certain', () => {
    const blueprint = compose(request, unsure(input, { certainKind: 'fact' }));
    expect(blueprint).toMatchObject({ kind: 'fact', validation: [KIND_TEXTS.fact.done] });
    expect(rulesOf(blueprint)).toEqual(KIND_TEXTS.fact.rules);
  });

  it('uses the kind that the person chose, even when another kind seems certain', () => {
    const analysis = unsure(input, { certainKind: 'fact' });
    expect(compose({ ...request, kind: 'speech' }, analysis).kind).toBe('speech');
    expect(compose({ ...request, kind: 'general' }, analysis).kind).toBeNull();
  });

  it('gives a chosen kind one of its own use cases', () => {
    for (const kind of KIND_KEYS) {
      const { useCase } = compose({ ...request, kind });
      expect(KINDS[kind].useCases).toContain(useCase);
    }
  });

  it('says nothing about the form of the answer when the request does', () => {
    const formOf = (typed: string) =>
      compose({ ...request, input: typed, kind: 'how_to' }).outputFormat;
    expect(formOf('open a jar')).not.toEqual([]);
    expect(formOf('open a jar, only the steps, nothing else')).toEqual([]);
  });

  it('orders the parts of an answer only where the request does not', () => {
    const claude = { ...request, targetModel: 'claude', language: 'same' } as const;
    const { text } = render(compose({ ...request, kind: 'fix_error' }), claude);
    expect(text).toContain(`${FORMAT_INTRO}\n1. `);
    const { text: single } = render(compose({ ...request, kind: 'speech' }), claude);
    expect(single).not.toContain(FORMAT_INTRO);
  });

  it('uses no kind for a request in a language that the classifiers did not learn', () => {
    const danish = 'skriv en mail til min chef om at jeg er syg';
    expect(compose({ ...request, input: danish }).kind).toBeNull();
    expect(analyse(danish).language).toBeNull();
    const swedish = 'skriv ett mejl till min chef om att jag är sjuk';
    expect(compose({ ...request, input: swedish }).kind).toBe('message');
    expect(analyse(swedish).language).toBe('sv');
  });

  it('uses a kind that is beyond doubt even where the language is not certain', () => {
    const typed = 'fórmula excel: sumar por mes';
    expect(analyse(typed).language).toBeNull();
    expect(compose({ ...request, input: typed }).kind).toBe('query_formula');
  });

  it('leaves a blank for what a kind needs and the request lacks', () => {
    const typed = { ...request, input: 'translate this to German', kind: 'translate' as const };
    expect(compose(typed).placeholders).toMatchObject([{ name: 'text' }]);
    expect(
      compose({ ...typed, answers: [{ name: 'text', text: 'Good morning' }] }).placeholders,
    ).toEqual([]);
  });

  it.each([
    'translate this to German: good morning',
    'translate "good morning" to German',
    'translate good morning to German',
  ])('leaves no blank when the request may contain what the kind needs: %s', (typed) => {
    expect(compose({ ...request, input: typed, kind: 'translate' }).placeholders).toEqual([]);
  });
});
