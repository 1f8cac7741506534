// `npm run train`: learns every weights file in engine/weights from the data in engine/data, the same
// bytes each time.
import { writeFileSync } from 'node:fs';
import { KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { featureSourceOf } from '@promptmint/engine/classify/feature-source';
import { featuresOf, letterFeatures } from '@promptmint/engine/classify/features';
import { withNormalLineEnds } from '@promptmint/engine/request';
import { findNearDuplicates } from './near-duplicates.ts';
import { foldsOf, readRequests } from './requests.ts';
import { trainClassifier } from './train-classifier.ts';
import { writeUseCasesOfKinds } from './use-cases-of-kinds.ts';
import { fitTokens } from './fit-tokens.ts';
import { promptsOf } from './prompts.ts';

const FOLDS = 5;
const SIZE = 2 ** 15;
const LANGUAGE_SIZE = 2 ** 14;
const OPTIONS = { epochs: 10, learningRate: 0.5, decay: 1e-4, seed: 20_261_122 };

const requests = readRequests('requests.jsonl');
for (const file of ['exam.jsonl', 'reading.jsonl', 'reading-2.jsonl']) {
  const repeated = findNearDuplicates(readRequests(file), requests);
  if (repeated.length > 0) {
    throw new Error(`${file} nearly repeats ${repeated.length} requests of the training data`);
  }
}
const folds = foldsOf(requests, FOLDS);
const sources = requests.map(({ text }) => featureSourceOf(withNormalLineEnds(text)));
const features = sources.map((source) => featuresOf(source, SIZE));

const kinds = [...KIND_KEYS, 'other'];
const kind = trainClassifier({
  name: 'kind',
  classes: kinds,
  rows: requests.map((request, index) => ({
    features: features[index]!,
    target: kinds.map((name) => (name === request.kind ? 1 : 0)),
    fold: folds[index]!,
  })),
  silent: ['other'],
  precision: 0.95,
  options: { ...OPTIONS, size: SIZE },
});
console.log('kind', kind);

const useCase = trainClassifier({
  name: 'use-case',
  classes: RESOLVED_USE_CASES,
  rows: requests.map((request, index) => ({
    features: features[index]!,
    target: RESOLVED_USE_CASES.map((name) =>
      request.use_cases.includes(name) ? 1 / request.use_cases.length : 0,
    ),
    fold: folds[index]!,
  })),
  silent: [],
  precision: 0.95,
  options: { ...OPTIONS, size: SIZE },
});
console.log('use case', useCase);

writeUseCasesOfKinds(requests);

const languages = [...new Set(requests.map(({ lang }) => lang))].sort();
const language = trainClassifier({
  name: 'language',
  classes: languages,
  rows: requests.map((request, index) => ({
    features: letterFeatures(sources[index]!.own, LANGUAGE_SIZE),
    target: languages.map((name) => (name === request.lang ? 1 : 0)),
    fold: folds[index]!,
  })),
  silent: [],
  precision: 0.995,
  options: { ...OPTIONS, size: LANGUAGE_SIZE },
});
console.log('language', language);

const tokens = fitTokens(promptsOf(requests));
console.log('tokens', tokens);

writeFileSync(
  new URL('../weights/card.json', import.meta.url),
  `${JSON.stringify(
    {
      data: 'engine/data/requests.jsonl: requests written for this project, CC0',
      date: '2026-11-22',
      requests: requests.length,
      groups: new Set(requests.map(({ brief }) => brief)).size,
      languages: languages.length,
      cross_validation: `${FOLDS} folds of whole groups: a brief, or a part of a set of short requests`,
      kind,
      use_case: useCase,
      language,
      tokens,
    },
    null,
    2,
  )}\n`,
);
