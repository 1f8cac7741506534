import { setTimeout as delay } from 'node:timers/promises';

/** The result of a call; status 0 if the connection broke, so that the outcome is unknown. */
export interface Outcome {
  status: number;
  /** JSON of any shape; null if it was not JSON. */
  // oxlint-disable-next-line no-explicit-any
  body: any;
}

/** How often each status was answered, and each code of a failure. */
export type Tally = Record<string, number>;

const PATIENCE_MS = 20_000;
const AGAIN_MS = 500;

/** The address to call, and how to wait for it. */
interface Api {
  origin: string;
  healthy(): Promise<void>;
}

/** The calls of one client. */
export class Calls {
  authorization = '';

  private readonly product: Api;
  private readonly tally: Tally;

  constructor(product: Api, tally: Tally) {
    this.product = product;
    this.tally = tally;
  }

  async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Outcome> {
    const form = body instanceof URLSearchParams;
    const outcome: Outcome = await fetch(`${this.product.origin}${path}`, {
      method,
      headers: {
        ...(this.authorization && { authorization: this.authorization }),
        ...(body && !form && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: form ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(read)
      .catch(() => ({ status: 0, body: null }));
    const name = outcome.status < 500 ? outcome.status : `${outcome.status} ${outcome.body?.code}`;
    this.tally[name] = (this.tally[name] ?? 0) + 1;
    // Without a server there is nothing to do but wait.
    if (outcome.status === 0) await this.product.healthy();
    return outcome;
  }

  /** Repeats a call, which must be safe to repeat, until its outcome is known. */
  async insist(call: () => Promise<Outcome>, times = 6): Promise<Outcome> {
    for (let time = 1; ; time += 1) {
      const outcome = await call();
      if (time === times || (outcome.status !== 0 && outcome.status < 500)) return outcome;
      if (outcome.body?.code === 'generation_failed') return outcome;
      await delay(AGAIN_MS);
    }
  }
}

async function read(response: Response): Promise<Outcome> {
  const text = await response.text();
  const streamed = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!streamed) return { status: response.status, body: parsed(text) };
  const last = text.trimEnd().split('\n\n').at(-1) ?? '';
  const [, event, data = ''] = /event: (\w+)\ndata: (.*)$/.exec(last) ?? [];
  const body = parsed(data);
  if (event === 'result') return { status: 200, body };
  return { status: event === 'error' ? Number(body?.['statusCode'] ?? 0) : 0, body };
}

function parsed(text: string): Outcome['body'] {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
