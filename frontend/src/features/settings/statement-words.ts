import type { LedgerEntry } from '../../api/generated';

/** What moved the balance, by the kind of the entry. */
export const KINDS: Readonly<Record<LedgerEntry['kind'], string>> = {
  signup: 'Free credits',
  generation: 'Prompt',
  refund: 'Credit returned, no prompt was made',
  purchase: 'Credits bought',
  clawback: 'Taken back with a refund',
  dispute: 'Taken back while a payment is disputed',
  dispute_won: 'Given back, the dispute is over',
  settle: 'Owed credits settled',
};

/** "+100", "−1": the sign of a change is part of it. */
export function signed(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('en');
  return amount < 0 ? `−${digits}` : `+${digits}`;
}
