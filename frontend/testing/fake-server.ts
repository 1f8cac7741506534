import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { BUILT_CATALOGUE } from '../src/api/built-catalogue';
import type {
  Analysis,
  Catalogue,
  HistoryItem,
  Prompt,
  QualityScore,
  Stats,
  Subscription,
  Transaction,
  User,
} from '../src/api/generated';

/** One request that the page sent. */
export interface Call {
  route: string;
  query: Record<string, string>;
  headers: Headers;
  body: string;
}

type Answer = Response | Promise<Response>;
type Handler = (call: Call) => Answer;

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** An error answer of the API. */
export const errorAnswer = (status: number, message: string, more: object = {}): Response =>
  json(status, { statusCode: status, code: 'any', message, detail: message, ...more });

/** An answer that is sent event by event. */
export interface EventStreamAnswer {
  response: Response;
  send: (event: string, data: object) => void;
  /** Sends raw text. */
  write: (text: string) => void;
  close: () => void;
  /** Breaks the connection. */
  cut: () => void;
}

/** An event stream that the test controls. */
export function eventStream(): EventStreamAnswer {
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = controller;
    },
  });
  const write = (text: string): void => stream?.enqueue(encoder.encode(text));
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    write,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => stream?.close(),
    cut: () => stream?.error(new TypeError('network error')),
  };
}

export const unreachable = (): Answer => Promise.reject(new TypeError('Failed to fetch'));

export const USER: User = {
  full_name: 'Nora Lindqvist',
  email: 'nora@example.com',
  preferred_language: 'en',
  preferred_model: 'claude',
  credits: 8,
  created_at: '2026-11-01T10:00:00.000Z',
};

const NO_FEATURES: Subscription['features'] = {
  quality_scoring: false,
  priority_generation: false,
  advanced_templates: false,
  custom_templates: false,
  api_access: false,
  unlimited_history: false,
  priority_support: false,
};

export const FREE_SUBSCRIPTION: Subscription = {
  plan: 'free',
  status: 'active',
  credits: 8,
  credits_waiting: 0,
  start_date: '2026-11-01T10:00:00.000Z',
  email_verified: true,
  features: NO_FEATURES,
};

export const BOOSTER_SUBSCRIPTION: Subscription = {
  ...FREE_SUBSCRIPTION,
  plan: 'booster',
  features: { ...NO_FEATURES, quality_scoring: true },
};

export const FULL_SCORE: QualityScore = {
  has_role: true,
  has_context: true,
  has_objective: true,
  has_format: true,
  has_constraints: true,
  has_examples: true,
  has_validation: true,
};

export const REQUEST = 'job ad for our bakery, weekend shifts, 15 euros an hour';

export const PROMPT: Prompt = {
  id: 'prompt-1',
  optimized_prompt:
    '<role>You write ads.</role>\n\n<context>A bakery has weekend shifts.</context>',
  quality_score: null,
  request_score: null,
  quality_spans: null,
  request_spans: null,
  estimated_tokens: 242,
  sections: [
    { key: 'role', label: 'Role', text: '<role>You write ads.</role>' },
    { key: 'context', label: 'Context', text: '<context>A bakery has weekend shifts.</context>' },
  ],
  placeholders: [],
  language: 'en',
  use_case: 'content_creation',
  kind: null,
  requested_kind: null,
  answers: null,
  target_model: 'claude',
  version: 1,
  refines: null,
  wish: null,
  note: null,
  created_at: '2026-11-20T10:00:00.000Z',
};

/** An analysis that recognised nothing. */
export const NOTHING_RECOGNISED: Analysis = {
  language: null,
  use_case: 'question_answering',
  kinds: [],
  pasted: [],
  questions: [],
};

const contract = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  components: { schemas: { HistoryItem: { example: HistoryItem } } };
};

/** What only the history has is as in the contract's example. */
export const historyItem = (id: string, more: Partial<HistoryItem> = {}): HistoryItem => ({
  ...contract.components.schemas.HistoryItem.example,
  ...PROMPT,
  original_input: `request ${id}`,
  ...more,
  id,
});

export const transaction = (id: string, more: Partial<Transaction> = {}): Transaction => ({
  id,
  date: '2026-11-20T10:05:00',
  credits_purchased: 100,
  amount: 4.99,
  payment_method: 'stripe',
  status: 'completed',
  receipt_url: null,
  card: null,
  ...more,
});

export const EMPTY_STATS: Stats = {
  total_prompts: 0,
  most_used_model: null,
  most_used_use_case: null,
  credits_remaining: USER.credits,
  daily: [],
};

/** The real models, packs and plans, but one use case, language and kind. */
export const CATALOGUE: Catalogue = {
  ...BUILT_CATALOGUE,
  use_cases: ['auto_detect'],
  languages: [{ code: 'en', name: 'English' }],
  kinds: [{ id: 'translate', label: 'Translate', use_cases: ['content_creation'] }],
  notes: true,
};

/**
 * A fake API behind `fetch`: a signed-in person on the free plan. `answer` replaces the answer of a
 * route such as `POST /api/auth/login`; `calls` lists all requests.
 */
export function startFakeServer() {
  const calls: Call[] = [];
  const handlers = new Map<string, Handler>(
    Object.entries({
      'POST /api/auth/login': () => json(200, { access_token: 'fresh', token_type: 'bearer' }),
      'POST /api/auth/register': () => json(201, USER),
      'GET /api/auth/me': () => json(200, USER),
      'GET /api/auth/credits': () => json(200, { credits: USER.credits }),
      'GET /api/auth/subscription': () => json(200, FREE_SUBSCRIPTION),
      'POST /api/auth/resend-verification': () => json(200, { message: 'Sent' }),
      'GET /api/catalogue': () => json(200, CATALOGUE),
      'POST /api/prompts/analyze': () => json(200, NOTHING_RECOGNISED),
      'POST /api/auth/check-password': () => json(200, { message: 'Fine' }),
      'POST /api/prompts/generate': () => json(200, PROMPT),
      'GET /api/payments/history': () => json(200, { transactions: [], total: 0, total_spent: 0 }),
      'GET /api/prompts/stats/summary': () => json(200, EMPTY_STATS),
      'GET /api/shared-links': () => json(200, { links: [] }),
      'GET /api/credits/ledger': () => json(200, { entries: [], total: 0 }),
      'GET /api/auth/api-keys': () => json(200, { api_keys: [] }),
      'GET /api/prompts/history': () => json(200, { prompts: [], total: 0, older_hidden: false }),
    }),
  );

  let offline = false;

  globalThis.fetch = async (input) => {
    if (offline) throw new TypeError('Failed to fetch');
    const request = input as Request;
    const url = new URL(request.url);
    const call: Call = {
      route: `${request.method} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await request.clone().text(),
    };
    calls.push(call);
    const handler = handlers.get(call.route);
    return handler ? handler(call) : errorAnswer(404, `No route ${call.route}`);
  };

  return {
    calls,
    callsTo: (route: string): Call[] => calls.filter((call) => call.route === route),
    answer(route: string, handler: Handler): void {
      handlers.set(route, handler);
    },
    /** Takes the network away, or gives it back; the browser reports both. */
    setOffline(next: boolean): void {
      offline = next;
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!next);
      act(() => void window.dispatchEvent(new Event(next ? 'offline' : 'online')));
    },
  };
}
