/** Titles that stand before a name. */
const TITLES =
  'mr mrs ms mx messrs dr drs prof rev hon capt sgt sr sra srta dott sig mme mlle hr'.split(' ');
/** Other short forms that are never the last word of a sentence. */
const NEVER_LAST =
  'e\\.g i\\.e eg ie vs cf viz esp approx incl excl ca bzw inkl exkl ggf evtl z\\. ?[bB] d\\. ?h u\\. ?a p\\. ?ej p\\. ?ex т\\. ?е напр'.split(
    / (?!\?)/,
  );
/** Short forms of what a number follows. */
const BEFORE_NUMBER = 'no nos nr num núm fig figs vol art ref p pp tel ext ch sec min max'.split(
  ' ',
);
/** Short forms that may end a sentence: inside one when it goes on with a small letter or a number. */
const MAY_BE_LAST =
  'etc inc ltd corp co jr st rd ave blvd dept usw ecc руб тыс г ул кв стр им др'.split(' ');
const MONTHS = 'jan feb mar apr jun jul aug sept sep oct nov dec';

const EDGE = String.raw`(?<![\p{L}\p{N}.]|\d )`;
/** Where nothing is written large, these begin a sentence. */
const OPENS = String.raw`(?:whats?|what's|how|why|(?:can|could) (?:you|u)|please|pls|write|make|give|help|tell)\b`;
const GOES_ON = String.raw`(?:\s+(?!${OPENS})[\p{Ll}\p{N}(&]|[,;:)?!])`;
const DAY =
  'Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec';

const either = (words: readonly string[]) =>
  words
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

const FORMS = either([...TITLES, ...NEVER_LAST]);
const MONTH = either(MONTHS.split(' '));

/** What stands before a full stop that ends no sentence, and what behind it. */
const INNER: readonly (readonly [before: string, behind: string])[] = [
  [String.raw`${EDGE}(?:${FORMS})`, String.raw`[\s,)]`],
  [String.raw`(?<![\p{L}\p{N}])[zZdDuUpPтТ]`, String.raw` ?(?:[bBhaед]|ej|ex)\.`],
  [String.raw`(?<![\p{L}\p{N}.])(?:${either(BEFORE_NUMBER)})`, String.raw` ?\p{N}`],
  [String.raw`(?<!\p{L})(?:${either(MAY_BE_LAST)}|(?:\p{L}{1,2}\.){1,3}\p{L})`, GOES_ON],
  [String.raw`\d ?[ap]\.m`, ` (?:${DAY})`],
  // "St. Louis", but "Baker St. Please".
  [String.raw`(?<!\p{Lu}\p{L}{1,20} )(?:St|Mt|Ft)`, String.raw` \p{Lu}`],
  [String.raw`\p{N} ?(?:${MONTH})`, GOES_ON],
  [String.raw`(?<!\p{L})(?:${MONTH})`, String.raw` \p{N}`],
  // Initials of a name, but not "vitamin C. What ...".
  [
    String.raw`(?:^|[\n("]|\p{Lu}\. ?|(?<!(?:Plan|Option|Part|Team|Group|Class|Vitamin) )(?<=(?:\p{Lu}\p{L}{1,20}|\b(?:to|by|from|for|and|of|dear)) ))(?!I)\p{Lu}`,
    String.raw` ?\p{Lu}[\p{L}.]`,
  ],
  // Ordinals as in "zum 60. Geburtstag".
  [String.raw`\b(?:am|zum|vom|der|den|dem|bis|ab|im|beim|das|die) \d{1,2}`, String.raw` \p{L}`],
];
/** The stop comes first, so that only places with one are looked at. */
const INNER_STOP = new RegExp(
  String.raw`\.(?:${INNER.map(([before, behind]) => String.raw`(?<=${before}\.)(?=${behind})`).join('|')})`,
  'gu',
);

/** A private character in place of a full stop. */
const MASK = '\uE001';

/** The text with other characters for the full stops of abbreviations; no place moves. */
export function maskInnerStops(text: string): string {
  return text.includes('.') ? text.replace(INNER_STOP, MASK) : text;
}

/** Parts of a text between boundaries, none of them cut at the full stop of an abbreviation. */
export function splitSparing(text: string, boundary: RegExp): string[] {
  return maskInnerStops(text)
    .split(boundary)
    .map((part) => part.replaceAll(MASK, '.'));
}

/** A title with its full stop, before the name it belongs to. */
export const TITLE = String.raw`(?:${TITLES.map((title) => title.charAt(0).toUpperCase() + title.slice(1)).join('|')}|St)\. `;
