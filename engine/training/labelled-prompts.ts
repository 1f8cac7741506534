import { readFileSync } from 'node:fs';
import type { QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';

/** A prompt with the passages that make each criterion true. */
export interface LabelledPrompt {
  text: string;
  lang: string;
  labels: Record<QualityCriterion, string[]>;
  /** The brief under which it was written: `p`, the writer's number and a letter. */
  brief: string;
}

/** The prompts of a file in `engine/data`. */
export function readPrompts(file: string): LabelledPrompt[] {
  return readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledPrompt);
}

/** Splits the prompts into folds by writer: all prompts of a writer are in the same fold. */
export function foldsOfWriters(prompts: readonly LabelledPrompt[]): number[] {
  const writers = [...new Set(prompts.map(writerOf))].sort();
  return prompts.map((prompt) => writers.indexOf(writerOf(prompt)));
}

function writerOf({ brief }: LabelledPrompt): string {
  return brief.slice(0, -1);
}
