/** The kinds of section a finished prompt is made of. */
export const SECTION_KEYS = [
  'role',
  'context',
  'objective',
  'instructions',
  'format',
  'constraints',
  'examples',
  'validation',
  'material',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

/** What a person reads beside each kind of section, and as the name of the criterion it meets. */
export const SECTION_LABELS = {
  role: 'Role',
  context: 'Context',
  objective: 'Task',
  instructions: 'Steps',
  format: 'Format',
  constraints: 'Rules',
  examples: 'Examples',
  validation: 'Done when',
  material: 'Request',
} as const satisfies Record<SectionKey, string>;

/** One section of a finished prompt; the sections joined by a blank line are the whole prompt. */
export interface PromptSection {
  key: SectionKey;
  /** What a person reads beside the section. */
  label: string;
  /** The section as the target model reads it, including its marks. */
  text: string;
}

/** The seven criteria of a good prompt (specification, section 3). */
export const QUALITY_CRITERIA = [
  'has_role',
  'has_context',
  'has_objective',
  'has_format',
  'has_constraints',
  'has_examples',
  'has_validation',
] as const;
export type QualityCriterion = (typeof QUALITY_CRITERIA)[number];
/** The kind of section that each criterion is about. */
export const CRITERION_SECTIONS = {
  has_role: 'role',
  has_context: 'context',
  has_objective: 'objective',
  has_format: 'format',
  has_constraints: 'constraints',
  has_examples: 'examples',
  has_validation: 'validation',
} as const satisfies Record<QualityCriterion, SectionKey>;

export type QualityScore = Record<QualityCriterion, boolean>;

/** Where a text shows a criterion, in UTF-16 code units; null where it does not. */
export type QualitySpans = Record<QualityCriterion, { start: number; end: number } | null>;
