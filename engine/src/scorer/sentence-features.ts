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
  addShapes(body, sentence, isQuoting, counts);
  addPlaces(index, sentences.length, counts);
  addNeighbour(BEFORE, text, sentences[index - 1], counts);
  addNeighbour(AFTER, text, sentences[index + 1], counts);
}

/** Marks by which samples, questions and labels are known. */
const MARKS = [
  { name: 'question', pattern: /[?？؟]$/ },
  { name: 'colon', pattern: /[:：]$/ },
  { name: 'arrow', pattern: /[→=]|->/ },
  { name: 'bar', pattern: /\|/ },
  { name: 'opens with a quotation', pattern: /^["“„«「『]/ },
] as const;
/** The start of the hashes of what is beside a sentence, and the hash of each mark there. */
const BEFORE = neighbour('before ');
const AFTER = neighbour('after ');

function neighbour(side: string): { start: number; marks: readonly number[] } {
  return {
    start: hashOf(side, SEED.shape),
    marks: MARKS.map(({ name }) => hashOf(`${side}${name}`, SEED.shape)),
  };
}

/** Adds the heading and the marks of a neighbour, because samples come in pairs and rows. */
function addNeighbour(
  { start, marks }: typeof BEFORE,
  text: string,
  sentence: Sentence | undefined,
  counts: FeatureCounts,
): void {
  if (sentence === undefined) return;
  if (sentence.heading !== '') counts.add(hashOf(sentence.heading.toLowerCase(), start), PLACE);
  addMarks(text.slice(sentence.start, sentence.end), marks, PLACE, counts);
}

function addMarks(
  body: string,
  hashes: readonly number[],
  weight: number,
  counts: FeatureCounts,
): void {
  for (let k = 0; k < MARKS.length; k += 1)
    if (MARKS[k]?.pattern.test(body)) counts.add(hashes[k] ?? 0, weight);
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

/** The hash of each shape and place, made once: a prompt has hundreds of them. */
const SHAPES = {
  heading: { true: shapeHash('heading true'), false: shapeHash('heading false') },
  length: hashesUpTo('length', LONGEST),
  item: shapeHash('item'),
  fenced: shapeHash('fenced'),
  quoted: shapeHash('quoted'),
  quotation: shapeHash('quotation'),
  placeholder: shapeHash('placeholder'),
  digit: shapeHash('digit'),
  marks: MARKS.map(({ name }) => shapeHash(name)),
  first: { true: shapeHash('first true'), false: shapeHash('first false') },
  last: { true: shapeHash('last true'), false: shapeHash('last false') },
  third: hashesUpTo('third', 2),
  count: hashesUpTo('count', LONGEST),
} as const;

function shapeHash(name: string): number {
  return hashOf(name, SEED.shape);
}

function hashesUpTo(name: string, most: number): number[] {
  return Array.from({ length: most + 1 }, (_, size) => shapeHash(`${name} ${size}`));
}

function addShapes(
  body: string,
  { heading, isItem, isFenced, isQuoted }: Sentence,
  isQuoting: boolean,
  counts: FeatureCounts,
): void {
  counts.add(SHAPES.heading[heading === '' ? 'false' : 'true'], SHAPE);
  counts.add(SHAPES.length[sizeOf(body.length)] ?? 0, SHAPE);
  if (isItem) counts.add(SHAPES.item, SHAPE);
  if (isFenced) counts.add(SHAPES.fenced, SHAPE);
  if (isQuoted) counts.add(SHAPES.quoted, SHAPE);
  if (isQuoting && !isFenced) counts.add(SHAPES.quotation, SHAPE);
  if (PLACEHOLDER.test(body)) counts.add(SHAPES.placeholder, SHAPE);
  if (/\d/.test(body)) counts.add(SHAPES.digit, SHAPE);
  addMarks(body, SHAPES.marks, SHAPE, counts);
}

function addPlaces(index: number, count: number, counts: FeatureCounts): void {
  counts.add(SHAPES.first[index === 0 ? 'true' : 'false'], PLACE);
  counts.add(SHAPES.last[index === count - 1 ? 'true' : 'false'], PLACE);
  counts.add(SHAPES.third[Math.floor((index * 3) / count)] ?? 0, PLACE);
  counts.add(SHAPES.count[sizeOf(count)] ?? 0, PLACE);
}

/** A size on a logarithmic scale, so that few features tell short from long. */
function sizeOf(length: number): number {
  return Math.min(LONGEST, Math.floor(Math.log2(length)));
}
