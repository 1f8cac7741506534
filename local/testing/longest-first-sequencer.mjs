// @ts-nocheck: what it uses of Jest has no types
import Sequencer from '@jest/test-sequencer';

/** The test files that take longest, or wait longest for something to expire; longest first. */
const LONGEST = [
  'e2e/screens',
  'e2e/backup',
  'e2e/crashes',
  'e2e/histories/histories',
  'e2e/rolling-restart',
  'e2e/attempts',
  'e2e/restart',
  'e2e/redis-cluster',
  'e2e/layout-shift',
  'e2e/accounts-journey',
  'e2e/traces',
  'e2e/documented-starts',
  'worker/src/silent-network',
  'e2e/journey',
  'e2e/history-journey',
  'backend/src/generated-clients',
  'e2e/payments-journey',
  'core/src/database/connection',
  'backend/src/fuzz',
  'e2e/support-journey',
  'core/src/payments/fulfilment',
  'backend/src/http/outage',
  'backend/src/accounts/free-credits',
  'local/src/postgres',
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
