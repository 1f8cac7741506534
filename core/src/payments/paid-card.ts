/** The card of a payment, as far as a receipt names it. */
export interface PaidCard {
  /** As Stripe writes it, such as `visa`. */
  brand: string;
  last4: string;
}

/** Stripe's brands: https://docs.stripe.com/api/charges/object (payment_method_details.card.brand). */
const BRAND_NAMES = new Map([
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['eftpos_au', 'Eftpos Australia'],
  ['jcb', 'JCB'],
  ['link', 'Link'],
  ['mastercard', 'Mastercard'],
  ['unionpay', 'UnionPay'],
  ['visa', 'Visa'],
]);

/** The card of a stored payment as people read it, such as "Visa ending in 4242"; null without one. */
export function cardText(brand: string | null | undefined, last4: string | null | undefined) {
  if (!brand || !last4) return null;
  return `${BRAND_NAMES.get(brand) ?? 'Card'} ending in ${last4}`;
}
