import type { QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import type { Span } from '../score.js';
import { findConstraints } from './constraints.js';
import { findContext } from './context.js';
import { findExamples } from './examples.js';
import { findFormat } from './format.js';
import { findObjective } from './objective.js';
import { quotable } from './quotable.js';
import type { Passage } from './passages.js';
import { type Reading, readText } from './reading.js';
import { findRole } from './role.js';
import { findValidation } from './validation.js';

/** For each criterion the passage it rests on, or null when there is none. */
export function findSpans(text: string): Record<QualityCriterion, Span | null> {
  const whole = readText(text);
  const examples = findExamples(whole);
  const reading = without(whole, examples);
  const show = (span: Span | null) => span && quotable(text, span);
  return {
    has_role: show(findRole(reading)),
    has_context: show(findContext(reading)),
    has_objective: show(findObjective(reading)),
    has_format: show(findFormat(reading)),
    has_constraints: show(findConstraints(reading)),
    has_examples: show(examples),
    has_validation: show(findValidation(reading)),
  };
}

/** A sample speaks for itself alone. */
function without(reading: Reading, sample: Span | null): Reading {
  if (sample === null) return reading;
  const outside = ({ start, end }: Passage) => start < sample.start || end > sample.end;
  return {
    ...reading,
    sample,
    passagesIn: new Map(
      [...reading.passagesIn].map(([block, passages]) => [block, passages.filter(outside)]),
    ),
    own: reading.own.filter(outside),
    orders: reading.orders.filter(outside),
  };
}
