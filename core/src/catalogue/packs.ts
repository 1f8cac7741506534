import type { Plan } from './plans.js';

/** What can be bought: credits for one payment (specification, section 9). */
export interface Pack {
  name: string;
  credits: number;
  priceCents: number;
  currency: 'usd';
}

export type PackType = Exclude<Plan, 'free'>;

/** The one list of prices; a pack raises its buyer to the plan of the same name. */
export const PACKS: Readonly<Record<PackType, Pack>> = {
  starter: { name: 'Starter', credits: 25, priceCents: 199, currency: 'usd' },
  booster: { name: 'Booster', credits: 100, priceCents: 499, currency: 'usd' },
  pro: { name: 'Pro', credits: 250, priceCents: 999, currency: 'usd' },
};
export const PACK_TYPES = Object.keys(PACKS) as [PackType, ...PackType[]];
