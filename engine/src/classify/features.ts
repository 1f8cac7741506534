/** Hashed features of a text, with a Euclidean length of 1: `values[n]` is the weight of `places[n]`. */
export interface Features {
  places: Int32Array;
  values: Float32Array;
}

/** Where hashes of different sources start, so that the same letters count apart. */
const SEED = { char: 17, word: 29, pair: 43, head: 61, tail: 79, shape: 101, pasted: 127 } as const;

const FNV_PRIME = 16_777_619;
const SHORTEST_GRAM = 2;
const LONGEST_GRAM = 5;
const LONGEST_LANGUAGE_GRAM = 4;
/** Characters that are read to tell the language. */
const LANGUAGE_LETTERS = 300;
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
  const counts = new FeatureCounts(size);
  const text = fold(headAndTail(own));
  addWords(text, counts);
  addGrams(text, SEED.char, LONGEST_GRAM, 0.5, counts);
  addGrams(fold(pasted.slice(0, PASTED)), SEED.pasted, LONGEST_GRAM, 0.3, counts);
  for (const shape of shapes) counts.add(hashOf(shape, SEED.shape), 3);
  return counts.normalised();
}

/** Letters alone, for telling languages apart. */
export function letterFeatures(text: string, size: number): Features {
  const counts = new FeatureCounts(size);
  const letters = fold(text.slice(0, LANGUAGE_LETTERS)).replace(/[^\p{L}\p{M}']+/gu, ' ');
  addGrams(letters, SEED.char, LONGEST_LANGUAGE_GRAM, 1, counts);
  return counts.normalised();
}

/** Adds up weights by place. */
class FeatureCounts {
  private readonly weights: Float32Array;
  private readonly places: number[] = [];

  constructor(private readonly size: number) {
    this.weights = scratchOf(size);
  }

  add(hash: number, weight: number): void {
    const place = hash & (this.size - 1);
    const before = this.weights[place] ?? 0;
    if (before === 0) this.places.push(place);
    this.weights[place] = before + weight;
  }

  /** Weights dampened, so that long texts do not shout, and scaled to a length of 1. */
  normalised(): Features {
    const places = Int32Array.from(this.places);
    const values = new Float32Array(places.length);
    let sum = 0;
    for (let n = 0; n < places.length; n += 1) {
      const place = places[n] ?? 0;
      const weight = Math.log1p(this.weights[place] ?? 0);
      this.weights[place] = 0;
      values[n] = weight;
      sum += weight * weight;
    }
    const scale = sum === 0 ? 0 : 1 / Math.sqrt(sum);
    for (let n = 0; n < values.length; n += 1) values[n] = (values[n] ?? 0) * scale;
    return { places, values };
  }
}

const scratch = new Map<number, Float32Array>();

/** An array of zeros, which is zeros again after use: making one for each text costs more than the text. */
function scratchOf(size: number): Float32Array {
  const known = scratch.get(size) ?? new Float32Array(size);
  scratch.set(size, known);
  return known;
}

function headAndTail(text: string): string {
  return text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)} ${text.slice(-TAIL)}`;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\p{N}/gu, '0').replace(/\s+/gu, ' ').trim();
}

function addWords(text: string, counts: FeatureCounts): void {
  const words = wordsOf(text);
  let before = '';
  words.forEach((word, index) => {
    counts.add(hashOf(word, SEED.word), 1);
    counts.add(hashOf(`${before} ${word}`, SEED.pair), 1);
    if (index < END_WORDS) counts.add(hashOf(`${index} ${word}`, SEED.head), 3);
    const left = words.length - index;
    if (left <= END_WORDS) counts.add(hashOf(`${left} ${word}`, SEED.tail), 1);
    before = word;
  });
  counts.add(hashOf(words.slice(0, 2).join(' '), SEED.head), 3);
}

function wordsOf(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return UNSPACED.test(text)
    ? words.flatMap((word) => (UNSPACED.test(word) ? [...word] : [word]))
    : words;
}

/** Every run of 2 or more characters, those across words included. */
function addGrams(
  text: string,
  seed: number,
  longest: number,
  weight: number,
  counts: FeatureCounts,
): void {
  const padded = ` ${text} `;
  for (let start = 0; start < padded.length; start += 1) {
    let hash = seed;
    const end = Math.min(longest, padded.length - start);
    for (let length = 1; length <= end; length += 1) {
      hash = Math.imul(hash ^ padded.charCodeAt(start + length - 1), FNV_PRIME);
      if (length >= SHORTEST_GRAM) counts.add(mixed(hash), weight);
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
