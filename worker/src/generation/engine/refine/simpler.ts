import type { Blueprint } from '../blueprint.js';
import { cueHolds } from '../types/choose-type.js';
import { type Ladder, folded, raiseLine, raiseRule } from './lines.js';
import { isLonger } from './longer-lines.js';
import {
  LEVEL,
  LEVEL_CHECK,
  LEVEL_CLOSED,
  LEVEL_OF_LINE,
  isReplacedBySimpler,
} from './simpler-lines.js';
import type { Situation } from './situation.js';

/** Parts and steps that can be taken in at a glance. */
const MOST = 3;
/** As long as the schema lets one part of the answer be, and one step. */
const PART_LENGTH = 500;
const STEP_LENGTH = 400;

/** The prompt for an answer in plain words and few parts. */
export function simplify(situation: Situation): Blueprint {
  const { previous } = situation;
  const own = previous.outputFormat.length > MOST ? isLonger : () => false;
  const parts = previous.outputFormat.filter((part) => !own(part));
  const raised = raiseRule(previous, levelFor(situation));
  const plain = situation.closed ? raised : raiseLine(raised, 'validation', LEVEL_CHECK);
  return {
    ...plain,
    steps: folded(previous.steps, MOST, STEP_LENGTH),
    outputFormat: folded(parts, MOST, PART_LENGTH),
    constraints: plain.constraints.filter(({ rule }) => !isReplacedBySimpler(rule, plain)),
  };
}

function levelFor({ closed, type, previous, reading }: Situation): Ladder {
  if (closed) return LEVEL_CLOSED;
  const oneLine =
    type.id === 'code.pattern' ||
    type.id === 'code.command' ||
    cueHolds('#one-liner', reading.cues);
  return previous.useCase === 'code_generation' && oneLine
    ? LEVEL_OF_LINE
    : LEVEL[previous.useCase];
}
