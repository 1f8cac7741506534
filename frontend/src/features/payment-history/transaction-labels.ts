import { PLAN_NAMES } from '../../api/catalogue';
import type { Transaction } from '../../api/generated';

const PLANS: ReadonlyMap<number, string> = new Map([
  [25, `${PLAN_NAMES.starter} Plan`],
  [100, `${PLAN_NAMES.booster} Plan`],
  [250, `${PLAN_NAMES.pro} Plan`],
]);

/** The plan of a purchase by its credits (specification, section 3). */
export function planLabel(credits: number): string {
  return PLANS.get(credits) ?? `${credits} Credits`;
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
