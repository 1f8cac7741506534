import { describe, expect, it } from '@jest/globals';
import type { Wish } from '@promptmint/core/catalogue/refinements';
import { SAMPLE_BLUEPRINT, SAMPLE_REQUEST } from '../../providers/instruction-sample.js';
import type { Blueprint } from '../blueprint.js';
import { compose } from '../composer.js';
import { finishPrompt } from '../engine.js';
import type { GenerationRequest } from '../request.js';
import { refineBlueprint } from './refine-blueprint.js';

function ask(input: string, change: Partial<GenerationRequest> = {}): GenerationRequest {
  return { input, useCase: 'auto_detect', targetModel: 'claude', language: 'en', ...change };
}

/** The blueprint after some wishes. */
function wish(request: GenerationRequest, ...wishes: Wish[]): Blueprint {
  return wishes.reduce(
    (blueprint, next) => refineBlueprint(request, blueprint, next),
    compose(request),
  );
}

const rules = ({ constraints }: Blueprint) => constraints.map(({ rule }) => rule).join('\n');

const DEPOSIT = ask(
  'my landlord keeps the security deposit of 650 euros because of 4 holes in the wall, is that ok?',
);
const SCRIPT = ask('python script that renames 900 photos by date taken, like 2023-08-14_001.jpg');
const STORY = ask('bedtime story about an octopus named Mimi who is scared of the dark');
const MAIL = ask('email to my landlord: heating broken since 3 November, max 120 words');
const SUM = ask('what is the sum of 12, 15, 22 and 31? only give me the number');

describe('shorter', () => {
  it('drops reasons and further samples, and halves the length that we had set', () => {
    const before = compose(DEPOSIT);
    const after = wish(DEPOSIT, 'shorter');
    expect(rules(before)).toContain('At most 400 words');
    expect(rules(after)).toContain('At most 200 words');
    expect(after.constraints.every(({ reason }) => reason === null)).toBe(true);
    expect(after.examples).toHaveLength(1);
    const gemini: GenerationRequest = { ...DEPOSIT, targetModel: 'gemini' };
    expect(finishPrompt(wish(gemini, 'shorter'), gemini).text).toMatch(
      /^Short answer: [^]*^Short answer: /m,
    );
  });

  it('leaves the length that the request sets', () => {
    const after = wish(MAIL, 'shorter', 'shorter');
    expect(finishPrompt(after, MAIL).text).not.toContain('60 words');
    expect(rules(after)).toContain('Keep the length that the request sets');
  });

  it('keeps a check on the facts, and the task', () => {
    const after = wish(SCRIPT, 'shorter', 'shorter', 'shorter');
    expect(after.validation.join()).toContain('2023-08-14_001.jpg');
    expect(after.objective).toBe(compose(SCRIPT).objective);
  });

  it('takes back what longer had added', () => {
    const added = wish(DEPOSIT, 'longer');
    const after = wish(DEPOSIT, 'longer', 'shorter');
    expect(added.outputFormat.join()).toContain('Alternatives considered');
    expect(after.outputFormat).toEqual(compose(DEPOSIT).outputFormat);
  });
});

describe('longer', () => {
  it.each([
    [DEPOSIT, 'Alternatives considered', '400 to 800 words'],
    [SCRIPT, 'two other ways', '150 to 250 words'],
    [STORY, 'a second version', ''],
  ])('adds depth that fits the kind of answer (%#)', (request, part, length) => {
    const after = wish(request, 'longer');
    expect(after.outputFormat.join('\n')).toContain(part);
    expect(rules(after)).toContain(length);
  });

  it('stays within the length that the request sets, and checks that it is used', () => {
    const after = wish(MAIL, 'longer');
    expect(rules(after)).not.toMatch(/\d to \d+ words/);
    expect(rules(after)).toContain('Use the length that the request sets to the full');
    expect(after.validation.join('\n')).toContain('nine tenths');
  });

  it('adds parts, and no length, to what the request wants short', () => {
    const after = wish(ask('short bedtime story about an octopus named Mimi'), 'longer');
    expect(after.outputFormat.join('\n')).toContain('a second version');
    expect(rules(after)).not.toMatch(/half as long again|length that the request sets/);
  });

  it('brings back what shorter had dropped', () => {
    const before = compose(SCRIPT);
    const after = wish(SCRIPT, 'shorter', 'longer');
    for (const { rule, reason } of before.constraints) {
      expect(after.constraints).toContainEqual({ rule, reason });
    }
    expect(after.steps).toEqual(before.steps);
    expect(after.role).toBe(before.role);
    expect(after.placeholders).toEqual(before.placeholders);
  });

  it('adds no part to an answer of one number', () => {
    expect(wish(SUM, 'longer', 'longer').outputFormat).toEqual(compose(SUM).outputFormat);
  });
});

describe('simpler', () => {
  it.each([
    [DEPOSIT, 'explain each technical term in brackets'],
    [SCRIPT, 'no clever constructs'],
    [STORY, 'everyday words and sentences of 15 or fewer words in the text'],
    [ask('regex UK postcodes'), 'explain each part of it in everyday words'],
  ])('asks for plain words fitted to the answer (%#)', (request, level) => {
    expect(rules(wish(request, 'simpler'))).toContain(level);
  });

  it('folds parts and steps into three, and loses none of them', () => {
    const { outputFormat, steps } = wish(DEPOSIT, 'simpler');
    expect(outputFormat.length).toBeLessThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(3);
    for (const part of compose(DEPOSIT).outputFormat) {
      expect(outputFormat.join('\n').toLowerCase()).toContain(part.toLowerCase());
    }
  });

  it('raises one line instead of adding another', () => {
    const [once, twice] = [wish(DEPOSIT, 'simpler'), wish(DEPOSIT, 'simpler', 'simpler')];
    expect(twice.constraints).toHaveLength(once.constraints.length);
    expect(rules(twice)).toContain('for the first time');
  });
});

describe('more_formal', () => {
  it.each([
    ['es', 'usted'],
    ['fr', 'vous'],
    ['de', 'Sie'],
    ['ja', 'です・ます'],
    ['ko', '존댓말'],
  ] as const)('names the polite form of address in %s', (language, form) => {
    expect(rules(wish({ ...MAIL, language }, 'more_formal'))).toContain(form);
  });

  it('takes the language that the request names for the text', () => {
    const request = ask('write an email in German to my landlord about the heating');
    expect(rules(wish(request, 'more_formal'))).toContain('"Sie"');
  });

  it('keeps a tone that the request asks for, and says where to be formal', () => {
    const after = rules(wish(ask('funny poem for my uncle Pavel'), 'more_formal'));
    expect(after).toContain('Keep the tone that the request asks for in the text itself');
    expect(after).not.toContain('jokes');
  });

  it('keeps the familiar address that the request asks for', () => {
    const request = ask('Mail an meine Vermieterin, wir sind per du', { language: 'de' });
    expect(rules(wish(request, 'more_formal'))).not.toContain('"Sie"');
  });

  it('replaces the loose rule on exclamation marks, which longer does not bring back', () => {
    const post = ask('linkedin post about our new bakery in Leeds');
    expect(rules(compose(post))).toContain('one exclamation mark');
    expect(rules(wish(post, 'more_formal', 'longer'))).not.toContain('one exclamation mark');
  });

  it('says once of samples in an everyday voice that only their form counts', () => {
    const previous = { ...SAMPLE_BLUEPRINT, examples: [{ input: null, output: "Hey, it's hot!" }] };
    const once = refineBlueprint(SAMPLE_REQUEST, previous, 'more_formal');
    const twice = refineBlueprint(SAMPLE_REQUEST, once, 'more_formal');
    expect(once.exampleIntro).toContain('take their form');
    expect(twice.exampleIntro).toBe(once.exampleIntro);
  });

  it('asks for formal doc comments where the answer is code', () => {
    expect(rules(wish(SCRIPT, 'more_formal'))).toContain('formal doc comments');
  });
});

describe('add_example', () => {
  it('shows a fourth sample to Claude, then asks for worked examples', () => {
    const once = wish(DEPOSIT, 'add_example');
    expect(once.examples).toHaveLength(4);
    const twice = refineBlueprint(DEPOSIT, once, 'add_example');
    expect(twice.examples).toEqual(once.examples);
    expect(twice.outputFormat.at(-1)).toContain('A worked example');
    const thrice = refineBlueprint(DEPOSIT, twice, 'add_example');
    expect(thrice.outputFormat.at(-1)).toContain('Two worked examples');
  });

  it.each(['chatgpt', 'gemini'] as const)(
    'shows %s the new sample, and asks for one in the answer beside',
    (targetModel) => {
      const request = { ...DEPOSIT, targetModel };
      const before = compose(request);
      const after = wish(request, 'add_example');
      const added = after.examples.find(({ output }) =>
        before.examples.every((known) => known.output !== output),
      );
      expect(finishPrompt(after, request).text).toContain(added?.output);
      expect(after.outputFormat.at(-1)).toContain('A worked example');
    },
  );

  it('mixes no samples of another form into what a model wrote', () => {
    const after = refineBlueprint(SAMPLE_REQUEST, SAMPLE_BLUEPRINT, 'add_example');
    expect(after.examples).toEqual(SAMPLE_BLUEPRINT.examples);
    expect(after.outputFormat.at(-1)).toContain('in a different wording');
  });

  it('gives two samples to a prompt that had none', () => {
    const bare = { ...compose(DEPOSIT), examples: [], exampleIntro: null, exampleLabels: null };
    const after = refineBlueprint({ ...DEPOSIT, targetModel: 'gemini' }, bare, 'add_example');
    expect(after.examples).toHaveLength(2);
    expect(after.exampleIntro).not.toBeNull();
  });

  it('leaves an answer of one number as it is', () => {
    expect(wish(SUM, 'add_example').outputFormat).toEqual(compose(SUM).outputFormat);
  });
});

describe('stricter', () => {
  it('turns soft measures into counts', () => {
    const story = wish(STORY, 'stricter');
    expect(story.outputFormat.join()).toContain('paragraphs of at most four sentences');
    expect(wish(DEPOSIT, 'stricter').outputFormat.join('\n')).toContain(
      'at most ten numbered steps',
    );
  });

  it('holds to the facts, the format and a way to refuse', () => {
    const after = wish(DEPOSIT, 'stricter');
    expect(rules(after)).toContain('facts of my case from the request alone');
    expect(rules(after)).toContain('say in one line what is missing instead of guessing');
    expect(rules(after)).toContain('if a rule cannot be kept, saying which and why');
    expect(after.validation.join('\n')).toMatch(/650 euros.*one by one/);
  });

  it('lets a story invent what the request does not tell', () => {
    expect(rules(wish(STORY, 'stricter'))).not.toContain('claim that the request does not hold');
  });

  it('asks for an account of the rules when wished for again', () => {
    const after = wish(DEPOSIT, 'stricter', 'stricter');
    expect(after.outputFormat.at(-1)).toContain('Rules kept');
    expect(after.validation.filter((check) => check.startsWith('Count'))).toHaveLength(1);
  });

  it('adds nothing beside an answer of one number', () => {
    expect(rules(wish(SUM, 'stricter'))).toContain('exactly the form that the request fixes');
    expect(wish(SUM, 'stricter', 'stricter').outputFormat).toEqual(compose(SUM).outputFormat);
  });
});
