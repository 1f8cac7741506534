import { type LinearModel, scaledScores, weightedSums } from '../classify/linear-model.js';
import { Recent } from '../recent.js';
import { addBody, addHeading, addPosition } from './sentence-features.js';
import type { Sentence } from './sentences.js';

/** What one part of a sentence adds to its scores. */
interface Part {
  sums: Float64Array;
  /** The sum of the squares of the features' values. */
  squares: number;
  isQuoting: boolean;
}

/** How many parts are kept: more than our own prompts' lines and a few requests have. */
const MOST_KEPT = 1_000;

/**
 * Scores sentences. What a sentence and its heading say is kept for the next prompts, because most lines of a
 * prompt are in others too, and the request is in the prompt again.
 */
export class SentenceScorer {
  private readonly parts = new Recent<Part>(MOST_KEPT);

  constructor(private readonly model: LinearModel) {}

  /** The scores of the sentence with this index: those of its `sentenceFeatures`. */
  scores(text: string, sentences: readonly Sentence[], index: number): Float64Array {
    const sentence = sentences[index];
    if (sentence === undefined) return scaledScores(this.model, new Float64Array());
    const { isFenced, heading } = sentence;
    const { counts } = this.model;
    const said = text.slice(sentence.start, sentence.end);
    const body = this.parts.get(`${isFenced ? 'fenced' : 'plain'} ${said}`, () =>
      this.measure(() => addBody(said, isFenced, counts)),
    );
    const above = this.parts.get(`heading ${heading}`, () =>
      this.measure(() => addHeading(heading, counts)),
    );
    const { sums, squares } = this.measure(() =>
      addPosition(text, sentences, index, body.isQuoting, counts),
    );
    for (let k = 0; k < sums.length; k += 1)
      sums[k] = (body.sums[k] ?? 0) + (above.sums[k] ?? 0) + (sums[k] ?? 0);
    const length = Math.sqrt(body.squares + above.squares + squares);
    return scaledScores(this.model, sums, length === 0 ? 0 : 1 / length);
  }

  private measure(add: () => boolean | void): Part {
    const { counts } = this.model;
    const isQuoting = add() === true;
    const squares = counts.endUnscaledGroup();
    return { sums: weightedSums(this.model, counts.take()), squares, isQuoting };
  }
}
