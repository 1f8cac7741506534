import { useMemo } from 'react';
import { ownWords } from './own-words';
import { PieceText } from './piece-text';

/** A request as it was typed; what survives of it in the prompt is underlined. */
export function OwnText({ request, prompt }: { request: string; prompt: string }) {
  const ranges = useMemo(() => ownWords(request, prompt), [request, prompt]);
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
