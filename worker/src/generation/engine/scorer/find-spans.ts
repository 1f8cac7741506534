import type { QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import { splitBlocks } from './blocks.js';
import { findConstraints, findFormat, findValidation } from './criteria-how.js';
import { findContext, findObjective, findRole } from './criteria-who-what.js';
import { findExamples, withoutSamplePairs } from './criterion-examples.js';
import { passagesOf } from './passages.js';

/** For each criterion the passage it rests on, or null when there is none. */
export function findSpans(text: string): Record<QualityCriterion, string | null> {
  const blocks = splitBlocks(withoutSamplePairs(text));
  const passages = passagesOf(blocks);
  return {
    has_role: findRole(blocks, passages),
    has_context: findContext(blocks, passages, text),
    has_objective: findObjective(blocks, passages),
    has_format: findFormat(blocks, passages),
    has_constraints: findConstraints(blocks, passages),
    has_examples: findExamples(blocks, text),
    has_validation: findValidation(blocks, passages),
  };
}
