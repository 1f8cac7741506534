import {
  type GenerationRequest,
  requestText,
  withNormalLineEnds,
} from '@promptmint/engine/request';

/** Everything that a blueprint may take its facts from. */
export function sourceText(request: GenerationRequest): string {
  const { answers = [], refinement } = request;
  return [
    requestText(request),
    ...answers.map(({ text }) => withNormalLineEnds(text)),
    ...(refinement === undefined ? [] : textsIn(refinement.previous)),
    ...(refinement !== undefined && 'note' in refinement
      ? [withNormalLineEnds(refinement.note)]
      : []),
  ].join('\n');
}

/** What the person typed, without the earlier blueprint. */
export function typedText(request: GenerationRequest): string {
  const { refinement: _, ...plain } = request;
  const note = request.refinement && 'note' in request.refinement ? request.refinement.note : '';
  return `${sourceText(plain)}\n${withNormalLineEnds(note)}`;
}

function textsIn(value: unknown): string[] {
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
