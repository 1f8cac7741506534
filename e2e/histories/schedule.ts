import fc from 'fast-check';

/** Where the queues of a history live. */
export const STORES = ['postgres', 'redis'] as const;
export type Store = (typeof STORES)[number];

/** What a client does next, after a pause. */
export type Step = { pauseMs: number } & (
  | { does: 'generate' | 'regenerate' | 'refine'; streams: boolean; twice: boolean }
  | { does: 'buy'; pack: Pack; how: 'pays' | 'declined' | 'bank'; news: EventFault }
  | { does: 'refund'; part: number }
  | { does: 'dispute'; end: 'won' | 'lost' | 'open' }
  | { does: 'verify' | 'delete' | 'restore' | 'sendAgain' | 'readCredits' }
);
type Pack = 'starter' | 'booster' | 'pro';
type EventFault = 'none' | 'twice' | 'delayed' | 'lost' | 'reversed';

const PROCESSES = ['api', 'worker'] as const;
type Process = (typeof PROCESSES)[number];

/** What breaks next, how long after the one before was repaired, and for how long. */
export type Fault = { afterMs: number; lastsMs: number } & (
  | { breaks: 'kill'; process: Process }
  | { breaks: 'freeze' | 'cut'; process: Process; of: 'database' | 'queue' }
  | { breaks: 'restart'; of: 'database' | 'queue' }
  | { breaks: 'model'; how: ModelFault }
);
export type ModelFault = 'error' | 'hang' | 'garbage' | 'break';

/** Everything that is planned in a history. */
export interface Schedule {
  clients: Step[][];
  faults: Fault[];
}

export interface ScheduleOptions {
  seed: number;
  ms: number;
  store: Store;
  /** Kinds of faults that are left out. */
  without?: readonly string[];
}

/** Far more than any client gets done in the time. */
const STEPS_PER_SECOND = 5;
const FAULTS_PER_MINUTE = 20;

/** The same for the same options, so that a history that failed can be played again. */
export function scheduleOf({ seed, ms, store, without = [] }: ScheduleOptions): Schedule {
  const steps = Math.ceil((ms / 1_000) * STEPS_PER_SECOND);
  const faults = Math.max(4, Math.ceil((ms / 60_000) * FAULTS_PER_MINUTE));
  const schedule = fc.record({
    clients: fc.array(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), {
      minLength: 20,
      maxLength: 40,
      size: 'max',
    }),
    faults: fc.array(
      faultOf(store).filter(({ breaks }) => !without.includes(breaks)),
      { minLength: faults, maxLength: faults, size: 'max' },
    ),
  });
  const [drawn] = fc.sample(schedule, { seed, numRuns: 1 });
  if (!drawn) throw new Error('Nothing was drawn');
  return drawn;
}

const pauseMs = fc.integer({ min: 0, max: 1_500 });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      pauseMs,
      does: fc.constantFrom('generate', 'generate', 'regenerate', 'refine'),
      streams: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      pauseMs,
      does: fc.constant('buy'),
      pack: fc.constantFrom('starter', 'starter', 'booster', 'pro'),
      how: fc.constantFrom('pays', 'pays', 'pays', 'declined', 'bank'),
      news: fc.constantFrom('none', 'none', 'twice', 'delayed', 'lost', 'reversed'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      pauseMs,
      does: fc.constant('refund'),
      part: fc.constantFrom(0.2, 0.5, 0.9, 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      pauseMs,
      does: fc.constant('dispute'),
      end: fc.constantFrom('won', 'lost', 'open'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      pauseMs,
      does: fc.constantFrom('verify', 'delete', 'restore', 'sendAgain', 'readCredits'),
    }),
  },
);

function faultOf(store: Store): fc.Arbitrary<Fault> {
  const afterMs = fc.integer({ min: 1_500, max: 5_000 });
  const time = { afterMs, lastsMs: fc.integer({ min: 200, max: 4_000 }) };
  // A killed process needs time to start as well.
  const short = { afterMs, lastsMs: fc.integer({ min: 100, max: 1_000 }) };
  const process = fc.constantFrom(...PROCESSES);
  const of =
    store === 'redis' ? fc.constantFrom('database', 'queue') : fc.constant('database' as const);
  const how = fc.constantFrom('error', 'hang', 'garbage', 'break');
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ ...short, breaks: fc.constant('kill'), process }) },
    {
      weight: 3,
      arbitrary: fc.record({ ...time, breaks: fc.constantFrom('freeze', 'cut'), process, of }),
    },
    { weight: 1, arbitrary: fc.record({ ...short, breaks: fc.constant('restart'), of }) },
    { weight: 2, arbitrary: fc.record({ ...time, breaks: fc.constant('model'), how }) },
  ) as fc.Arbitrary<Fault>;
}
