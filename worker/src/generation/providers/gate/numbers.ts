/** Digits of any script with what can stand between those of one number, date, time or version. */
const NUMBER = /\p{Nd}+(?:[.,:'’٫٬/\u00a0\u202f-]\p{Nd}+)*/gu;
/** Thousands separated by spaces. */
const SPACED = /\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})/gu;
const UNIT_BEFORE = /[$€£¥₹]\s?$/u;
const UNIT_AFTER = /^\s?(?:[%‰°$€£¥₹]|percent\b|per cent\b|degrees?\b)/iu;
/** Numbers up to this one more often count parts of the answer than state a fact. */
const MOST_FORM_COUNT = 10;

/**
 * Everything that the numbers of a text can mean: their values, and the parts of dates and times.
 */
export function knownNumbers(source: string): ReadonlySet<string> {
  const written = new Set(
    [...source.matchAll(NUMBER), ...source.matchAll(SPACED)].map(([all]) => all),
  );
  return new Set([...written].flatMap((number) => [...whole(number), ...groupsOf(number)]));
}

/** The unknown numbers of a text, as they are written; counts up to ten are left out. */
export function foreignNumbers(text: string, known: ReadonlySet<string>): string[] {
  const isSpacedKnown = (written: string) => whole(written).some((reading) => known.has(reading));
  const own = text.replace(SPACED, (written) => (isSpacedKnown(written) ? ' ' : written));
  return [...own.matchAll(NUMBER)]
    .filter((match) => !isKnown(match, known))
    .map(([written]) => written);
}

function isKnown(match: RegExpExecArray, known: ReadonlySet<string>): boolean {
  const groups = groupsOf(match[0]);
  if (whole(match[0]).some((reading) => known.has(reading))) return true;
  if (groups.length === 1 || isDecimal(match[0])) return isFormCount(match);
  return groups.every((group) => known.has(group) || Number(group) <= MOST_FORM_COUNT);
}

function isFormCount({ 0: written, index, input }: RegExpExecArray): boolean {
  const after = input.slice(index + written.length);
  const isMeasure = UNIT_BEFORE.test(input.slice(0, index)) || UNIT_AFTER.test(after);
  const groups = groupsOf(written);
  return groups.length === 1 && Number(groups[0]) <= MOST_FORM_COUNT && !isMeasure;
}

/** The values of a number, with its separators read as thousands and as decimals. */
function whole(written: string): string[] {
  const groups = groupsOf(written);
  const raw = digitsOf(written).split(/[^0-9]+/);
  const [first = '', ...later] = raw;
  const last = raw.at(-1) ?? '';
  const isGrouped = later.length > 0 && first.length <= 3 && isThousands(later);
  const grouped = isGrouped ? [withoutZeros(raw.join(''))] : [];
  if (!/[.,٫]\p{Nd}+$/u.test(written) || !(later.length === 1 || isThousands(later.slice(0, -1))))
    return [...grouped, groups.join('.')];
  const decimals = last.replace(/0+$/, '');
  const integer = withoutZeros(raw.slice(0, -1).join(''));
  return [...grouped, decimals === '' ? integer : `${integer}.${decimals}`];
}

/** Groups of three digits, or of two before the last as in India. */
function isThousands(groups: readonly string[]): boolean {
  return groups.every((group, index) =>
    index === groups.length - 1 ? group.length === 3 : group.length === 2 || group.length === 3,
  );
}

function isDecimal(written: string): boolean {
  return /^\p{Nd}+[.,٫]\p{Nd}+$/u.test(written);
}

function groupsOf(written: string): string[] {
  return digitsOf(written)
    .split(/[^0-9]+/)
    .map(withoutZeros);
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** Digits of all scripts as ASCII digits. */
function digitsOf(written: string): string {
  return written.replace(/(?!\d)\p{Nd}/gu, valueOf);
}

const values = new Map<string, string>();

/** The value of a digit: Unicode has them in tens, from zero on. */
function valueOf(digit: string): string {
  const known = values.get(digit);
  if (known !== undefined) return known;
  const point = digit.codePointAt(0) ?? 0;
  let steps = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - steps - 1))) steps += 1;
  const value = String(steps % 10);
  values.set(digit, value);
  return value;
}
