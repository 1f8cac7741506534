import { BUILT_CATALOGUE } from '../api/built-catalogue';
import { PLAN_NAMES } from '../api/catalogue';
import type { Catalogue, Pack, Plan } from '../api/generated';
import { LIMITS } from '../api/limits';

/** What a plan can unlock: the text in a list, and the name and hint in the comparison. */
export const PLAN_FEATURES: readonly {
  feature: keyof Plan['features'];
  listText: string;
  name: string;
  hint: string;
}[] = [
  {
    feature: 'quality_scoring',
    listText: 'Quality scoring before and after',
    name: 'Quality scoring',
    hint: 'What we find in your request and in the prompt',
  },
  {
    feature: 'priority_generation',
    listText: 'Priority generation',
    name: 'Priority generation',
    hint: "Skip ahead when it's busy",
  },
  {
    feature: 'advanced_templates',
    listText: 'Advanced templates',
    name: 'Advanced templates',
    hint: 'Longer templates in addition to the basic set',
  },
  {
    feature: 'custom_templates',
    listText: 'Custom templates',
    name: 'Custom templates',
    hint: `Save up to ${LIMITS.ownTemplatesMax} of your own`,
  },
  {
    feature: 'api_access',
    listText: 'API keys for scripts and agents',
    name: 'API access',
    hint: 'Keys for scripts, the command line and agents (MCP)',
  },
  {
    feature: 'priority_support',
    listText: 'Priority support',
    name: 'Priority support',
    hint: 'Your messages are answered first',
  },
];

/** How far back a plan's history goes. */
export function historyText({ history_days: days }: Plan): string {
  return days === null ? 'Unlimited' : `${days} days`;
}

/** The names of the target models as one phrase. */
export function modelNames({ target_models: models }: Catalogue): string {
  return new Intl.ListFormat('en-GB').format(models.map(({ name }) => name));
}

/** What a pack unlocks besides its credits. A smaller pack does not lower the plan. */
export function packFeatures(
  catalogue: Catalogue,
  pack: Plan['id'],
  current: Plan['id'] | undefined,
): string[] {
  const { plans } = catalogue;
  const index = plans.findIndex(({ id }) => id === pack);
  const plan = plans[index];
  if (!plan) return [modelNames(catalogue)];
  const owned = plans.findIndex(({ id }) => id === current);
  const keptPlan = owned > index ? plans[owned] : undefined;
  if (keptPlan) return [modelNames(catalogue), `Keeps your ${PLAN_NAMES[keptPlan.id]} features`];
  return [
    modelNames(catalogue),
    ...PLAN_FEATURES.filter(({ feature }) => plan.features[feature]).map(
      ({ listText }) => listText,
    ),
    `${historyText(plan)} ${plan.history_days === null ? 'history' : 'of history'}`,
  ];
}

/** The plans that include a feature: "Booster and Pro". */
export function plansWith(feature: keyof Plan['features']): string {
  const plans = BUILT_CATALOGUE.plans.filter(({ features }) => features[feature]);
  return new Intl.ListFormat('en-GB').format(plans.map(({ id }) => PLAN_NAMES[id]));
}

/** A short note on each pack's card. */
export const PACK_NOTES: Readonly<Record<Pack['id'], string>> = {
  starter: 'For a project or two',
  booster: 'Adds quality scoring',
  pro: 'For daily work',
};

/** The pack to emphasise: the first one that unlocks quality scoring. */
export function emphasisedPack({ plans }: Catalogue): Plan['id'] | undefined {
  return plans.find(({ features }) => features.quality_scoring)?.id;
}
