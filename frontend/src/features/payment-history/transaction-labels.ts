import { BUILT_CATALOGUE } from '../../api/built-catalogue';
import type { Transaction } from '../../api/generated';

/**
 * The plan of a purchase (specification, section 3). The API sends only the number of credits, and
 * no two packs have the same.
 */
export function planLabel(credits: number): string {
  const pack = BUILT_CATALOGUE.packs.find((candidate) => candidate.credits === credits);
  return pack ? `${pack.name} Plan` : `${credits} Credits`;
}

/** How a purchase was paid (specification, section 3). */
export function methodLabel(method: string): string {
  if (method === 'stripe') return 'Credit Card';
  return method.charAt(0).toUpperCase() + method.slice(1);
}

export const STATUSES: Readonly<Record<Transaction['status'], string>> = {
  completed: 'Completed',
  refunded: 'Refunded',
  disputed: 'Disputed',
};
