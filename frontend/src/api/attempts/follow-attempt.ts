import { toApiError, type ApiError } from '../api-error';
import { connection } from '../connection';
import {
  CONNECTION_LOST,
  followOnce,
  type GenerationProgressEvent,
  type Outcome,
  type SendRequest,
} from '../generation-stream';
import { authorization } from '../session';
import { NOT_SENT, type Attempt, type AttemptState, type Sent } from './attempt';
import { holdAttempt, releaseAttempt } from './attempt-claims';
import { openAttempts, RECENT } from './open-attempts';

/** Milliseconds to wait before each reconnection, 30 s in all. */
const RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Answers after which a generation that the server has may still be running. */
const TRANSIENT_STATUSES: readonly ApiError['status'][] = ['unreachable', 429, 502, 503, 504];

/** Answers that leave open whether the server has the call. */
const OPEN_STATUSES: readonly ApiError['status'][] = ['unreachable', 502, 503, 504];

/** Whether the server refused the call before it charged anything for it. */
const isRefusal = ({ status, code }: ApiError): boolean =>
  status === 401 || status === 429 || code === 'generation_unavailable';

/** The attempt waited for a connection until nobody expects it to be sent any more. */
const NEVER_SENT: ApiError = {
  ...toApiError({ status: 'FETCH_ERROR', error: 'No connection' }),
  code: NOT_SENT,
};

interface Following {
  send: SendRequest;
  signal: AbortSignal;
  onState: (state: AttemptState) => void;
  onProgress: (progress: GenerationProgressEvent) => void;
}

/**
 * Waits, unless it is stopped. Does not wait if the connection is lost: then the next step waits
 * until it is back.
 */
async function waitToRetry(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !(await connection.check()) || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}

/** Keeps the stored attempt true. */
class OpenAttempt {
  private waitsUntil: number | undefined;

  constructor(
    public current: Attempt,
    private readonly onState: Following['onState'],
  ) {}

  change(change: Partial<Attempt>, waiting = false): void {
    this.current = { ...this.current, ...change };
    openAttempts.save(this.current);
    this.onState({ sent: this.current.sent, waiting });
  }

  /** Called for every event: the server has the call, and has charged it. */
  progressed({ data }: GenerationProgressEvent): void {
    if (this.current.sent === 'yes' && this.current.promptId) return;
    const promptId = 'id' in data ? data.id : this.current.promptId;
    this.change({ sent: 'yes', promptId });
  }

  /**
   * When waiting for a connection ends: ten minutes after it began, or never once the server has the
   * call, because following costs nothing.
   */
  waitUntil(): number {
    this.waitsUntil ??= Date.now() + RECENT;
    return this.current.sent === 'yes' ? Infinity : this.waitsUntil;
  }

  close(): void {
    openAttempts.remove(this.current);
    releaseAttempt(this.current);
  }
}

/** Waits until the server can be reached. */
async function reachServer(open: OpenAttempt, signal: AbortSignal): Promise<boolean> {
  if (!connection.isLost() && navigator.onLine) return true;
  const reached = await connection.check();
  if (reached || signal.aborted) return reached;
  open.change({}, true);
  return connection.whenBack(signal, open.waitUntil());
}

/** Keeps or removes the stored attempt. `before`: what was known before it was sent this time. */
function settle(open: OpenAttempt, outcome: Outcome, before: Sent): void {
  if ('data' in outcome) return open.close();
  const { status, code } = outcome.error;
  if (code === 'generation_pending') return open.change({ sent: 'yes' });
  if (isRefusal(outcome.error)) {
    if (before === 'no') return open.close();
    return open.change({ sent: before, stopped: before === 'maybe' && status !== 401 });
  }
  if (!OPEN_STATUSES.includes(status) || open.current.sent === 'no') return open.close();
  open.change({ stopped: open.current.sent === 'maybe' });
}

function argsOf({ call: { url, body }, idempotencyKey }: Attempt) {
  return {
    url,
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': idempotencyKey, Accept: 'text/event-stream, application/json' },
  };
}

const isSignedOut = (outcome: Outcome): boolean =>
  'error' in outcome && outcome.error.status === 401;

/** Milliseconds until it is sent again; undefined when it has ended. */
function nextDelay(outcome: Outcome, sent: Sent, tries: number): number | undefined {
  if ('data' in outcome) return undefined;
  const { status } = outcome.error;
  const again = status === 'unreachable' || (sent === 'yes' && TRANSIENT_STATUSES.includes(status));
  return again ? RETRY_DELAYS[tries] : undefined;
}

/**
 * Sends an attempt and follows it to its end. A broken connection is opened again with the same
 * Idempotency-Key: the server then repeats all events and charges once. Until it has ended, the
 * attempt is stored.
 */
export async function followAttempt(
  attempt: Attempt,
  { send, signal, onState, onProgress }: Following,
): Promise<Outcome> {
  const sentWith = authorization();
  const open = new OpenAttempt({ ...attempt, stopped: false }, onState);
  open.change({});
  holdAttempt(attempt);
  for (let tries = 0; ; tries += 1) {
    const reached = await reachServer(open, signal);
    if (signal.aborted) return { error: CONNECTION_LOST };
    if (!reached) {
      const error = open.current.sent === 'no' ? NEVER_SENT : CONNECTION_LOST;
      settle(open, { error }, open.current.sent);
      return { error };
    }
    const before = open.current.sent;
    open.change({ sent: before === 'no' ? 'maybe' : before });
    const outcome = await followOnce(send, argsOf(attempt), signal, (progress) => {
      open.progressed(progress);
      onProgress(progress);
    });
    const delay = nextDelay(outcome, open.current.sent, tries);
    if (delay !== undefined) await waitToRetry(delay, signal);
    // A refused session aborts everything, and still says that nothing was charged.
    if (signal.aborted && !isSignedOut(outcome)) return outcome;
    // A new session must not pay for this attempt, and its failure must not end the new session.
    if (delay === undefined || authorization() !== sentWith) {
      settle(open, outcome, before);
      return outcome;
    }
    if (connection.isLost()) tries = -1;
  }
}
