import { foldText } from '../classify/characters.js';
import { type FeatureCounts, type Features, hashOf } from '../classify/feature-counts.js';
import { addGrams, addWords } from '../classify/features.js';
import { quotationEnd } from './cut-sentences.js';
import type { Sentence } from './sentences.js';

/** Start values of the hashes, so that the same letters from different sources count separately. */
const SEED = { char: 1_017, quoted: 1_127, shape: 1_101, heading: 1_201 } as const;
const SHORTEST_GRAM = 3;
const GRAM = 0.5;
const QUOTED = 0.2;
const SHAPE = 2;
const PLACE = 1;
const LONGEST = 6;

const PLACEHOLDER = /\{[^{}]*\}|\[[^[\]]*\]|<[^<>]*>/;

/** The features of one sentence: its words, its heading, its shape and its place. */
export function sentenceFeatures(
  text: string,
  sentences: readonly Sentence[],
  index: number,
  counts: FeatureCounts,
): Features {
  const sentence = sentences[index];
  if (sentence === undefined) return counts.take();
  const isQuoting = addBody(text.slice(sentence.start, sentence.end), sentence.isFenced, counts);
  addHeading(sentence.heading, counts);
  addPosition(text, sentences, index, isQuoting, counts);
  counts.endGroup(1);
  return counts.take();
}

/** Adds what a sentence says and what it quotes; returns whether it quotes anything. */
export function addBody(body: string, isFenced: boolean, counts: FeatureCounts): boolean {
  const { own, quoted } = isFenced ? { own: '', quoted: body } : partsOf(body);
  if (own !== '') {
    const folded = foldText(own);
    addWords(folded, counts);
    addGrams(folded, SEED.char, GRAM, counts, SHORTEST_GRAM);
  }
  if (quoted !== '') addGrams(foldText(quoted), SEED.quoted, QUOTED, counts, SHORTEST_GRAM);
  return quoted !== '';
}

/** Adds the words of the heading above a sentence. */
export function addHeading(heading: string, counts: FeatureCounts): void {
  if (heading === '') return;
  const folded = foldText(heading);
  addWords(folded, counts, SEED.heading);
  addGrams(folded, SEED.heading, GRAM, counts, SHORTEST_GRAM);
}

/** Adds the shape of a sentence, its place among the others and what is next to it. */
export function addPosition(
  text: string,
  sentences: readonly Sentence[],
  index: number,
  isQuoting: boolean,
  counts: FeatureCounts,
): void {
  const sentence = sentences[index];
  if (sentence === undefined) return;
  const body = text.slice(sentence.start, sentence.end);
  for (const shape of shapesOf(body, sentence, isQuoting))
    counts.add(hashOf(shape, SEED.shape), SHAPE);
  for (const place of placesOf(index, sentences.length))
    counts.add(hashOf(place, SEED.shape), PLACE);
  addNeighbour('before', text, sentences[index - 1], counts);
  addNeighbour('after', text, sentences[index + 1], counts);
}

/** Adds the heading and the marks of a neighbour, because samples come in pairs and rows. */
function addNeighbour(
  side: string,
  text: string,
  sentence: Sentence | undefined,
  counts: FeatureCounts,
): void {
  if (sentence === undefined) return;
  const body = text.slice(sentence.start, sentence.end);
  if (sentence.heading !== '')
    counts.add(hashOf(`${side} ${sentence.heading.toLowerCase()}`, SEED.shape), PLACE);
  for (const mark of marksIn(body)) counts.add(hashOf(`${side} ${mark}`, SEED.shape), PLACE);
}

/** Separates what a sentence says from what it quotes. */
function partsOf(body: string): { own: string; quoted: string } {
  let own = '';
  let quoted = '';
  let from = 0;
  for (let at = 0; at < body.length; at += 1) {
    const closing = quotationEnd(body, at, body.length);
    if (closing === at) continue;
    own += `${body.slice(from, at)} "`;
    quoted += `${body.slice(at + 1, closing)} `;
    at = closing;
    from = closing + 1;
  }
  return { own: own + body.slice(from), quoted };
}

function shapesOf(body: string, sentence: Sentence, isQuoting: boolean): string[] {
  return [
    `heading ${sentence.heading !== ''}`,
    `length ${Math.min(LONGEST, Math.floor(Math.log2(body.length)))}`,
    ...(sentence.isItem ? ['item'] : []),
    ...(sentence.isFenced ? ['fenced'] : []),
    ...(sentence.isQuoted ? ['quoted'] : []),
    ...(isQuoting && !sentence.isFenced ? ['quotation'] : []),
    ...(PLACEHOLDER.test(body) ? ['placeholder'] : []),
    ...(/\d/.test(body) ? ['digit'] : []),
    ...marksIn(body),
  ];
}

function marksIn(body: string): string[] {
  return [
    ...(/[?？؟]$/.test(body) ? ['question'] : []),
    ...(/[:：]$/.test(body) ? ['colon'] : []),
    ...(/[→=]|->/.test(body) ? ['arrow'] : []),
    ...(body.includes('|') ? ['bar'] : []),
    ...(/^["“„«「『]/.test(body) ? ['opens with a quotation'] : []),
  ];
}

function placesOf(index: number, count: number): string[] {
  return [
    `first ${index === 0}`,
    `last ${index === count - 1}`,
    `third ${Math.floor((index * 3) / count)}`,
    `count ${Math.min(LONGEST, Math.floor(Math.log2(count)))}`,
  ];
}
