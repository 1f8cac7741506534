import { type Analysis, analyse } from '../src/analyse.js';
import type { Blueprint } from '../src/blueprint.js';

/** The rules of a blueprint, in their order. */
export const rulesOf = ({ constraints }: Blueprint) => constraints.map(({ rule }) => rule);

/** An analysis that is unsure of everything. */
export function unsure(input: string, change: Partial<Analysis> = {}): Analysis {
  return {
    ...analyse(input),
    certainKind: null,
    allKinds: [],
    mayAskNothing: false,
    isSingleWord: false,
    mayBeNoKind: false,
    limits: [],
    statesForm: 0,
    ...change,
  };
}
