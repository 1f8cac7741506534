import { CharacterClass, type FoldedText, foldText } from './characters.js';
import { FeatureCounts, type Features, hashed, hashOf } from './feature-counts.js';

/** Start values of the hashes, so that the same letters from different sources count separately. */
const SEED = {
  char: 17,
  word: 29,
  pair: 43,
  apart: 47,
  head: 61,
  tail: 79,
  shape: 101,
  pasted: 127,
} as const;

/** The weight of each group of features relative to the others. */
const GROUP = { own: 1, pasted: 0.3, shapes: 0.25 } as const;
const SHORTEST_GRAM = 2;
const LONGEST_GRAM = 4;
/** How many characters are read to detect the language. */
const LANGUAGE_LETTERS = 300;
/** How many characters of the person's own words are read at each end, where requests say what they ask for. */
const HEAD = 700;
const TAIL = 300;
/** How many characters of pasted material are read. */
const PASTED = 400;
/** How many words at each end also count by themselves. */
const END_WORDS = 3;

export interface FeatureSource {
  /** The person's own words. */
  own: string;
  /** The material that the person pasted. */
  pasted: string;
  /** Facts about the shape of the text, such as `table` or `question at the end`. */
  shapes: readonly string[];
}

/** The features of a request. */
export function featuresOf(
  { own, pasted, shapes }: FeatureSource,
  counts: FeatureCounts,
): Features {
  const text = foldText(headAndTail(own.normalize('NFKC')));
  addWords(text, counts);
  addGrams(text, SEED.char, 0.5, counts);
  counts.endGroup(GROUP.own);
  if (pasted !== '') {
    addGrams(foldText(pasted, 0, Math.min(PASTED, pasted.length)), SEED.pasted, 0.3, counts);
    counts.endGroup(GROUP.pasted);
  }
  for (const shape of shapes) counts.add(hashOf(shape, SEED.shape), 1);
  counts.endGroup(GROUP.shapes);
  return counts.take();
}

/** The class of texts in any language that was not learned. */
export const OTHER_LANGUAGE = 'other';

/** Features of letters alone, to tell languages apart. */
export function letterFeatures(text: string, counts: FeatureCounts): Features {
  const start = text.slice(0, LANGUAGE_LETTERS).normalize('NFKC');
  const letters = start.replace(/[^\p{L}\p{M}']+/gu, ' ');
  addGrams(foldText(letters), SEED.char, 1, counts);
  counts.endGroup(1);
  return counts.take();
}

function headAndTail(text: string): string {
  return text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)} ${text.slice(-TAIL)}`;
}

/** Adds words, pairs of neighbours, pairs with one word between, and the first and last words. */
export function addWords(
  { units, classes, length }: FoldedText,
  counts: FeatureCounts,
  seed = 0,
): void {
  const last = [0, 0, 0];
  let earlier = 0;
  let before = 0;
  let index = 0;
  for (let at = 0; at < length; at += 1) {
    const charClass = classes[at] ?? 0;
    if (charClass === CharacterClass.space || charClass === CharacterClass.other) continue;
    let word = hashed(SEED.word + seed, units[at] ?? 0);
    if (charClass === CharacterClass.word)
      while (classes[at + 1] === CharacterClass.word) word = hashed(word, units[(at += 1)] ?? 0);
    counts.add(word, 1);
    counts.add(hashed(hashed(SEED.pair, before), word), 1);
    counts.add(hashed(hashed(SEED.apart, earlier), word), 0.5);
    if (index < END_WORDS) counts.add(hashed(hashed(SEED.head, index), word), 3);
    if (index === 1) counts.add(hashed(hashed(SEED.head, before), word), 3);
    last[index % END_WORDS] = word;
    index += 1;
    earlier = before;
    before = word;
  }
  for (let left = 1; left <= Math.min(END_WORDS, index); left += 1)
    counts.add(hashed(hashed(SEED.tail, left), last[(index - left) % END_WORDS] ?? 0), 1);
}

/** Adds every run of characters from the shortest to the longest, including those across words. */
export function addGrams(
  { units, length }: FoldedText,
  seed: number,
  weight: number,
  counts: FeatureCounts,
  shortest = SHORTEST_GRAM,
): void {
  for (let start = 0; start < length; start += 1) {
    const end = Math.min(start + LONGEST_GRAM, length);
    let hash = hashed(seed, units[start] ?? 0);
    for (let at = start + 1; at < end; at += 1) {
      hash = hashed(hash, units[at] ?? 0);
      if (at - start + 1 >= shortest) counts.add(hash, weight);
    }
  }
}
