import { expect, it } from '@jest/globals';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { type Findings, findingsOf, findingsReport } from './findings.js';
import { analysisFigures, promptFigures } from './figures.js';
import { composerSource } from './prompt-source.js';
import { writeAll } from './write-prompts.js';

const FINDINGS: Findings = {
  'Language wrong': Array.from({ length: 30 }, (_, index) => `r${index}: de, taken for nl`),
};

it('lists the findings and says how many are left out', () => {
  const lines = findingsReport(FINDINGS, false).split('\n');
  expect(lines.slice(0, 2)).toEqual(['Language wrong: 30', '  r0: de, taken for nl']);
  expect(lines.at(-1)).toBe('  and 5 more in the --json file');
});

it('prints only numbers about the exam', () => {
  expect(findingsReport(FINDINGS, true)).toBe('Language wrong: 30');
});

it('measures a request by its labels alone', async () => {
  const text = 'write a blog post about remote work';
  const request = { id: 'r', text, lang: 'xx-YY', useCases: [], kind: 'other' } as const;
  const runs = await writeAll([request], composerSource);
  const { useCase, kind, language } = analysisFigures(runs);
  expect([useCase.top1.count, useCase.top2.count, kind?.top1.count]).toEqual([0, 0, 0]);
  expect(language.unnamed.count + language.wrong.count).toBe(1);
  expect(findingsOf(runs)['Use case wrong']).toHaveLength(1);
  const figures = promptFigures(runs);
  expect(Object.keys(figures)).toEqual(TARGET_MODELS);
  expect(figures.claude.unlawful).toMatchObject({ count: 0, of: 1 });
  const { general, kind: ofKind } = figures.claude;
  expect(general.withinTarget.of + ofKind.withinTarget.of).toBe(1);
});

it('does not report a repeated request when the person typed a line that we also write', async () => {
  const request = {
    id: 'r',
    text: 'Every part of the request is done.\n',
    lang: 'en',
    useCases: ['content_creation'] as const,
    kind: null,
  };
  const [run] = await writeAll([request], composerSource);
  expect(run?.prompts.map(({ isRepeated }) => isRepeated)).toEqual(TARGET_MODELS.map(() => false));
});
