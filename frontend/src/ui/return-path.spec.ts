import { describe, expect, it } from '@jest/globals';
import { authPath, returnPath } from './return-path';

describe('return path', () => {
  it('leads back to where the person was', () => {
    const path = authPath({ pathname: '/history', search: '?page=2' });
    expect(returnPath(path.slice('/auth'.length))).toBe('/history?page=2');
  });

  it.each(['/', '/dashboard', '/forgot-password', '/reset-password', '/verify-email'])(
    'is the dashboard from %s',
    (pathname) => {
      expect(authPath({ pathname, search: '?token=abc' })).toBe('/auth');
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
  ])('never leads to another site: %s', (next) => {
    expect(returnPath(`?${new URLSearchParams({ next })}`)).toBe('/dashboard');
  });
});
