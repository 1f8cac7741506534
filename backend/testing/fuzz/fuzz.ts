import fc from 'fast-check';
import { type ApiDocument, type Operation, operationsOf } from './document.ts';
import { type FuzzRequest, type KnownValues, requestsTo } from './requests.ts';

/** Callers: an anonymous one sends no authorization. */
export interface Caller {
  name: string;
  authorization?: string;
  /** The beginning of the only paths that this caller uses. */
  below?: string;
}

export interface FuzzOptions {
  origin: string;
  document: ApiDocument;
  callers: readonly Caller[];
  /** Requests for each operation and caller. */
  requests: number;
  seed: number;
  known: KnownValues;
}

export interface FuzzReport {
  sent: number;
  /** How often each status was answered. */
  statuses: Record<string, number>;
  /** Violations of the contract, each with the request that shows it. */
  failures: string[];
}

/** Failures that are correct without a worker and a payment provider. */
const EXPECTED_5XX: readonly unknown[] = ['generation_pending', 'checkout_failed'];

/** How the validator words what has no sentence of ours. */
const RAW_SENTENCE = /"message":"(Too (big|small)|Invalid (input|option|string|UUID|ISO))/;

/** Sends random requests to every operation, and compares the answers with the contract. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { sent: 0, statuses: {}, failures: [] };
  for (const operation of operationsOf(options.document)) {
    const requests = fc.sample(requestsTo(options.document, operation, options.known), {
      seed: options.seed,
      numRuns: options.requests,
    });
    for (const request of requests) {
      await Promise.all(
        options.callers
          .filter(({ below = '' }) => operation.path.startsWith(below))
          .map((caller) => check(options.origin, operation, caller, request, report)),
      );
    }
  }
  return report;
}

async function check(
  origin: string,
  operation: Operation,
  caller: Caller,
  request: FuzzRequest,
  report: FuzzReport,
): Promise<void> {
  const { method, path, headers, body } = request;
  const { authorization } = caller;
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(authorization && { authorization }) },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  report.sent += 1;
  report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
  const wrong = wrongIn(operation, answer.status, text);
  if (wrong === null) return;
  const shown = JSON.stringify({ headers, body: body?.slice(0, 300) });
  const answered = `${answer.status} ${text.slice(0, 300)}`;
  report.failures.push(`${wrong}: ${caller.name}: ${method} ${path} ${shown} -> ${answered}`);
}

/** How an answer violates the contract; null if it does not. */
function wrongIn(operation: Operation, status: number, text: string): string | null {
  if (!(status in operation.responses)) return `${status} is not documented`;
  if (status < 400) return null;
  const body = parsed(text);
  const sound =
    body?.['statusCode'] === status &&
    typeof body['code'] === 'string' &&
    typeof body['message'] === 'string' &&
    body['message'] !== '' &&
    body['detail'] === body['message'];
  if (!sound) return 'the error has another shape';
  if (RAW_SENTENCE.test(text)) return 'a sentence is that of the validator';
  if (status >= 500 && !EXPECTED_5XX.includes(body['code'])) return 'the server failed';
  return null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
