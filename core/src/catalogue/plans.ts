/** What a plan can unlock; enforced on the server wherever it applies. */
export const FEATURES = [
  'quality_scoring',
  'priority_generation',
  'advanced_templates',
  'custom_templates',
  'api_access',
  'unlimited_history',
  'priority_support',
] as const;
export type Feature = (typeof FEATURES)[number];

export const PLANS = ['free', 'starter', 'booster', 'pro'] as const;
export type Plan = (typeof PLANS)[number];

/** Which plan wins when a person has bought several packs: the highest number. */
export const PLAN_RANK: Readonly<Record<Plan, number>> = {
  free: 0,
  starter: 1,
  booster: 2,
  pro: 3,
};

const PLAN_FEATURES: Readonly<Record<Plan, readonly Feature[]>> = {
  free: [],
  starter: [],
  booster: ['quality_scoring', 'priority_generation', 'advanced_templates'],
  pro: FEATURES,
};

/** Whether a plan includes a feature. */
export function planHas(plan: Plan, feature: Feature): boolean {
  return PLAN_FEATURES[plan].includes(feature);
}

/** Every feature with whether the plan includes it. */
export function featuresOf(plan: Plan): Record<Feature, boolean> {
  return Object.fromEntries(FEATURES.map((feature) => [feature, planHas(plan, feature)])) as Record<
    Feature,
    boolean
  >;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How many days back a plan's history reaches; `null` is without limit. */
export const HISTORY_DAYS: Readonly<Record<Plan, number | null>> = {
  free: 7,
  starter: 7,
  booster: 30,
  pro: null,
};

/** The start of the history that a plan shows; `null` is without limit. */
export function historyStart(plan: Plan): Date | null {
  const days = HISTORY_DAYS[plan];
  return days === null ? null : new Date(Date.now() - days * DAY_MS);
}
