// `npm run train`: trains every weights file in engine/weights from the data in engine/data, and writes
// the same bytes each time.
import { writeFileSync } from 'node:fs';
import { readPrompts } from './labelled-prompts.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { fitTokens } from './fit-tokens.ts';
import { readRequests } from './requests.ts';
import { trainLanguage, trainRequests } from './train-requests.ts';
import { trainScorer } from './train-scorer.ts';
import { writeUseCasesOfKinds } from './use-cases-of-kinds.ts';

const written = readRequests('requests.jsonl');
const everyday = readRequests('everyday-requests.jsonl');
const requests = [...written, ...everyday];
for (const file of ['exam.jsonl', 'reading.jsonl']) {
  const repeated = findNearDuplicates(readRequests(file), requests);
  if (repeated.length > 0) {
    throw new Error(`${file} nearly repeats ${repeated.length} requests of the training data`);
  }
}
const prompts = readPrompts('prompts.jsonl');
const repeatedPrompts = findNearDuplicates(readPrompts('prompts-exam.jsonl'), prompts);
if (repeatedPrompts.length > 0) {
  throw new Error(`prompts-exam.jsonl nearly repeats ${repeatedPrompts.length} training prompts`);
}

const scorer = trainScorer(prompts);
console.log('scorer', scorer);
const { kind, use_case, form } = trainRequests(written, everyday);
console.log('kind', kind);
console.log('use case', use_case);
console.log('form', form);
writeUseCasesOfKinds(requests);
const { languages, figures: language } = trainLanguage(requests);
console.log('language', language);
// Composing reads the weights, so this import must come after they are written.
const { promptsOf } = await import('./prompts.ts');
const tokens = fitTokens(promptsOf(requests));
console.log('tokens', tokens);

writeFileSync(
  new URL('../weights/card.json', import.meta.url),
  `${JSON.stringify(
    {
      data: 'engine/data: requests.jsonl and everyday-requests.jsonl, written for this project, CC0',
      date: '2026-11-28',
      requests: requests.length,
      groups: new Set(requests.map(({ brief }) => brief)).size,
      languages,
      cross_validation:
        '8 folds of whole groups: a brief, or a part of a set of short requests; kind, use case and form on the everyday requests alone',
      kind,
      use_case,
      form,
      language,
      tokens,
      scorer: {
        data: 'engine/data/prompts.jsonl: prompts written for this project, CC0',
        prompts: prompts.length,
        languages: new Set(prompts.map(({ lang }) => lang)).size,
        cross_validation: '7 folds of whole writers',
        kappa: scorer,
      },
    },
    null,
    2,
  )}\n`,
);
