// The numbers, codes and sentences are those of https://docs.stripe.com/testing and /declines/codes.

/** What is stored of a card: never its number. */
export interface CardFacts {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  country: string;
  holder: string;
}

/** Why a payment was declined, in Stripe's codes and words. */
export interface Refusal {
  code: string;
  declineCode?: string;
  message: string;
}

/** What a person typed. */
export interface CardEntry {
  number: string;
  /** MM / YY */
  expiry: string;
  cvc: string;
  holder: string;
}

type Behaviour = 'pays' | 'asks' | Refusal;

const DECLINED = 'Your card was declined.';
const declined = (declineCode: string, message = DECLINED): Refusal => ({
  code: 'card_declined',
  declineCode,
  message,
});

const CARDS: Record<string, { brand: string; behaviour: Behaviour; country?: string }> = {
  '4242424242424242': { brand: 'visa', behaviour: 'pays' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'pays' },
  '378282246310005': { brand: 'amex', behaviour: 'pays' },
  '4000002500003155': { brand: 'visa', behaviour: 'asks', country: 'IE' },
  '4000000000000002': { brand: 'visa', behaviour: declined('generic_decline') },
  '4000000000009995': {
    brand: 'visa',
    behaviour: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000069': {
    brand: 'visa',
    behaviour: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    brand: 'visa',
    behaviour: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    brand: 'visa',
    behaviour: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
};

/** The cards that the page offers by name. */
export const OFFERED = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
} as const;

/** The holder declined the confirmation. */
export const NOT_CONFIRMED: Refusal = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** The bank declined a debit after some days. */
export const DEBIT_FAILED: Refusal = {
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'insufficient_funds',
  message: 'The payment failed because the account has insufficient funds.',
};

/** What is wrong with the fields before any bank is asked; null if they are complete. */
export function mistakeIn(entry: CardEntry, now: Date): string | null {
  if (!passesLuhn(digits(entry.number))) return 'Your card number is invalid.';
  const expiry = expiryOf(entry.expiry);
  if (!expiry) return "Your card's expiration date is incomplete.";
  if (Date.UTC(expiry.year, expiry.month) <= now.getTime()) {
    return "Your card's expiration date is in the past.";
  }
  if (!/^\d{3,4}$/.test(entry.cvc.trim())) return "Your card's security code is incomplete.";
  return null;
}

/** The card behind complete fields, and what it does. */
export function readCard(entry: CardEntry): { facts: CardFacts; behaviour: Behaviour } {
  const number = digits(entry.number);
  const known = CARDS[number];
  const expiry = expiryOf(entry.expiry);
  return {
    facts: {
      brand: known?.brand ?? 'unknown',
      last4: number.slice(-4),
      expMonth: expiry?.month ?? 1,
      expYear: expiry?.year ?? 1970,
      country: known?.country ?? 'US',
      holder: entry.holder.trim(),
    },
    behaviour:
      known?.behaviour ??
      declined(
        'test_mode_live_card',
        'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      ),
  };
}

const digits = (text: string) => text.replaceAll(/[\s-]/g, '');

function expiryOf(text: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: 2000 + Number(year) };
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
