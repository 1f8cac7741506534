import { browserStorage, tabStorage } from '../../lib/browser-storage';
import { sameCall, type Attempt, type AttemptCall } from './attempt';

const MINUTE = 60_000;

/** The server forgets a key after 24 hours; one hour less, because clocks differ. */
const KEY_LIFETIME = 23 * 60 * MINUTE;

/** Later than this, nobody expects that a press is still sent, and every generation has ended. */
export const RECENT = 10 * MINUTE;

const SENT: readonly unknown[] = ['no', 'maybe', 'yes'];

const PREFIX = 'attempt:';
const keyFor = (owner: string, idempotencyKey: string): string =>
  `${PREFIX}${owner}:${idempotencyKey}`;

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const { idempotencyKey, owner, place, startedAt, call, sent } = value as Partial<Attempt>;
  return (
    typeof idempotencyKey === 'string' &&
    typeof owner === 'string' &&
    typeof place === 'string' &&
    typeof startedAt === 'number' &&
    typeof call?.url === 'string' &&
    typeof call.body === 'object' &&
    SENT.includes(sent)
  );
}

function read(storageKey: string): Attempt | null {
  try {
    const value: unknown = JSON.parse(browserStorage.read(storageKey) ?? 'null');
    if (isAttempt(value) && Math.abs(Date.now() - value.startedAt) < KEY_LIFETIME) return value;
  } catch {
    // Not ours; removed below.
  }
  browserStorage.remove(storageKey);
  return null;
}

/** Whether it started less than ten minutes ago. */
export const isRecent = ({ startedAt }: Attempt): boolean => Date.now() - startedAt < RECENT;

/**
 * The attempts without a final answer, stored in this browser for each account, so that a reload
 * does not charge again. Entries older than their key are removed.
 */
export const openAttempts = {
  /** Removes those of all accounts that are older than their key. */
  removeOutdated(): void {
    for (const key of browserStorage.keys(PREFIX)) read(key);
  },
  /** Newest first. */
  list: (owner: string): Attempt[] =>
    owner === ''
      ? []
      : browserStorage
          .keys(keyFor(owner, ''))
          .flatMap((key) => read(key) ?? [])
          .filter((attempt) => attempt.owner === owner)
          .toSorted((one, other) => other.startedAt - one.startedAt),
  /** The open attempt with this call. One that the server has had for long is over. */
  find: (owner: string, call: AttemptCall): Attempt | undefined =>
    openAttempts
      .list(owner)
      .find((one) => sameCall(one.call, call) && (one.sent !== 'yes' || isRecent(one))),
  save(attempt: Attempt): void {
    if (attempt.owner === '') return;
    const key = keyFor(attempt.owner, attempt.idempotencyKey);
    browserStorage.write(key, JSON.stringify(attempt));
    tabStorage.write(key, 'here');
  },
  remove({ owner, idempotencyKey }: Attempt): void {
    browserStorage.remove(keyFor(owner, idempotencyKey));
    tabStorage.remove(keyFor(owner, idempotencyKey));
  },
  /** Whether it began in this tab, or in the tab that this one is a copy of. */
  isOfThisTab: ({ owner, idempotencyKey }: Attempt): boolean =>
    tabStorage.read(keyFor(owner, idempotencyKey)) !== null,
};
