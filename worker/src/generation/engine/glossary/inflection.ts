import type { GlossaryLanguage, TermKind } from './glossary-table.js';

/** A word of the lists as a text is searched for it. */
export interface WordForm {
  /** Folded letters that every form begins with. */
  stem: string;
  /** Pattern of what may follow the stem up to the word's end. Null where words are not parted. */
  rest: string | null;
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}_]`;
const END = `(?!${LETTER})`;
const ANY = `${LETTER}*`;

/** Endings of Russian nouns and adjectives, folded: й counts as и and ё as е. */
const RUSSIAN =
  '(?:ами|ями|иями|ыми|ими|ого|его|ому|ему|иям|иях|ием|иеи|ам|ям|ах|ях|ом|ем|ои|еи|ов|ев|ью|ии|ия|ие|ию|ыи|ая|яя|ое|ее|ые|ым|им|ых|их|ую|юю|а|я|у|ю|е|и|ы|о|ь)?';
const TURKISH_CASE = '(?:n?[iu]n|n?[dt][ae](?:n|ki)?|y?l[ae]|n?c[ae]|[ny]?[iuae])?(?:d[iu]r|ki)?';
const TURKISH_OWNER = '(?:[iu]m(?:[iu]z)?|[iu]n(?:[iu]z)?|[iu])?';
const TURKISH_PLURAL = '(?:l[iu]k?|c[iu])?(?:l[ae]r)?';
const TURKISH_CONSONANT = `(?:s[iu]z|${TURKISH_PLURAL}${TURKISH_OWNER}${TURKISH_CASE})`;
const TURKISH_VOWEL = `(?:s[iu]z|(?:m(?:[iu]z)?|n(?:[iu]z)?|s[iu])${TURKISH_CASE}|(?:l[iu]k?|c[iu]|l[ae]r|(?:c[iu]|l[iu]k?)l[ae]r)${TURKISH_OWNER}${TURKISH_CASE}|${TURKISH_CASE})`;
const TURKISH_SOFTENED = `(?:(?:[iu]m(?:[iu]z)?|[iu]n(?:[iu]z)?|[iu])${TURKISH_CASE}|[ae])`;
const ARABIC_OWNER = '(?:ي|ك|ه|ها|نا|كم|هم)';
const ARABIC = `(?:ه|ات|ين|ون|ان|يه|ا|ت${ARABIC_OWNER}|${ARABIC_OWNER}|ات${ARABIC_OWNER})?`;
const ARABIC_FEMININE = `(?:ه|ات|تين|تان|ات?${ARABIC_OWNER}|ت${ARABIC_OWNER})`;
const HINDI = '(?:ों|ें|े|ियों|ियां|ओं|एं)?';
/** German words this long are parts of compounds. */
const GERMAN_COMPOUND = 5;
/** Endings that make another German word: "Pension", "Pensionierung". */
const GERMAN_DERIVED = '(?!ier|ar|ist|isch|lich|bar|los|ung)';

/** Letters that any ending may add to words that are no nouns. */
const LOOSE: Readonly<Record<GlossaryLanguage, number>> = {
  en: 0,
  es: 0,
  fr: 0,
  de: 2,
  it: 0,
  pt: 0,
  ru: 3,
  zh: 0,
  ja: 0,
  ko: 4,
  ar: 3,
  hi: 2,
  tr: 6,
};

/** Every spelling that a folded word of the lists stands for, without its closing `*`. */
export function formsOf(
  word: string,
  language: GlossaryLanguage,
  kind: TermKind,
  open: boolean,
): WordForm[] {
  if (language === 'zh' || language === 'ja') return [{ stem: word, rest: null }];
  const pieces = word.split(' ');
  const last = pieces.length - 1;
  const inflects = kind === 'topic' || kind === 'artefact' || kind === 'place';
  const patterns = pieces.map((piece, index): Pattern[] => {
    const starred = piece.endsWith('*') || (open && index === last);
    const bare = piece.replace(/\*$/, '');
    if (starred) return [[bare, ANY]];
    if (!inflects) return [[bare, index === last ? loose(bare, language) : '']];
    if (index < last && !AGREEING.includes(language)) return [[bare, '']];
    return inflected(bare, language);
  });
  const [first = [], ...others] = patterns;
  const tail = others
    .map((options) => ` ${language === 'ar' ? '(?:ال)?' : ''}${group(options)}`)
    .join('');
  return first.map(([stem, ending]) => ({ stem, rest: `${ending}${tail}${END}` }));
}

type Pattern = readonly [stem: string, ending: string];

/** Languages in which the words before the last one take endings too. */
const AGREEING: readonly GlossaryLanguage[] = ['es', 'fr', 'it', 'pt', 'ru', 'ar'];

function group(options: readonly Pattern[]): string {
  return `(?:${options.map(([stem, ending]) => `${escaped(stem)}${ending}`).join('|')})`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

const STICKY = new Map<string, RegExp>();

/** The sticky expression of a rest, made when a text first needs it: most words are never typed. */
export function expressionOf(rest: string): RegExp {
  const known = STICKY.get(rest);
  if (known !== undefined) return known;
  const made = new RegExp(rest, 'yu');
  STICKY.set(rest, made);
  return made;
}

function loose(word: string, language: GlossaryLanguage): string {
  if (language === 'de' && word.length >= GERMAN_COMPOUND) {
    return `${GERMAN_DERIVED}${LETTER}{0,12}`;
  }
  if (['en', 'es', 'fr', 'pt'].includes(language)) return word.length < 3 ? '' : '(?:e?s)?';
  return word.length < 3 && language !== 'ko' ? '' : `${LETTER}{0,${LOOSE[language]}}`;
}

function inflected(word: string, language: GlossaryLanguage): Pattern[] {
  switch (language) {
    case 'de':
      if (word.length >= GERMAN_COMPOUND) {
        return [[word, `${GERMAN_DERIVED}${LETTER}{0,12}`]];
      }
      return [[word, word.length < 3 ? '' : '(?:e?s|e?n|e|ern?)?']];
    case 'es':
      return word.endsWith('z') && word.length > 3
        ? [[word.slice(0, -1), '(?:z|ces)']]
        : [[word, loose(word, language)]];
    case 'fr':
      return french(word);
    case 'it':
      return italian(word);
    case 'pt':
      return portuguese(word);
    case 'ru':
      return russian(word);
    case 'tr':
      return turkish(word);
    case 'ar':
      return arabic(word);
    case 'hi':
      return hindi(word);
    case 'ko':
      return [[word, word.length < 2 ? '(?:을|를|이|가|은|는|도|에|의|로|만|들|과|와)?' : ANY]];
    default:
      return [[word, loose(word, language)]];
  }
}

function french(word: string): Pattern[] {
  if (word.length < 3) return [[word, '']];
  if (word.length > 4 && word.endsWith('al')) return [[word.slice(0, -1), '(?:ls?|ux)']];
  return [[word, /(?:eau|eu|ou)$/.test(word) ? '[sx]?' : '(?:e?s)?']];
}

function italian(word: string): Pattern[] {
  const cut = (letters: number, endings: string): Pattern[] => [
    [word.slice(0, -letters), `(?:${endings})`],
  ];
  if (word.length < 4) return [[word, '']];
  if (/[cg]o$/.test(word)) return cut(1, 'o|hi|i');
  if (/[cg]a$/.test(word)) return cut(1, 'a|he');
  if (word.endsWith('ista')) return cut(1, 'a|e|i');
  if (/[cg]ia$/.test(word)) return cut(2, 'ia|ie|e');
  if (word.endsWith('io')) return cut(1, 'o?');
  if (word.endsWith('o')) return cut(1, 'o|i');
  if (word.endsWith('a')) return cut(1, 'a|e');
  return word.endsWith('e') ? cut(1, 'e|i') : [[word, '']];
}

function portuguese(word: string): Pattern[] {
  if (word.length < 4) return [[word, loose(word, 'pt')]];
  if (word.endsWith('ao')) return [[word.slice(0, -2), '(?:aos?|oes|aes)']];
  if (word.endsWith('m')) return [[word.slice(0, -1), '(?:m|ns)']];
  if (/[aeou]l$/.test(word)) return [[word.slice(0, -1), '(?:l|is)']];
  return [[word, loose(word, 'pt')]];
}

function russian(word: string): Pattern[] {
  const adjective = /(?:ыи|ии|ои|ая|яя|ое|ее|ые)$/.test(word) ? word.slice(0, -2) : '';
  if (adjective.length >= 4) return [[adjective, RUSSIAN]];
  const noun = /[аоеиыьяую]$/.test(word) ? word.slice(0, -1) : word;
  if (noun.length >= 3 && /[а-я]/.test(noun)) return [[noun, RUSSIAN]];
  return [[word, '']];
}

function turkish(word: string): Pattern[] {
  if (word.length < 3) return [[word, '']];
  if (/[aeiou]$/.test(word)) return [[word, TURKISH_VOWEL]];
  const forms: Pattern[] = [[word, TURKISH_CONSONANT]];
  const soft = /[aeiou].*k$/.test(word) ? 'g' : word.endsWith('p') ? 'b' : null;
  if (soft !== null && word.length > 3) forms.push([word.slice(0, -1) + soft, TURKISH_SOFTENED]);
  return forms;
}

function arabic(word: string): Pattern[] {
  if (word.length < 3 || /[a-z]/.test(word)) return [[word, '']];
  if (word.endsWith('ه') && word.length > 3) return [[word.slice(0, -1), ARABIC_FEMININE]];
  return [[word, ARABIC]];
}

function hindi(word: string): Pattern[] {
  if (/[a-z]/.test(word)) return [[word, word.length < 4 ? '' : '(?:on|en|s)?']];
  const plain = withoutNukta(word);
  return (plain === word ? [word] : [word, plain]).map((form) => {
    const stem = form.slice(0, -1);
    if (stem.length >= 2 && form.endsWith('ा')) return [stem, '(?:ा|े|ी|ों)'];
    if (stem.length >= 2 && form.endsWith('ी')) return [stem, '(?:ी|िया|ियां|ियों)'];
    return [form, form.length < 2 ? '' : HINDI];
  });
}

/** Hindi is often typed without the dot that marks borrowed sounds. */
function withoutNukta(word: string): string {
  return word.normalize('NFD').replaceAll('\u093c', '');
}
