/** How the classifiers treat a UTF-16 code unit. */
export const CharacterClass = {
  space: 1,
  /** A letter, a mark on one or a digit. */
  word: 2,
  /** From a script written without spaces: counts as a word by itself. */
  unspaced: 3,
  /** A mark that counts as a word. */
  symbol: 4,
  other: 5,
} as const;

const UNITS = 2 ** 16;
const SPACE = 0x20;
const ZERO = 0x30;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Filled as characters occur; 0 means "not yet known". */
const foldedUnits = new Uint16Array(UNITS);
const classesOfUnits = new Uint8Array(UNITS);

/** A text as the classifiers read it: lower case, one form of each letter, every digit 0, single spaces. */
export interface FoldedText {
  /** Code units with a space at each end; valid up to `length`, until the next text is folded. */
  units: Uint16Array;
  /** The class of each unit. */
  classes: Uint8Array;
  length: number;
}

const folded: FoldedText = {
  units: new Uint16Array(4_096),
  classes: new Uint8Array(4_096),
  length: 0,
};

/** Folds part of a text into a buffer that the next call reuses: a copy would cost more than folding. */
export function foldText(text: string, start = 0, end = text.length): FoldedText {
  if (folded.units.length < end - start + 2) {
    folded.units = new Uint16Array(2 * (end - start) + 2);
    folded.classes = new Uint8Array(2 * (end - start) + 2);
  }
  const { units, classes } = folded;
  units[0] = SPACE;
  classes[0] = CharacterClass.space;
  let length = 1;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (foldedUnits[unit] === 0) learn(unit);
    const charClass = classesOfUnits[unit] ?? 0;
    if (charClass === CharacterClass.space && classes[length - 1] === CharacterClass.space)
      continue;
    units[length] = foldedUnits[unit] ?? 0;
    classes[length] = charClass;
    length += 1;
  }
  if (classes[length - 1] !== CharacterClass.space) {
    units[length] = SPACE;
    classes[length] = CharacterClass.space;
    length += 1;
  }
  folded.length = length;
  return folded;
}

function learn(unit: number): void {
  const plain = String.fromCharCode(unit).normalize('NFKC').toLowerCase();
  const charClass = classOf(plain);
  classesOfUnits[unit] = charClass;
  if (charClass === CharacterClass.space) foldedUnits[unit] = SPACE;
  else foldedUnits[unit] = /^\p{N}/u.test(plain) ? ZERO : plain.charCodeAt(0) || unit || SPACE;
}

function classOf(character: string): number {
  if (/^\s*$/u.test(character)) return CharacterClass.space;
  if (UNSPACED.test(character)) return CharacterClass.unspaced;
  if (/^[\p{L}\p{M}\p{N}]/u.test(character)) return CharacterClass.word;
  return /^[?!:{}()[\]=<>;"`$%#@*/\\|]/u.test(character)
    ? CharacterClass.symbol
    : CharacterClass.other;
}
