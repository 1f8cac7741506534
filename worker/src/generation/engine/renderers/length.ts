import type { Blueprint } from '../blueprint.js';
import type { Material } from './material.js';

/** A length in a request, in any of the languages people type. */
const WISHED =
  /(?<!\d)\d[\d.,]{0,6} ?(?:-|–|to )?\d{0,6} ?(?:words?|characters?|chars\b|pages?|sentences?|paragraphs?|lines|bullets?|字|文字|자(?!\p{L})|palabras|mots|wörter|parole|palavras|слов|كلمة|शब्द|kelime)|\b(?:one|a single|half a) (?:page|sentence|line|word|paragraph)\b|\b(?:short|brief|briefly|long|detailed|concise|tl;?dr)\b|\b(?:corto|corta|breve|court|courte|kurz|kurze[rsn]?|ausführlich|curto|curta)\b|коротк|подробн|简短|詳しく|短い|短く|详细|짧게|자세히|قصير|संक्षेप|kısa/iu;
/** What is to be said aloud is measured in time. */
const SPOKEN = /(?<!\d)\d{1,3} ?(?:minutes?|mins?\b|min\b|minut|минут|分|분|دقائق|मिनट|dakika)/iu;
/** A length in a blueprint, or a wish for nothing but one thing. */
const STATED =
  /\d (?:words|characters|pages|lines|sentences|minutes)\b|\b(?:one|half a) page\b|\boriginal length\b|\blength asked for\b|\bnothing else\b|\bonly the (?:number|word|result|answer|code)\b/i;

/** Words for an answer, and for each of its parts; code and tables come on top. */
const WORDS: Readonly<Record<Blueprint['useCase'], readonly [base: number, each: number]>> = {
  code_generation: [50, 50],
  content_creation: [0, 0],
  data_analysis: [70, 60],
  question_answering: [70, 75],
};
const BESIDES: Readonly<Record<Blueprint['useCase'], string>> = {
  code_generation: ' besides code and tables',
  content_creation: '',
  data_analysis: ' besides the tables',
  question_answering: '',
};
const ROUNDED_TO = 50;
const MOST = 500;
/** Characters of Chinese, Japanese or Korean that say what a word says. */
const CHARACTERS = 2.5;
/** The lower end of a range, as a share of the upper one. */
const LOWER = 0.7;

/** Usual lengths of texts, for the first one that the task names. */
const USUAL: readonly (readonly [text: RegExp, most: number, unit: 'words' | 'lines'])[] = [
  [/\bcover letter|\bletter of motivation\b/i, 300, 'words'],
  [/\bhaiku\b|\blimerick\b|\bsonnet\b|\btagline|\bslogan|\bnames?\b|\btitles?\b/i, 0, 'words'],
  [/\b(?:poem|lyrics|song)\b/i, 20, 'lines'],
  [/\b(?:blog post|article|essay)\b/i, 800, 'words'],
  [/\bstory\b/i, 700, 'words'],
  [/\bspeech\b|\bscript\b/i, 600, 'words'],
  [/\bletter\b/i, 250, 'words'],
  [/\b(?:e-?mail|description|review|post)\b/i, 180, 'words'],
  [/\b(?:message|card|caption|invitation|toast|notice)\b/i, 80, 'words'],
];

/**
 * The answer's length as a rule, fitted to its kind and its parts: a limit, or a range. Nothing where
 * the request or the blueprint sets one, or where only a thing itself is wanted.
 */
export function lengthRule(
  blueprint: Blueprint,
  { request, prose }: Material,
  form: 'limit' | 'range',
): string[] {
  const { objective, outputFormat, constraints, steps, useCase } = blueprint;
  const rules = constraints.map(({ rule }) => rule);
  if (WISHED.test(prose ?? '')) return [];
  if (useCase === 'content_creation' && SPOKEN.test(prose ?? '')) return [];
  if (STATED.test([objective, ...outputFormat, ...steps, ...rules].join('\n'))) return [];
  const [most, unit] = useCase === 'content_creation' ? usual(objective) : fitted(blueprint);
  if (most === 0) return [];
  const unspaced = unit === 'words' && ['zh', 'ja', 'ko'].includes(request.language);
  const [limit, name] = unspaced ? [rounded(most * CHARACTERS), 'characters'] : [most, unit];
  const length =
    form === 'limit' ? `at most ${limit} ${name}` : `${lowerEnd(limit)} to ${limit} ${name}`;
  return [
    useCase === 'content_creation'
      ? `Keep the text itself to ${length}.`
      : `Keep the answer to ${length}${BESIDES[useCase]}.`,
  ];
}

/** A rule that is nothing but an upper limit, as a range; any other rule as it is. */
export function asRange(rule: string): string {
  return rule.replace(
    /^At most (\d+) (words|characters)(?= besides |$)/,
    (_, most: string, unit: string) => `Write ${lowerEnd(Number(most))} to ${most} ${unit}`,
  );
}

function lowerEnd(most: number): number {
  return Math.round((most * LOWER) / 10) * 10;
}

function usual(objective: string): [most: number, unit: 'words' | 'lines'] {
  const [, most = 0, unit = 'words'] = USUAL.find(([text]) => text.test(objective)) ?? [];
  return [most, unit];
}

function fitted({ useCase, outputFormat }: Blueprint): [most: number, unit: 'words'] {
  const [base, each] = WORDS[useCase];
  const words = base + each * outputFormat.length;
  return [Math.min(MOST, rounded(words)), 'words'];
}

function rounded(length: number): number {
  return Math.ceil(length / ROUNDED_TO) * ROUNDED_TO;
}
