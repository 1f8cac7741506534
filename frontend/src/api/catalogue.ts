import { BUILT_CATALOGUE } from './built-catalogue';
import type { Catalogue, Plan, Prompt, QualityScore } from './generated';
import criteria from './criteria.json' with { type: 'json' };
import useCases from './use-cases.json' with { type: 'json' };

export type UseCase = Prompt['use_case'] | 'auto_detect';
export type TargetModel = Prompt['target_model'];
export type Language = Prompt['language'];
export type Criterion = keyof QualityScore;
/** A change that makes a new version, such as `shorter`. */
export type RefinementName = Catalogue['wishes'][number];

/** Names by id, for lists that the API sends with names. */
const namesById = <Id extends string>(list: readonly { id: Id; name: string }[]) =>
  Object.fromEntries(list.map(({ id, name }) => [id, name])) as Readonly<Record<Id, string>>;

export const USE_CASES: Readonly<Record<UseCase, string>> = useCases.names;

export const TARGET_MODELS = namesById(BUILT_CATALOGUE.target_models);

/** "Claude, ChatGPT and Gemini"; British English has no comma before "and". */
export const MODELS_WITH_AND = new Intl.ListFormat('en-GB').format(Object.values(TARGET_MODELS));

/** "Claude, ChatGPT or Gemini". */
export const MODELS_WITH_OR = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  Object.values(TARGET_MODELS),
);

/** A plan has the name of the pack that unlocks it. */
export const PLAN_NAMES: Readonly<Record<Plan['id'], string>> = {
  free: 'Free',
  ...namesById(BUILT_CATALOGUE.packs),
};

export const LANGUAGES = Object.fromEntries(
  BUILT_CATALOGUE.languages.map(({ code, name }) => [code, name]),
) as Readonly<Record<Language, string>>;

/** The languages the dashboard lists (specification, section 3). */
const DASHBOARD_LANGUAGES: readonly Language[] = ['en', 'es', 'fr', 'de', 'zh', 'ja'];

/** The dashboard's languages, plus these if they are missing, and at the end that of the request. */
export function languagesFor(...own: (Language | undefined)[]): readonly Language[] {
  const named = own.filter((one) => one !== undefined && one !== 'same');
  return [...new Set([...DASHBOARD_LANGUAGES, ...named, 'same' as const])];
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The English name of any language that the analysis can find; undefined for an unknown code. */
export const languageName = (code: string): string | undefined => LANGUAGE_NAMES.of(code);

/** The names of the seven criteria, in order; the sections that meet them have the same. */
export const CRITERIA: Readonly<Record<Criterion, string>> = criteria;

/** What each criterion looks for, after "Looked for". */
export const CRITERION_MEANINGS: Readonly<Record<Criterion, string>> = {
  has_role: 'who answers',
  has_context: 'background and facts',
  has_objective: 'what to do',
  has_format: 'what the answer looks like',
  has_constraints: 'limits and rules',
  has_examples: 'a sample answer',
  has_validation: 'how to tell that the answer is complete',
};
export const CRITERION_KEYS = Object.keys(CRITERIA) as Criterion[];

/** Keys of use cases in earlier versions (specification, section 3). */
const EARLIER_USE_CASES = new Map(Object.entries(useCases.earlier) as [string, UseCase][]);

/** The current name of a stored use case; `auto_detect` if it is unknown. */
export function currentUseCase(stored: string): UseCase {
  if (Object.hasOwn(USE_CASES, stored)) return stored as UseCase;
  return EARLIER_USE_CASES.get(stored) ?? 'auto_detect';
}

/**
 * Label and hint of each refinement, the beginning of "Shorter than version 1", and the end of
 * "Version 2, shorter".
 */
export const REFINEMENTS: Readonly<
  Record<RefinementName, { label: string; hint: string; relation: string; suffix: string }>
> = {
  shorter: {
    label: 'Shorter',
    hint: 'Just the essentials',
    relation: 'Shorter than',
    suffix: 'shorter',
  },
  longer: { label: 'Longer', hint: 'More detail', relation: 'Longer than', suffix: 'longer' },
  simpler: {
    label: 'Simpler',
    hint: 'Plain, easy words',
    relation: 'Simpler than',
    suffix: 'simpler',
  },
  more_formal: {
    label: 'More formal',
    hint: 'A businesslike tone',
    relation: 'More formal than',
    suffix: 'more formal',
  },
  add_example: {
    label: 'Add an example',
    hint: 'One good answer',
    relation: 'Added an example to',
    suffix: 'example added',
  },
  stricter: {
    label: 'Stricter',
    hint: 'Tighter rules',
    relation: 'Stricter than',
    suffix: 'stricter',
  },
};

/** A score in percent: the share of criteria found; older scores are a percentage already. */
export function scorePercent(score: QualityScore | number): number {
  if (typeof score === 'number') return Math.min(100, Math.max(0, Math.round(score)));
  const found = CRITERION_KEYS.filter((criterion) => score[criterion]).length;
  return Math.round((found / CRITERION_KEYS.length) * 100);
}
