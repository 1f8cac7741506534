import { Recent } from '../recent.js';
import { CharacterCounter } from './character-counter.js';
import { letterFeatures, OTHER_LANGUAGE } from './features.js';
import {
  type Choice,
  type LinearModelCard,
  loadLinearModel,
  probabilitiesOf,
  scoresOf,
} from './linear-model.js';

interface LanguageCard extends LinearModelCard {
  language: Choice;
  /** The lowest probability at which a language is named. */
  threshold: number;
}

const model = loadLinearModel<LanguageCard>('language');

/** Scripts that only one of the learned languages uses. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LETTER = /\p{L}/u;
const characters = new CharacterCounter(
  [LETTER, KANA, HAN, ...SCRIPTS.map(([, script]) => script)].map((pattern) => ({ pattern })),
);
/** What a text must contain: without it, it may be Norwegian, Danish, Slovak or Malay, which were not learned. */
const OWN_MARKS: Readonly<Record<string, RegExp>> = {
  sv: /[äö]/iu,
  cs: /[ěřů]/iu,
  id: /\b(?:bisa|karena|gimana|n?gg?ak|enggak|banget|dong|aja|udah|kayak|sih|nih|bikin|kasih|cuma|pakai|pake|biar)\b/iu,
};
/** Frequent words of Hindi that Marathi and Nepali do not have. */
const HINDI = /(?<!\p{L}|\p{M})(?:है|हैं|हूं|हूँ|में|के|को|से|ने|और|क्या|मुझे|मेर[ाेी])(?!\p{L}|\p{M})/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;
/**
 * Letters or words of similar languages that were not learned: Bulgarian, Serbian or Kazakh, Belarusian, Urdu or
 * Kurdish, Azerbaijani, Pidgin.
 */
const FOREIGN_MARKS: Readonly<Record<string, RegExp>> = {
  ru: /[іїєґўђћџљњјѓѕәғқңөұүһ]|ъ(?![еёюя])/iu,
  uk: /[ыэёў]/iu,
  ar: /[پچژگٹڈڑںےہ]/u,
  fa: /[ٹڈڑںےہھڕڵێۆ]/u,
  tr: /ə/u,
  en: /\b(?:abeg|dey|wetin)\b/iu,
};
/** Frequent in Chinese and not used in Japanese: without kana, most characters could be either. */
const CHINESE = /[了吗嗎么麼请帮幫们們你这這个呢吧没还還让讓说对为从现问题时过发样关开怎啥咋哪]/u;
/** Japanese texts with this many Han characters also have kana. */
const ENOUGH_HAN = 12;
/** With fewer letters, no language is certain. */
const ENOUGH_LETTERS = /(?:\p{L}\P{L}*){6}/u;
/** Fewer are enough in a script that only one language uses. */
const FEWEST_OF_SCRIPT = 2;

/** A generation asks for the language of the request and of both its ends. */
const recent = new Recent<{ language: string | null }>(8);

/** The ISO 639-1 code of a text's language, or null if it is not certain. */
export function detectLanguage(text: string): string | null {
  const trimmed = text.trim();
  return recent.get(trimmed, () => ({ language: languageOf(trimmed) })).language;
}

function languageOf(text: string): string | null {
  const byScript = scriptLanguage(text);
  if (byScript !== null) return byScript;
  if (!ENOUGH_LETTERS.test(text)) return null;
  const { language, threshold } = model.card;
  const scores = scoresOf(model, letterFeatures(text, model.counts));
  const probabilities = probabilitiesOf(language, scores);
  const best = probabilities.indexOf(Math.max(...probabilities));
  const likeliest = language.classes[best];
  if (likeliest === undefined || likeliest === OTHER_LANGUAGE) return null;
  if ((probabilities[best] ?? 0) < threshold) return null;
  return isOfNeighbour(likeliest, text) ? null : likeliest;
}

/** Whether a text that looks like a language shows signs of a similar one that was not learned. */
function isOfNeighbour(language: string, text: string): boolean {
  if (language === 'hi' && DEVANAGARI.test(text)) return !HINDI.test(text);
  return OWN_MARKS[language]?.test(text) === false || FOREIGN_MARKS[language]?.test(text) === true;
}

/** Half of the letters are enough, because program and brand names are Latin in every language. */
function scriptLanguage(text: string): string | null {
  if (/^[\p{ASCII}]*$/u.test(text)) return null;
  const [letters = 0, kana = 0, han = 0, ...scripts] = characters.count(text);
  for (const [index, [language]] of SCRIPTS.entries()) {
    const own = scripts[index] ?? 0;
    if (own >= FEWEST_OF_SCRIPT && own * 2 >= letters) return language;
  }
  if (kana + han < FEWEST_OF_SCRIPT || (kana + han) * 2 < letters) return null;
  if (kana * 10 >= han) return 'ja';
  return kana === 0 && (han >= ENOUGH_HAN || CHINESE.test(text)) ? 'zh' : null;
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const knownNames = new Map<string, string>();

/** The English name of a language code; cached, because a look-up takes longer than a detection. */
export function languageName(code: string): string {
  const known = knownNames.get(code);
  if (known !== undefined) return known;
  const name = NAMES.of(code) ?? code;
  knownNames.set(code, name);
  return name;
}
