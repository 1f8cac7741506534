import { describe, expect, it } from '@jest/globals';
import { methodLabel, planLabel } from './transaction-labels';

describe('the labels of a transaction', () => {
  it.each([
    [25, 'Starter Plan'],
    [100, 'Booster Plan'],
    [250, 'Pro Plan'],
    [42, '42 Credits'],
    [0, '0 Credits'],
  ])('calls a purchase of %i credits "%s"', (credits, label) => {
    expect(planLabel(credits)).toBe(label);
  });

  it.each([
    ['stripe', 'Credit Card'],
    ['paypal', 'Paypal'],
    ['', ''],
  ])('calls the payment method %p %p', (method, label) => {
    expect(methodLabel(method)).toBe(label);
  });
});
