import { describe, expect, it } from '@jest/globals';
import { loggedPath } from './http-logging.js';

const API_KEY = 'pm_Ab12cd34_0123456789ABCDEFGHIJKLMNOPQRSTUV0QuDui';

describe('the path in a log line', () => {
  it.each([
    ['/api/auth/verify-email?token=secret', '/api/auth/verify-email'],
    ['/api/shared/4fTqYJmVw0aXo2RkZ8LbNc', '/api/shared/...'],
    ['/s/4fTqYJmVw0aXo2RkZ8LbNc/?a=b', '/s/...'],
    ['/api/shared-links/b4a1a8a6', '/api/shared-links/b4a1a8a6'],
    ['/settings', '/settings'],
    [`/a/${API_KEY}?token=x`, '/a/pm_Ab12cd34_...'],
  ])('of %s is %s', (url, logged) => {
    expect(loggedPath(url)).toBe(logged);
  });
});
