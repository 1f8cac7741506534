/** Hashed features of a text: index → weight, with a Euclidean length of 1. */
export type Features = ReadonlyMap<number, number>;

/** Where hashes of different sources start, so that the same letters count apart. */
const SEED = { char: 17, word: 29, pair: 43, head: 61, tail: 79, shape: 101, pasted: 127 } as const;

const FNV_PRIME = 16_777_619;
const SHORTEST_GRAM = 2;
const LONGEST_GRAM = 5;
/** Characters of the person's own words that are read at either end; requests say what they want there. */
const HEAD = 700;
const TAIL = 300;
/** Characters of pasted material that are read. */
const PASTED = 400;
/** Words at either end that count by themselves. */
const END_WORDS = 3;

const WORD = /[\p{L}\p{M}\p{N}]+|[?!:{}()[\]=<>;"`$%#@*/\\|]/gu;
/** Scripts written without spaces: each character is a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

export interface FeatureSource {
  /** The person's own words. */
  own: string;
  /** What was pasted into them. */
  pasted: string;
  /** Facts about the shape of the text, such as `table` or `ends-with-question`. */
  shapes: readonly string[];
}

/** The features of a request in a space of `size` (a power of two). */
export function featuresOf({ own, pasted, shapes }: FeatureSource, size: number): Features {
  const counts = new Map<number, number>();
  const mask = size - 1;
  const add = (hash: number, weight: number): void => {
    const at = hash & mask;
    counts.set(at, (counts.get(at) ?? 0) + weight);
  };
  const text = fold(headAndTail(own));
  addWords(text, add);
  addGrams(text, SEED.char, add);
  addGrams(fold(pasted.slice(0, PASTED)), SEED.pasted, (hash) => add(hash, 0.3));
  for (const shape of shapes) add(hashOf(shape, SEED.shape), 3);
  return normalised(counts);
}

/** Letters alone, for telling languages. */
export function letterFeatures(text: string, size: number): Features {
  const counts = new Map<number, number>();
  const mask = size - 1;
  const letters = fold(headAndTail(text)).replace(/[^\p{L}\p{M}']+/gu, ' ');
  addGrams(letters, SEED.char, (hash) => {
    const at = hash & mask;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  });
  return normalised(counts);
}

function headAndTail(text: string): string {
  return text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)} ${text.slice(-TAIL)}`;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\p{N}/gu, '0').replace(/\s+/gu, ' ').trim();
}

function addWords(text: string, add: (hash: number, weight: number) => void): void {
  const words = wordsOf(text);
  let before = '';
  words.forEach((word, index) => {
    add(hashOf(word, SEED.word), 1);
    add(hashOf(`${before} ${word}`, SEED.pair), 1);
    if (index < END_WORDS) add(hashOf(`${index} ${word}`, SEED.head), 2);
    if (index >= words.length - END_WORDS)
      add(hashOf(`${words.length - index} ${word}`, SEED.tail), 1);
    before = word;
  });
  add(hashOf(words.slice(0, 2).join(' '), SEED.head), 2);
}

function wordsOf(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return UNSPACED.test(text)
    ? words.flatMap((word) => (UNSPACED.test(word) ? [...word] : [word]))
    : words;
}

/** Every run of 2 to 5 characters, those across words included. */
function addGrams(text: string, seed: number, add: (hash: number, weight: number) => void): void {
  const padded = ` ${text} `;
  for (let start = 0; start < padded.length; start += 1) {
    let hash = seed;
    for (let length = 1; length <= LONGEST_GRAM && start + length <= padded.length; length += 1) {
      hash = Math.imul(hash ^ padded.charCodeAt(start + length - 1), FNV_PRIME);
      if (length >= SHORTEST_GRAM) add(mixed(hash), 0.5);
    }
  }
}

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return mixed(hash);
}

/** Spreads a hash over its lower bits. */
function mixed(hash: number): number {
  const high = hash ^ (hash >>> 15);
  const spread = Math.imul(high, 0x2c1b3c6d);
  return spread ^ (spread >>> 13);
}

/** Counts dampened, so that long texts do not shout, and scaled to a length of 1. */
function normalised(counts: Map<number, number>): Features {
  let sum = 0;
  for (const [at, count] of counts) {
    const weight = Math.log1p(count);
    counts.set(at, weight);
    sum += weight * weight;
  }
  const scale = sum === 0 ? 0 : 1 / Math.sqrt(sum);
  for (const [at, weight] of counts) counts.set(at, weight * scale);
  return counts;
}
