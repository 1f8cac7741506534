// @ts-nocheck: what it uses of Jest has no types
import Sequencer from '@jest/test-sequencer';

/** The test files that take longest, or wait longest for something to expire; longest first. */
const LONGEST = [
  'e2e/rolling-restart',
  'e2e/crashes',
  'e2e/histories/histories',
  'e2e/screens',
  'worker/src/silent-network',
  'e2e/documented-starts',
  'e2e/layout-shift',
  'core/src/database/connection',
  'e2e/history-journey',
  'e2e/accounts-journey',
  'e2e/payments-journey',
  'e2e/restart',
  'backend/src/accounts/free-credits',
  'worker/src/generation/generation.processor',
  'backend/src/http/outage',
];

/**
 * Starts the longest test files first, so that no processor is idle at the end. Jest itself knows how
 * long a file takes only where it has run before, and goes by the size of the files in a new checkout.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const index = LONGEST.findIndex((file) => path.endsWith(`/${file}.spec.ts`));
      return index < 0 ? LONGEST.length : index;
    };
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}
