import type { LedgerEntry } from '../../api/generated';

/** The label of each kind of ledger entry. */
export const ENTRY_LABELS: Readonly<Record<LedgerEntry['kind'], string>> = {
  signup: 'Free credits',
  generation: 'Prompt',
  refund: 'Refund: generation failed',
  purchase: 'Credits bought',
  clawback: 'Removed: payment refunded',
  dispute: 'Held: payment disputed',
  dispute_won: 'Restored: dispute won',
  settle: 'Owed credits repaid',
  goodwill: 'From support',
};

/** "+100" or "−1": always with a sign. */
export function signed(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('en');
  return amount < 0 ? `−${digits}` : `+${digits}`;
}
