import { findPasted, type Pasted } from '../analysis/pasted.js';
import type { FeatureSource } from './features.js';

const URL_IN_TEXT = /https?:\/\//;
const LENGTHS = [4, 12, 25, 60, 120, 250, 500, 1_000, 2_500];

/** A request as the classifiers read it. */
export function featureSourceOf(
  text: string,
  pasted: readonly Pasted[] = findPasted(text),
): FeatureSource {
  let at = 0;
  let own = '';
  for (const { start, end } of pasted) {
    own += `${text.slice(at, start)} `;
    at = end;
  }
  own += text.slice(at);
  return {
    own,
    pasted: pasted.map(({ start, end }) => text.slice(start, end)).join('\n'),
    shapes: shapesOf(text, own.trim(), pasted),
  };
}

function shapesOf(text: string, own: string, pasted: readonly Pasted[]): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const digits = own.match(/\d/g)?.length ?? 0;
  return [
    ...new Set(pasted.map(({ type }) => type)),
    `length ${LENGTHS.findIndex((most) => own.length <= most)}`,
    `lines ${Math.min(lines, 6)}`,
    ...(/[?？؟]\s*$/.test(own) ? ['question at the end'] : []),
    ...(/[?？؟]/.test(own) ? ['question'] : []),
    ...(/[:：]\s*$/.test(own) ? ['colon at the end'] : []),
    ...(/[:：]\s*\n/.test(own) ? ['colon before a line'] : []),
    ...(/["“„«「].{20,}["”“»」]/su.test(own) ? ['quotation'] : []),
    ...(URL_IN_TEXT.test(own) ? ['address'] : []),
    ...(own === '' ? ['nothing of their own'] : []),
    ...(digits * 8 > own.length ? ['digits'] : []),
  ];
}
