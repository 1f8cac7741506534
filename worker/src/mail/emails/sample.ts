import { PACKS } from '@promptmint/core/catalogue/packs';

const SITE = 'https://promptmint.example';

/** What the samples of several emails share. */
export const SAMPLE = {
  link: `${SITE}/page?token=abc-DEF_123`,
  resetPage: `${SITE}/forgot-password`,
  moment: 'November 20, 2026 at 14:05 UTC',
  payment: {
    pack: PACKS.booster.name,
    amount: '$4.99',
    reference: '3f1d0c52-8d0a-4a2e-9a1b-6f0b7f1f2c3d',
    balance: 103,
  },
} as const;
