/** The refinements that the person picks by name, instead of writing a note. */
export const NAMED_REFINEMENTS = [
  'shorter',
  'longer',
  'simpler',
  'more_formal',
  'add_example',
  'stricter',
] as const;
export type NamedRefinement = (typeof NAMED_REFINEMENTS)[number];

/** The longest note, in characters. */
export const NOTE_MAX = 500;
