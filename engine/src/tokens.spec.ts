import { describe, expect, it } from '@jest/globals';
import { estimateTokens } from './tokens.js';

describe('the token estimate', () => {
  it('counts o200k tokens', () => {
    expect(estimateTokens('Hello world')).toBe(2);
    expect(estimateTokens('')).toBe(0);
  });

  it('reads the marks of a vocabulary as ordinary text', () => {
    expect(estimateTokens('<|endoftext|>')).toBeGreaterThan(1);
  });

  it('counts a long run without spaces piece by piece', () => {
    expect(estimateTokens('안'.repeat(3_000))).toBeGreaterThan(1_000);
  });
});
