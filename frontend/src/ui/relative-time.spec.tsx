import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RelativeTime } from './relative-time';

const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString();

describe('a time relative to now', () => {
  it.each([
    ['two hours old', inMinutes(-120), '2 hours ago'],
    ["ahead because the browser's clock is behind", inMinutes(3), 'a few seconds ago'],
    ['no date', 'yesterday', 'yesterday'],
  ])('that is %s is shown in words', (_which, iso, words) => {
    render(<RelativeTime iso={iso} />);
    expect(screen.getByText(words)).toBeVisible();
  });
});
