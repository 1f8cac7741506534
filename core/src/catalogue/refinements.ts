/** What a finished prompt can be asked to become, without words of one's own. */
export const WISHES = [
  'shorter',
  'longer',
  'simpler',
  'more_formal',
  'add_example',
  'stricter',
] as const;
export type Wish = (typeof WISHES)[number];

/** Longest wish in a person's own words, in UTF-16 code units. */
export const NOTE_MAX = 500;
