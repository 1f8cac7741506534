import { describe, expect, it } from '@jest/globals';
import { passwordScore, passwordStrength } from './password-score';

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['short', 0],
    ['longenough', 25],
    ['longenoughtoo', 40],
    ['Aa', 20],
    ['🌱🌱🌱🌱', 20],
    ['🌱🌱🌱🌱🌱🌱🌱🌱', 45],
    ['Longenough', 45],
    ['Longenough1', 65],
    ['Longenough1!', 100],
    ['Längeres', 45],
    ['ÄÖÜäöü12', 65],
    ['a1!', 40],
    ['correct horse', 60],
  ])('of %j is %i', (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });

  it.each([
    ['', 'Weak'],
    ['longenough', 'Weak'],
    ['Longenough', 'Fair'],
    ['Longenough1', 'Good'],
    ['Aa1🌱🌱🌱🌱', 'Fair'],
    ['Aa1🌱🌱🌱🌱🌱', 'Strong'],
    ['Longenoughtoo1', 'Strong'],
    ['long-enough-1', 'Fair'],
    ['Longenough1!', 'Strong'],
  ])('of %j is called %s', (password, word) => {
    expect(passwordStrength(password)).toBe(word);
  });
});
