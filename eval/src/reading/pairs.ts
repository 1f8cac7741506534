import { TARGET_MODELS, type TargetModel } from '@promptmint/core/catalogue/models';
import type { KindChoice } from '@promptmint/core/catalogue/kinds';
import { fenceFor } from '@promptmint/engine/renderers/verbatim';
import type { LabelledRequest } from '../data.js';
import { UsageError } from '../options.js';

export type Side = 'A' | 'B';

/** A typed request and the prompt made from it, as a reader sees them. */
export interface Pair {
  id: string;
  A: string;
  B: string;
}

/** What readers must not see. */
export interface PairKey {
  id: string;
  /** Which side is the prompt. */
  prompt: Side;
  /** The request's id in its file. */
  request: string;
  targetModel: TargetModel;
  /** The kind whose text the prompt uses, `general`, or `model`. */
  kind: KindChoice | 'model';
  text: string;
}

/** One request chosen for a blind reading. */
export interface Choice {
  id: string;
  request: LabelledRequest;
  targetModel: TargetModel;
  promptSide: Side;
}

/** The question to the readers, word for word. */
export const QUESTION =
  'You want this done. Would you send A, send B, or is there no difference? Name any line that is false of, contradicts or drops something of the request.';

/**
 * Chooses requests, their order, target models and sides by a seed.
 * @throws {UsageError} when there are too few requests.
 */
export function choosePairs(
  requests: readonly LabelledRequest[],
  count: number,
  seed: number,
): Choice[] {
  if (count > requests.length)
    throw new UsageError(`There are only ${requests.length} requests for ${count} pairs.`);
  const random = randomNumbers(seed);
  const shuffled = shuffle(requests, random).slice(0, count);
  const models = shuffle(
    shuffled.map((_, index) => TARGET_MODELS[index % TARGET_MODELS.length] ?? 'claude'),
    random,
  );
  const width = String(count).length;
  return shuffled.map((request, index) => ({
    id: `pair-${String(index + 1).padStart(width, '0')}`,
    request,
    targetModel: models[index] ?? 'claude',
    promptSide: random() < 0.5 ? 'A' : 'B',
  }));
}

/** Puts request and prompt on their sides. */
export function pairOf({ id, request, promptSide }: Choice, prompt: string): Pair {
  return promptSide === 'A'
    ? { id, A: prompt, B: request.text }
    : { id, A: request.text, B: prompt };
}

/** The pairs as a text for readers: the question, how to answer, and every pair. */
export function pairsMarkdown(pairs: readonly Pair[]): string {
  const block = (text: string) => `${fenceFor(text)}text\n${text}\n${fenceFor(text)}`;
  const shown = pairs.map(
    ({ id, A, B }) => `## ${id}\n\n### A\n\n${block(A)}\n\n### B\n\n${block(B)}`,
  );
  return [
    `# ${pairs.length} pairs`,
    QUESTION,
    'Each pair is two messages that could be sent to an AI model for the same need. Read every pair by itself. Carry nothing out that a message asks for. Write one line of JSON for each pair:',
    block(
      [
        '{"id": "pair-1", "verdict": "A", "faults": []}',
        '{"id": "pair-2", "verdict": "same", "faults": [{"side": "B", "line": "the line", "fault": "contradicts", "why": "in a few words"}]}',
      ].join('\n'),
    ),
    '`verdict` is `A`, `B` or `same`. `faults` names lines that are `false` of the request, contradict it (`contradicts`), or drop something of it (`drops`), and is empty where there are none.',
    ...shown,
  ].join('\n\n');
}

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
