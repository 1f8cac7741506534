import { describe, expect, it } from '@jest/globals';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { PrivateSpans } from './private-spans.js';

describe('PrivateSpans', () => {
  it('keeps only the listed attributes of a span, and only the type of an error', () => {
    const span = {
      attributes: {
        'http.route': '/api/prompts/:id',
        'http.response.status_code': 500,
        'url.path': '/api/auth/verify-email?token=secret',
        'db.query.text': `select 1 from users where email = 'nora@example.com'`,
        'db.statement': 'select 1',
        'gen_ai.usage.input_tokens': 12,
        'gen_ai.input.messages': 'job ad for our bakery',
        'bullmq.job.id': '5f0c7d0e',
        'bullmq.job.failed.reason': 'no bakery',
        'promptmint.provider': 'composer',
      },
      status: { code: 2, message: 'invalid input syntax: "bakery"' },
      events: [
        {
          name: 'exception',
          attributes: { 'exception.type': 'Error', 'exception.message': 'bakery' },
        },
      ],
      links: [{ attributes: { reason: 'bakery' } }],
    };
    new PrivateSpans().onEnd(span as unknown as ReadableSpan);
    expect(span).toEqual({
      attributes: {
        'http.route': '/api/prompts/:id',
        'http.response.status_code': 500,
        'gen_ai.usage.input_tokens': 12,
        'bullmq.job.id': '5f0c7d0e',
        'promptmint.provider': 'composer',
      },
      status: { code: 2 },
      events: [{ name: 'exception', attributes: { 'exception.type': 'Error' } }],
      links: [{ attributes: {} }],
    });
  });
});
