import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

// A light client over connections that it keeps: fetch would take much of one core for itself.
const agent = new Agent({ keepAlive: true });

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** The API is too busy for one more generation; nothing was charged. */
class BusyError extends Error {}

/** Sends one request. @throws when the answer is no success. */
async function send({ method, url, headers, body }: Call): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const outgoing = request(url, { method, headers, agent }, (answer) => {
    void text(answer).then((content) => {
      const status = answer.statusCode ?? 0;
      if (status >= 200 && status < 300) resolve(content);
      else if (status === 503) reject(new BusyError(content));
      else reject(new Error(`${method} ${url} answers ${status}: ${content.slice(0, 200)}`));
    }, reject);
  });
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

export const get = (url: string, authorization: string) =>
  send({ method: 'GET', url, headers: { authorization } });

const REQUESTS = [
  'Write an email to my landlord about the broken heating, polite but firm',
  'Explain recursion to a twelve year old with an example from everyday life',
  'SQL query that finds customers without an order in the last 90 days',
  'Compare solar panels and a heat pump for a house from 1970',
];

const REFUSED_PAUSE_MS = 100;
let refused = 0;

/** How many generations were refused with 503 and sent again. */
export const refusals = () => refused;

/** Asks for a prompt as the site does, until it is let in, and waits for it. */
export async function generate(origin: string, authorization: string): Promise<void> {
  for (;;) {
    try {
      return await sendGenerate(origin, authorization);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      refused += 1;
      await delay(REFUSED_PAUSE_MS);
    }
  }
}

async function sendGenerate(origin: string, authorization: string): Promise<void> {
  const user_input = REQUESTS[Math.floor(Math.random() * REQUESTS.length)];
  const body = JSON.stringify({
    user_input,
    use_case: 'auto_detect',
    target_model: 'claude',
    language: 'en',
  });
  await send({
    method: 'POST',
    url: `${origin}/api/prompts/generate`,
    headers: {
      authorization,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'idempotency-key': randomUUID(),
    },
    body,
  });
}

/** Lets the process end: closes the connections that are kept. */
export const closeCalls = () => agent.destroy();
