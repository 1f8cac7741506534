import { PACKS, PACK_TYPES } from '@promptmint/core/catalogue/packs';
import { type Feature, planHas } from '@promptmint/core/catalogue/plans';
import { AppError } from './app-error.js';
import type { SignedInUser } from './current-user.js';

/**
 * Refuses a person whose plan does not include a feature.
 * @param sentence from the names of the plans with it; what the person reads.
 * @throws {AppError} `plan_required`
 */
export function refuseWithout(
  { plan }: SignedInUser,
  feature: Feature,
  sentence: (plans: string) => string,
): void {
  if (planHas(plan, feature)) return;
  const plans = PACK_TYPES.filter((pack) => planHas(pack, feature)).map((pack) => PACKS[pack].name);
  throw new AppError('plan_required', { message: sentence(plans.join(' or ')) });
}
