/** Hashed features of a text, with a Euclidean length of 1: `values[n]` is the weight of `places[n]`. */
export interface Features {
  places: Int32Array;
  values: Float32Array;
}

const FNV_PRIME = 16_777_619;
/** All hashes of features are below this; a power of two. */
export const HASHES = 2 ** 20;

/** Adds a code unit or another hash to a hash. */
export function hashed(hash: number, next: number): number {
  return Math.imul(hash ^ next, FNV_PRIME);
}

export function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = hashed(hash, text.charCodeAt(at));
  return hash;
}

/** Knows which hashes belong to learned features, and the place of each. */
export class FeatureIndex {
  readonly size: number;
  private readonly before: Uint32Array;

  /** @param bits One bit for each hash. */
  constructor(readonly bits: Uint32Array) {
    this.before = new Uint32Array(bits.length);
    let size = 0;
    bits.forEach((word, index) => {
      this.before[index] = size;
      size += bitCount(word);
    });
    this.size = size;
  }

  /** The place of the feature with this hash, or -1 if there is none. */
  placeOf(hash: number): number {
    const word = this.bits[hash >>> 5] ?? 0;
    const bit = 1 << (hash & 31);
    return (word & bit) === 0 ? -1 : (this.before[hash >>> 5] ?? 0) + bitCount(word & (bit - 1));
  }
}

function bitCount(word: number): number {
  let count = word - ((word >>> 1) & 0x5555_5555);
  count = (count & 0x3333_3333) + ((count >>> 2) & 0x3333_3333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/**
 * Adds up the weights of features. It reuses its arrays for each text, because allocating them would
 * cost more than reading the text.
 */
export class FeatureCounts {
  private readonly weights: Float32Array;
  private places = new Int32Array(4_096);
  private values = new Float32Array(4_096);
  private count = 0;
  private blockStart = 0;

  /** @param index Which features count; without it, every hash does. */
  constructor(private readonly index?: FeatureIndex) {
    this.weights = new Float32Array(index?.size ?? HASHES);
  }

  add(hash: number, weight: number): void {
    const high = hash ^ (hash >>> 15);
    const spread = Math.imul(high, 0x2c1b3c6d);
    let place = (spread ^ (spread >>> 13)) & (HASHES - 1);
    if (this.index !== undefined) {
      place = this.index.placeOf(place);
      if (place < 0) return;
    }
    const before = this.weights[place] ?? 0;
    if (before === 0) this.touch(place);
    this.weights[place] = before + weight;
  }

  /**
   * Ends a group of features: dampens their weights, so that long texts do not dominate, and scales the
   * group to this length, so that a large group does not drown out a small one.
   */
  endGroup(length: number): void {
    const { values, blockStart } = this;
    const sum = this.endUnscaledGroup();
    const scale = sum === 0 ? 0 : length / Math.sqrt(sum);
    for (let n = blockStart; n < this.count; n += 1) values[n] = (values[n] ?? 0) * scale;
  }

  /** Ends a group of features as `endGroup` does, but leaves its length: the root of the sum that it returns. */
  endUnscaledGroup(): number {
    const { weights, places, values, count, blockStart } = this;
    let sum = 0;
    for (let n = blockStart; n < count; n += 1) {
      const weight = Math.log1p(weights[places[n] ?? 0] ?? 0);
      weights[places[n] ?? 0] = 0;
      values[n] = weight;
      sum += weight * weight;
    }
    this.blockStart = count;
    return sum;
  }

  /** Returns the features of all ended groups, and starts the next text. */
  take(): Features {
    const features = {
      places: this.places.slice(0, this.count),
      values: this.values.slice(0, this.count),
    };
    this.count = 0;
    this.blockStart = 0;
    return features;
  }

  private touch(place: number): void {
    if (this.count === this.places.length) {
      const places = new Int32Array(2 * this.count);
      const values = new Float32Array(2 * this.count);
      places.set(this.places);
      values.set(this.values);
      this.places = places;
      this.values = values;
    }
    this.places[this.count] = place;
    this.count += 1;
  }
}
