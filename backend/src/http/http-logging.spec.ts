import { describe, expect, it } from '@jest/globals';
import { loggedPath } from './http-logging.js';

describe('the path in a log line', () => {
  it.each([
    ['/api/auth/verify-email?token=secret', '/api/auth/verify-email'],
    ['/api/shared/4fTqYJmVw0aXo2RkZ8LbNc', '/api/shared/...'],
    ['/s/4fTqYJmVw0aXo2RkZ8LbNc/?a=b', '/s/...'],
    ['/api/shared-links/b4a1a8a6', '/api/shared-links/b4a1a8a6'],
    ['/settings', '/settings'],
  ])('of %s is %s', (url, logged) => {
    expect(loggedPath(url)).toBe(logged);
  });
});
