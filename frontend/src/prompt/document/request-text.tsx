import { useMemo } from 'react';
import { findRequestWords, type TextRange } from './request-words';
import { SegmentText } from './segment-text';
import { findQuotedRequest } from './quoted-request';

/** Ranges of the request that the prompt uses outside the quotation. */
function rangesUsedInPrompt(request: string, prompt: string): TextRange[] {
  const quoted = findQuotedRequest(prompt, request);
  if (!quoted) return findRequestWords(request, prompt);
  return findRequestWords(request, `${prompt.slice(0, quoted.start)}\n${prompt.slice(quoted.end)}`);
}

/**
 * A request as it was typed. Words that the prompt uses, besides quoting the request, are
 * underlined.
 */
export function RequestText({ request, prompt }: { request: string; prompt: string }) {
  const ranges = useMemo(() => rangesUsedInPrompt(request, prompt), [request, prompt]);
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {request.slice(ranges[index - 1]?.end ?? 0, start)}
          <SegmentText segment={{ kind: 'request', text: request.slice(start, end) }} />
        </span>
      ))}
      {request.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
