/** Injection token of the payment provider; null where none is set up. */
export const PAYMENTS = Symbol('payments');
