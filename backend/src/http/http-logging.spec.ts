import { describe, expect, it } from '@jest/globals';
import { newApiKey } from '@promptmint/core/accounts/api-key';
import { loggedPath } from './http-logging.js';

describe('the path in a log line', () => {
  const { key } = newApiKey();

  it.each([
    ['/api/auth/verify-email?token=secret', '/api/auth/verify-email'],
    ['/api/shared/4fTqYJmVw0aXo2RkZ8LbNc', '/api/shared/...'],
    ['/s/4fTqYJmVw0aXo2RkZ8LbNc/?a=b', '/s/...'],
    ['/api/shared-links/b4a1a8a6', '/api/shared-links/b4a1a8a6'],
    ['/settings', '/settings'],
    [`/a/${key}?token=x`, `/a/${key.slice(0, 12)}...`],
  ])('of %s is %s', (url, logged) => {
    expect(loggedPath(url)).toBe(logged);
  });
});
