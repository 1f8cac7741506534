import type { Wish } from '@promptmint/core/catalogue/refinements';
import type { Blueprint } from '../blueprint.js';
import type { GenerationRequest } from '../request.js';
import { addExample } from './add-example.js';
import { lengthen } from './longer.js';
import { formalize } from './more-formal.js';
import { shorten } from './shorter.js';
import { simplify } from './simpler.js';
import { type Situation, situationOf } from './situation.js';
import { tightenRules } from './stricter.js';

const CARRY_OUT: Readonly<Record<Wish, (situation: Situation) => Blueprint>> = {
  shorter: shorten,
  longer: lengthen,
  simpler: simplify,
  more_formal: formalize,
  add_example: addExample,
  stricter: tightenRules,
};

/**
 * Carries out a named wish on a finished blueprint by rules alone: the facts of the request and
 * what was wished for before stay, unless the new wish is the opposite. The blueprint comes back
 * unchanged when nothing is left that the wish could change.
 */
export function refineBlueprint(
  request: GenerationRequest,
  previous: Blueprint,
  wish: Wish,
): Blueprint {
  return CARRY_OUT[wish](situationOf(request, previous));
}
