import { useMemo } from 'react';
import { ownWords, type Range } from './own-words';
import { PieceText } from './piece-text';
import { quotationOf } from './quotation';

/** The ranges of a request that the prompt has woven into its own sentences. */
function wovenRanges(request: string, prompt: string): Range[] {
  const quoted = quotationOf(prompt, request);
  if (!quoted) return ownWords(request, prompt);
  return ownWords(request, `${prompt.slice(0, quoted.start)}\n${prompt.slice(quoted.end)}`);
}

/** A request as it was typed; what the prompt took up of it, beyond quoting it, is underlined. */
export function OwnText({ request, prompt }: { request: string; prompt: string }) {
  const ranges = useMemo(() => wovenRanges(request, prompt), [request, prompt]);
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {request.slice(ranges[index - 1]?.end ?? 0, start)}
          <PieceText piece={{ kind: 'own', text: request.slice(start, end) }} />
        </span>
      ))}
      {request.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
