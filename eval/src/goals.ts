import type { SourceFigures } from './figures.js';
import { percent } from './text-table.js';

/** One goal with what was reached. */
export interface Goal {
  name: string;
  wanted: string;
  reached: string;
  /** Null when the run has nothing to measure it on. */
  met: boolean | null;
}

/** The goals the product sets itself, on the ideas of the run. */
export function goalsOf({ all, byLanguageGroup }: SourceFigures): Goal[] {
  const elsewhere = byLanguageGroup['other']?.useCaseRecognised ?? Number.NaN;
  return [
    atLeast('facts kept', all.factsKept, 1),
    none('prompts with template breakage', all.breakage, all.prompts),
    none('answered instead of rewritten', all.answering, all.prompts),
    atLeast('use case recognised', all.useCaseRecognised, 0.9),
    atLeast('use case recognised outside English', elsewhere, 0.85),
    atLeast('scaffold English', all.scaffoldEnglish, 1),
  ];
}

function atLeast(name: string, reached: number, wanted: number): Goal {
  const words = wanted === 1 ? '100 %' : `at least ${wanted * 100} %`;
  const met = Number.isNaN(reached) ? null : reached >= wanted;
  return { name, wanted: words, reached: percent(reached), met };
}

function none(name: string, reached: number, prompts: number): Goal {
  return { name, wanted: '0', reached: String(reached), met: prompts === 0 ? null : reached === 0 };
}
