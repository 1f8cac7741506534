import { writeFileSync } from 'node:fs';
import { KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import type { LabelledRequest } from './requests.ts';

/** Writes which share of each kind's requests belongs to each use case, in catalogue order. */
export function writeUseCasesOfKinds(requests: readonly LabelledRequest[]): void {
  const shares = [...KIND_KEYS, 'other'].map((kind): [string, number[]] => {
    const own = requests.filter((request) => request.kind === kind);
    const sums = RESOLVED_USE_CASES.map((useCase) =>
      own.reduce(
        (sum, { use_cases }) => sum + (use_cases.includes(useCase) ? 1 / use_cases.length : 0),
        0,
      ),
    );
    return [kind, sums.map((sum) => Number((sum / own.length).toFixed(4)))];
  });
  const file = new URL('../weights/use-cases-of-kinds.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(shares), null, 2)}\n`);
}
