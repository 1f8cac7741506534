import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { QUALITY_CRITERIA, type QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import fc from 'fast-check';
import { explainScore, scorePrompt } from './score.js';

const MET: readonly (readonly [QualityCriterion, string])[] = [
  ['has_role', 'You are a beekeeper who trains beginners. Bees.'],
  ['has_role', 'You are an AI assistant that sorts mail.'],
  ['has_role', 'As an experienced midwife, explain colic.'],
  ['has_role', 'You drive a night bus and you have heard every excuse.'],
  ['has_role', '## Hat\nTechnical writer who used to drive trucks'],
  ['has_context', 'We run a ferry with 80 seats and lost a third of our guests since June.'],
  ['has_context', '<background>The hall has no heating and 40 chairs.</background>'],
  ['has_context', 'Find the trend.\n\nDate,Sales\n2024-01,120\n2024-02,95'],
  ['has_objective', 'Write an obituary for a cat.'],
  ['has_objective', '# Task\nPlan the move of a library with 9,000 books.'],
  ['has_format', 'Answer as a table with the columns month and rent.'],
  ['has_format', '## Output format\nHeadline, two paragraphs, a list of sources'],
  ['has_format', 'Verdict first, then the reasons, each on a line of its own.'],
  ['has_constraints', 'Describe the lake. No more than 90 words, and do not mention swimming.'],
  ['has_constraints', '<rules>Only sources from before 1950.</rules>'],
  ['has_constraints', 'Output only the number, nothing else.'],
  ['has_examples', 'Input: cold\nOutput: hot\n\nInput: wet\nOutput: dry'],
  ['has_examples', 'hot -> cold\nwet -> dry\ntall ->'],
  ['has_examples', 'Turn each into a title. A title should look like this: "The River That Lied"'],
  ['has_examples', '| they wrote | we print |\n|---|---|\n| the U.K. | the UK |'],
  ['has_validation', 'Before you answer, check that the sums add up to 100.'],
  ['has_validation', 'If the year is missing, say so instead of guessing.'],
  ['has_validation', 'When two labels fit equally well, answer unsure.'],
  ['has_validation', '## Definition of done\nA stranger can find the house with it.'],
  ['has_validation', 'A stranger should be able to follow the steps without me.'],
];

const NOT_MET: readonly (readonly [QualityCriterion, string])[] = [
  ['has_role', 'Write a job advertisement for a teacher.'],
  ['has_role', 'I am a nurse and work nights.'],
  ['has_role', 'As a teacher, I need a worksheet.'],
  ['has_role', '## Role\n\n## Task\nWrite a poem.'],
  ['has_role', 'Act as {role}.'],
  ['has_role', 'Translate into French: "You are a doctor."'],
  ['has_role', 'Persona: same as last time'],
  ['has_role', 'Describe my uncle as a hero in a toast.'],
  ['has_context', 'Context: {context}'],
  ['has_context', '## Background\nn/a'],
  ['has_context', 'tell me about volcanoes'],
  ['has_context', 'Translate "dog" into Welsh.'],
  ['has_context', '# Request\nMy request as I typed it stands in this block.\n\n> kites'],
  ['has_objective', 'the history of tea'],
  ['has_objective', 'Tell me about the moon.'],
  ['has_objective', '<task></task>'],
  ['has_objective', 'Q: capital of Peru? A: Lima\nQ: capital of Laos? A:'],
  ['has_objective', 'Put the totals in the last row.'],
  ['has_format', 'Format: appropriate format'],
  ['has_format', 'Write a short, friendly email.'],
  ['has_format', 'Format: short and sweet'],
  ['has_format', 'My kitchen has two columns in the middle.'],
  ['has_constraints', 'Constraints: n/a'],
  ['has_constraints', 'Describe a walk in the rain.'],
  ['has_constraints', "I can't sleep since we moved."],
  ['has_constraints', 'As a table, please and thank you.'],
  ['has_constraints', 'Be precise, avoid mistakes, high quality output.'],
  ['has_constraints', 'Find the function that never returns.'],
  ['has_examples', 'Give two examples of mammals.'],
  ['has_examples', '## Examples\nnone'],
  ['has_examples', 'Suggest hobbies such as chess or rowing.'],
  ['has_examples', 'He told me: "I never got your letter, and I want my money."'],
  ['has_examples', 'Never start with "You just want a moment".'],
  ['has_examples', 'Summarize this chat:\nAnn: Did you lock the door?\nBob: I thought you did.'],
  ['has_validation', 'Be accurate and make it good.'],
  ['has_validation', 'Write about bees, no need to double-check anything.'],
  ['has_validation', '## Validation\nvalidate the answer'],
  ['has_validation', 'Rate the wines from 1 to 10.'],
  ['has_validation', 'Check whether the contract allows subletting.'],
];

describe('the scorer', () => {
  it.each(MET)('finds %s in %j', (criterion, text) => {
    expect(scorePrompt(text)[criterion]).toBe(true);
  });

  it.each(NOT_MET)('does not find %s in %j', (criterion, text) => {
    expect(scorePrompt(text)[criterion]).toBe(false);
  });

  it('finds nothing in headings without text', () => {
    const empty =
      '# Role\n\n# Context\n\n# Task\n\n# Format\n\n# Constraints\n\n# Examples\n\n# Validation\n';
    expect(Object.values(scorePrompt(empty))).toEqual(QUALITY_CRITERIA.map(() => false));
  });

  it.each([
    'Eres un asesor fiscal con veinte años de experiencia. Soy autónoma en Sevilla y el año pasado facturé 38.000 euros. Escribe una carta a Hacienda. No pases de 200 palabras. Si falta algún dato, dilo.',
    'Du bist ein erfahrener Steuerberater. Ich arbeite seit drei Jahren freiberuflich und habe im letzten Jahr 38.000 Euro verdient. Schreibe einen Brief an das Finanzamt. Höchstens 200 Wörter. Wenn etwas fehlt, sag es.',
  ])('finds at least four of the five criteria that are true in %j', (text) => {
    const score = scorePrompt(text);
    const { has_role, has_context, has_objective, has_constraints, has_validation } = score;
    const found = [has_role, has_context, has_objective, has_constraints, has_validation];
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(4);
  });
});

interface Labelled {
  text: string;
  labels: Record<QualityCriterion, boolean>;
}

/** Agreement beyond chance between two readers' yes and no (Cohen, 1960), and the scorer's precision. */
function agreement(criterion: QualityCriterion, prompts: readonly Labelled[]) {
  const share = (holds: (found: boolean, label: boolean) => boolean) =>
    prompts.filter(({ text, labels }) => holds(scorePrompt(text)[criterion], labels[criterion]))
      .length / prompts.length;
  const found = share((one) => one);
  const labelled = share((_, other) => other);
  const observed = share((one, other) => one === other);
  const chance = found * labelled + (1 - found) * (1 - labelled);
  return {
    kappa: (observed - chance) / (1 - chance),
    precision: share((one, other) => one && other) / found,
  };
}

describe('the scorer on labelled prompts', () => {
  const file = new URL('../../eval/data/prompts-labelled.jsonl', import.meta.url);
  const prompts = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);

  it.each(QUALITY_CRITERIA)('agrees with a careful reader on %s', (criterion) => {
    const { kappa, precision } = agreement(criterion, prompts);
    expect(kappa).toBeGreaterThanOrEqual(criterion === 'has_examples' ? 0.5 : 0.7);
    expect(precision).toBeGreaterThanOrEqual(0.75);
  });
});

const PIECES = [
  '“', '”', '"', "'", '`', '```\n', '~~~', '<a>', '</a>', '<role>', '</role>', '{{x}}', '[insert]',
  '# Task\n', '**Format:** ', 'Role: ', 'Input: a\n', 'Output: b\n', '\n> ', '\n- ', '\r\n', '  ',
  'İ', '😀', '\ud83d', '\ue000', 'You are a cook. ', 'Write a menu for 12 guests. ', 'as a table, ',
  'If a dish is unknown, say so. ', 'Never use nuts. ', 'hot -> cold\n', 'we moved in May ', '. ',
]; // prettier-ignore
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
);

describe('the evidence of the scorer', () => {
  it('is a verbatim, trimmed and short passage for each criterion that is met', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const score = scorePrompt(text);
        for (const [criterion, span] of Object.entries(explainScore(text))) {
          expect(score[criterion as QualityCriterion]).toBe(span !== null);
          if (span === null) continue;
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(text.length);
          const passage = text.slice(span.start, span.end);
          expect(passage).not.toBe('');
          expect(passage.trim()).toBe(passage);
          expect(passage.length).toBeLessThanOrEqual(400);
        }
      }),
    );
  });

  it('is the same every time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(explainScore(text)).toEqual(explainScore(text));
      }),
    );
  });

  it('is the sentence or section that a reader would quote', () => {
    const text =
      'You are a cook. Write a menu for 12 guests, "light and green", as a table.\n\n## Rules\n- No nuts.\n- No fish.';
    const spans = explainScore(text);
    const quote = (criterion: QualityCriterion) => {
      const span = spans[criterion];
      return span && text.slice(span.start, span.end);
    };
    expect(quote('has_role')).toBe('You are a cook.');
    expect(quote('has_objective')).toBe(
      'Write a menu for 12 guests, "light and green", as a table.',
    );
    expect(quote('has_constraints')).toBe('No nuts.\n- No fish.');
    expect(quote('has_validation')).toBeNull();
  });

  it('ends with a whole sentence when the section is long', () => {
    const text = `# Context\n${'The mill has 12 looms and no heating. '.repeat(30)}`;
    const span = explainScore(text).has_context;
    const passage = text.slice(span?.start, span?.end);
    expect(passage.length).toBeLessThanOrEqual(400);
    expect(passage).toMatch(/^The mill .*heating\.$/);
  });
});

describe('scoring hostile input', () => {
  it.each([
    '“',
    '"',
    "'",
    '[',
    '`',
    '<',
    '<a>',
    '1',
    ' ',
    '\n',
    '> ',
    'if ',
    'good answer ',
    'must be ',
    '"x" should ',
    'please can you ',
    '| a ',
  ])('finishes a text that repeats %j for 8,000 characters', (piece) => {
    const text = piece.repeat(8_000).slice(0, 8_000);
    expect(Object.keys(explainScore(text))).toEqual([...QUALITY_CRITERIA]);
  });
});
