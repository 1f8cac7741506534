import type { Kind } from '@promptmint/core/catalogue/kinds';
import { analyse } from '@promptmint/engine/analyse';
import { KIND_TEXTS } from '@promptmint/engine/kinds/kind-texts';
import {
  type GenerationRequest,
  requestText,
  withNormalLineEnds,
} from '@promptmint/engine/request';
import { knownNumbers } from './numbers.js';

/** A text that a blueprint may take its facts from, read once for all lines. */
export interface Source {
  text: string;
  /** In lower case, with one kind of blanks and of quotation marks. */
  plain: string;
  numbers: ReadonlySet<string>;
}

/** Everything that a blueprint may take its facts from. */
export function readSource(request: GenerationRequest): Source {
  const { refinement } = request;
  const text = [
    typedText(request),
    ...(refinement === undefined ? [] : textsIn(refinement.previous)),
    ...likelyKinds(request).flatMap((kind) => textsIn(KIND_TEXTS[kind])),
  ].join('\n');
  return sourceOf(text);
}

/** What the person typed: the request, the answers and the notes. */
export function typedText(request: GenerationRequest): string {
  const { answers = [], refinement } = request;
  return [
    requestText(request),
    ...answers.map(({ text }) => withNormalLineEnds(text)),
    ...(refinement?.earlierNotes ?? []).map(withNormalLineEnds),
    ...(refinement !== undefined && 'note' in refinement
      ? [withNormalLineEnds(refinement.note)]
      : []),
  ].join('\n');
}

/** The kinds whose own text counts, such as the limits of a SKILL.md. */
function likelyKinds({ kind, input, useCase }: GenerationRequest): Kind[] {
  if (kind) return kind === 'general' ? [] : [kind];
  return analyse(input, useCase).kinds.map((guess) => guess.kind);
}

/** A text as a source of facts. */
export function sourceOf(text: string): Source {
  return { text, plain: plain(text).toLowerCase(), numbers: knownNumbers(text) };
}

/** All texts in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A text as it is compared: one kind of blanks and of quotation marks. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
