import { expect, it } from '@jest/globals';
import { refusal } from './refusal.js';

it('names the wait after too many requests once', () => {
  const message = 'Too many attempts. Please try again in 9 seconds.';
  const body = { code: 'too_many_requests', message, retry_after: 9 };
  expect(refusal('https://prompts.example', 429, body).message).toBe(message);
});
