import { describe, expect, it } from '@jest/globals';
import { authPath, returnPath } from './return-path';

describe('the path after login', () => {
  it('is the page that the person came from', () => {
    const path = authPath({ pathname: '/history', search: '?page=2' });
    expect(returnPath(path.slice('/auth'.length))).toBe('/history?page=2');
  });

  it.each(['/', '/dashboard', '/forgot-password', '/reset-password', '/verify-email'])(
    'is the dashboard if the person came from %s',
    (pathname) => {
      expect(authPath({ pathname, search: '?token=abc' })).toBe('/auth');
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '',
  ])('is never on another site: %s', (next) => {
    expect(returnPath(`?${new URLSearchParams({ next })}`)).toBe('/dashboard');
  });
});
