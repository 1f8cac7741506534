import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type Language, LANGUAGE_CODES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { WISHES, type Wish } from '@promptmint/core/catalogue/refinements';
import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import fc from 'fast-check';
import { SAMPLE_BLUEPRINT, SAMPLE_REQUEST } from '../../providers/instruction-sample.js';
import { type Blueprint, blueprintSchema } from '../blueprint.js';
import { compose } from '../composer.js';
import { finishPrompt } from '../engine.js';
import { render } from '../render.js';
import type { GenerationRequest } from '../request.js';
import { wordCount } from '../scorer/word-count.js';
import { linesOf } from './lines.js';
import { refineBlueprint } from './refine-blueprint.js';

interface Idea {
  lang: string;
  use_case: ResolvedUseCase;
  text: string;
  must_keep: string[];
}

const IDEAS: Idea[] = readFileSync(
  new URL('../../../../../eval/data/ideas.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Idea);

const isLanguage = (code: string): code is Language => LANGUAGE_CODES.includes(code as Language);
const anyIdea = fc.constantFrom(...IDEAS);
const anyRequest = fc
  .record({
    idea: anyIdea,
    auto: fc.boolean(),
    targetModel: fc.constantFrom(...TARGET_MODELS),
    typed: fc.boolean(),
  })
  .map(({ idea, auto, targetModel, typed }) => ({
    idea,
    request: {
      input: idea.text,
      useCase: auto ? ('auto_detect' as const) : idea.use_case,
      targetModel,
      language: typed && isLanguage(idea.lang) ? idea.lang : ('en' as const),
    },
  }));
const anyWish = fc.constantFrom(...WISHES);
const anyChain = fc.array(anyWish, { minLength: 1, maxLength: 8 });

/** Words of the prompt besides the request. */
function ownWords(blueprint: Blueprint, request: GenerationRequest): number {
  const { text, quotes } = render(blueprint, request);
  return quotes.reduce((words, { delimited }) => words - wordCount(delimited), wordCount(text));
}

function refined(request: GenerationRequest, first: Blueprint, wishes: readonly Wish[]) {
  return wishes.reduce((blueprint, wish) => refineBlueprint(request, blueprint, wish), first);
}

const LISTS = ['context', 'steps', 'outputFormat', 'validation'] as const;

function expectEachLineOnce(blueprint: Blueprint): void {
  const lists = [
    ...LISTS.map((list) => blueprint[list]),
    blueprint.constraints.map(({ rule }) => rule),
    blueprint.examples.map(({ output }) => output),
  ];
  for (const lines of lists) expect(new Set(lines).size).toBe(lines.length);
}

describe('any chain of wishes', () => {
  it('gives a whole prompt that keeps what the one before it kept', () => {
    fc.assert(
      fc.property(anyRequest, anyChain, ({ idea, request }, wishes) => {
        const first = compose(request);
        const kept = idea.must_keep.filter((fact) =>
          finishPrompt(first, request).text.toLowerCase().includes(fact),
        );
        wishes.reduce((blueprint, wish) => {
          const next = blueprintSchema.parse(refineBlueprint(request, blueprint, wish));
          const text = finishPrompt(next, request).text.toLowerCase();
          for (const fact of kept) expect(text).toContain(fact);
          expectEachLineOnce(next);
          return next;
        }, first);
      }),
      { numRuns: 120 },
    );
  });

  it('gives a whole prompt for any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...'</request>|<role>|```|~~~|{{x}}|${y}|%s|"|`|5 words|2 pages|only|短く'.split('|'),
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    );
    const input = fc
      .array(piece, { minLength: 1, maxLength: 20 })
      .map((pieces) => pieces.join(' '))
      .filter((text) => text.isWellFormed() && !text.includes('\0'));
    const targetModel = fc.constantFrom(...TARGET_MODELS);
    fc.assert(
      fc.property(input, targetModel, anyChain, (text, model, wishes) => {
        const request: GenerationRequest = {
          input: text,
          useCase: 'auto_detect',
          targetModel: model,
          language: 'en',
        };
        const last = blueprintSchema.parse(refined(request, compose(request), wishes));
        expect(finishPrompt(last, request).sections.length).toBeGreaterThan(2);
        expectEachLineOnce(last);
      }),
      { numRuns: 80 },
    );
  });

  it('keeps what a model wrote about the request, and its form', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TARGET_MODELS), anyChain, (targetModel, wishes) => {
        const request = { ...SAMPLE_REQUEST, targetModel };
        const last = blueprintSchema.parse(refined(request, SAMPLE_BLUEPRINT, wishes));
        const { text } = finishPrompt(last, request);
        for (const fact of ['Frau Keller', '3 January', '14 degrees', '20%', '150 words']) {
          expect(text).toContain(fact);
        }
        expect(last.objective).toBe(SAMPLE_BLUEPRINT.objective);
        expect(last.exampleLabels).toEqual(SAMPLE_BLUEPRINT.exampleLabels);
        expectEachLineOnce(last);
      }),
      { numRuns: 40 },
    );
  });

  it('comes to an end when one wish is repeated', () => {
    fc.assert(
      fc.property(anyRequest, anyWish, ({ request }, wish) => {
        const many = refined(request, compose(request), Array<Wish>(12).fill(wish));
        expect(refineBlueprint(request, many, wish)).toEqual(many);
      }),
      { numRuns: 60 },
    );
  });

  it('ends as it began when longer and shorter take turns', () => {
    fc.assert(
      fc.property(anyRequest, ({ request }) => {
        const turns: Wish[] = ['longer', 'shorter'];
        const once = refined(request, compose(request), [...turns, ...turns]);
        const twice = refined(request, once, [...turns, ...turns]);
        expect(ownWords(twice, request)).toBeLessThanOrEqual(ownWords(once, request));
      }),
      { numRuns: 40 },
    );
  });
});

describe('one wish', () => {
  const closed = /only the number|nothing else/i;

  it('visibly changes a composed prompt, unless the request leaves nothing to change', () => {
    fc.assert(
      fc.property(anyRequest, anyWish, ({ request }, wish) => {
        const first = compose(request);
        const before = finishPrompt(first, request).text;
        const after = finishPrompt(refineBlueprint(request, first, wish), request).text;
        const fixed =
          (wish === 'add_example' || wish === 'shorter') &&
          (first.examples.length < 3 || first.outputFormat.some((part) => closed.test(part)));
        if (!fixed) expect(after).not.toBe(before);
      }),
      { numRuns: 150 },
    );
  });

  it('shorter: a fifth fewer words, or nothing more that could go', () => {
    fc.assert(
      fc.property(anyRequest, ({ request }) => {
        const first = compose(request);
        const once = refineBlueprint(request, first, 'shorter');
        const words = ownWords(once, request);
        expect(words).toBeLessThanOrEqual(ownWords(first, request));
        if (words > ownWords(first, request) * 0.8) {
          const twice = refineBlueprint(request, once, 'shorter');
          expect(ownWords(twice, request)).toBeGreaterThanOrEqual(words);
        }
        expect(once.validation.length).toBeGreaterThan(0);
        expect(once.outputFormat.length).toBe(first.outputFormat.length);
      }),
      { numRuns: 100 },
    );
  });

  it('longer: more words, also after shorter', () => {
    fc.assert(
      fc.property(anyRequest, fc.boolean(), ({ request }, shortened) => {
        const first = refined(request, compose(request), shortened ? ['shorter'] : []);
        const longer = refineBlueprint(request, first, 'longer');
        expect(ownWords(longer, request)).toBeGreaterThan(ownWords(first, request));
        const text = linesOf(longer).join('\n');
        expect(text).not.toMatch(/as short as it can be with|at most 60 words|cut every sentence/);
      }),
      { numRuns: 100 },
    );
  });

  it('add_example: a sample or a worked example that the prompt shows', () => {
    fc.assert(
      fc.property(anyRequest, ({ request }) => {
        const first = compose(request);
        const more = refineBlueprint(request, first, 'add_example');
        const text = finishPrompt(more, request).text;
        const samples = more.examples.filter((sample) => !first.examples.includes(sample));
        for (const { output } of samples) expect(text).toContain(output.split('\n')[0]);
        const parts = more.outputFormat.filter((part) => !first.outputFormat.includes(part));
        for (const part of parts) expect(text).toContain(part);
      }),
      { numRuns: 80 },
    );
  });
});
