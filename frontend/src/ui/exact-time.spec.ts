import { describe, expect, it } from '@jest/globals';
import { exactTime } from './exact-time';

describe('the exact time', () => {
  it.each([
    ['2026-11-20T10:05:00', 'Nov 20, 2026 at 10:05 AM'],
    ['2026-01-02T00:30:00', 'Jan 2, 2026 at 12:30 AM'],
    ['yesterday', 'yesterday'],
    ['', ''],
  ])('of %p is %p', (iso, text) => {
    expect(exactTime(iso)).toBe(text);
  });
});
