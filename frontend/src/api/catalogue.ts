import type { Catalogue, Plan, Prompt, QualityScore } from './generated';

export type UseCase = Prompt['use_case'] | 'auto_detect';
export type TargetModel = Prompt['target_model'];
export type Language = Prompt['language'];
export type Criterion = keyof QualityScore;
export type Wish = Catalogue['wishes'][number];

export const USE_CASES: Readonly<Record<UseCase, string>> = {
  auto_detect: 'Auto detect',
  code_generation: 'Code generation',
  content_creation: 'Content creation',
  data_analysis: 'Data analysis',
  question_answering: 'Question answering',
};

export const TARGET_MODELS: Readonly<Record<TargetModel, string>> = {
  claude: 'Claude',
  chatgpt: 'ChatGPT',
  gemini: 'Gemini',
};

export const PLAN_NAMES: Readonly<Record<Plan['id'], string>> = {
  free: 'Free',
  starter: 'Starter',
  booster: 'Booster',
  pro: 'Pro',
};

export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  zh: 'Chinese',
  ja: 'Japanese',
  it: 'Italian',
  ko: 'Korean',
  pt: 'Portuguese',
  ru: 'Russian',
  same: 'Same as my request',
};

/** The languages the dashboard lists (specification, section 3). */
const DASHBOARD_LANGUAGES: readonly Language[] = ['en', 'es', 'fr', 'de', 'zh', 'ja'];

/** The dashboard's languages, and the person's own where they are none of them. */
export function languagesFor(...own: (Language | undefined)[]): readonly Language[] {
  return [...new Set([...DASHBOARD_LANGUAGES, ...own.filter((one) => one !== undefined)])];
}

/** The seven criteria of a good prompt, in order, by the names people read. */
export const CRITERIA: Readonly<Record<Criterion, string>> = {
  has_role: 'Role',
  has_context: 'Context',
  has_objective: 'Objective',
  has_format: 'Format',
  has_constraints: 'Constraints',
  has_examples: 'Examples',
  has_validation: 'Validation',
};
export const CRITERION_KEYS = Object.keys(CRITERIA) as Criterion[];

/** Use cases as earlier versions named them (specification, section 3). */
const EARLIER_USE_CASES: ReadonlyMap<string, UseCase> = new Map([
  ['auto-detect', 'auto_detect'],
  ['coding', 'code_generation'],
  ['content', 'content_creation'],
  ['analysis', 'data_analysis'],
  ['qa', 'question_answering'],
]);

/** A stored use case by today's name; one that nobody knows counts as `auto_detect`. */
export function currentUseCase(stored: string): UseCase {
  if (Object.hasOwn(USE_CASES, stored)) return stored as UseCase;
  return EARLIER_USE_CASES.get(stored) ?? 'auto_detect';
}

/** Longest request the API accepts, in characters (code points). */
export const REQUEST_MAX = 8_000;

/** What a prompt can be asked to become: by name, with a hint, and what was done to a version. */
export const WISHES: Readonly<Record<Wish, { label: string; hint: string; became: string }>> = {
  shorter: { label: 'Shorter', hint: 'Just the essentials', became: 'Shorter than' },
  longer: { label: 'Longer', hint: 'More detail', became: 'Longer than' },
  simpler: { label: 'Simpler', hint: 'Plain, easy words', became: 'Simpler than' },
  more_formal: {
    label: 'More formal',
    hint: 'A businesslike tone',
    became: 'More formal than',
  },
  add_example: { label: 'Add an example', hint: 'One good answer', became: 'Added an example to' },
  stricter: { label: 'Stricter', hint: 'Tighter rules', became: 'Stricter than' },
};

/** Longest answer to a question about a request, in characters (code points). */
export const ANSWER_MAX = 500;

/** Longest wish in a person's own words, in characters (code points). */
export const NOTE_MAX = 500;

/** A score in percent: criteria in place out of seven, or a plain number as it stands. */
export function scorePercent(score: QualityScore | number): number {
  if (typeof score === 'number') return Math.min(100, Math.max(0, Math.round(score)));
  const inPlace = CRITERION_KEYS.filter((criterion) => score[criterion]).length;
  return Math.round((inPlace / CRITERION_KEYS.length) * 100);
}
