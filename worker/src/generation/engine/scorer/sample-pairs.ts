import type { Span } from '../scorer.js';

const ASKS =
  'in|input|q|question|before|good|bad|user|customer|human|caller|note|text|source|original|message|prompt|from|weak|wrong|right|caller|guest|patient|visitor|student|child|me';
const GIVES =
  'out|output|a|answer|after|bad|good|assistant|ai|agent|bot|model|response|reply|label|result|rewrite|rewritten|to|completion|expected|strong|translation|category|summary|record|wrong|right|desk|clerk|nurse|host|staff|teacher|you';
const LINE = `^[ \\t]*(?:[-*•] |\\d+[.)] )?(?:\\*\\*)?`;
const PAIR = new RegExp(
  `${LINE}(?:${ASKS})(?: ?\\d+)?(?:\\*\\*)?: *(?:\\*\\*)? *(?=[^\\s])([^\\n]*)\\n{1,2}(?:[^\\n:]{1,200}\\n)?${LINE}(?:${GIVES})(?: ?\\d+)?(?:\\*\\*)?:(?:\\*\\*)?[ \\t]*([^\\n]*)`,
  'gim',
);
const ON_ONE_LINE =
  /^[ \t]*(?:[-*•] )?(?:Q|In|Input|Good|Bad|Before|Wrong|Right): [^\n]{1,200}? (?:A|Out|Output|Bad|Good|After|Right|Wrong):[ \t]*([^\n]*)/gim;

/** A question and its answer between any two speakers. */
const EXCHANGE = /^[ \t]*[A-Z]\w{1,14}: [^\n]{2,300}\?[ \t]*\n{1,2}[ \t]*[A-Z]\w{1,14}: \S[^\n]*/gm;

/** Inputs with their outputs, on lines of their own with labels. */
export function samplePairs(masked: string, { start, end }: Span): Span[] {
  const part = masked.slice(start, end);
  const found = [PAIR, ON_ONE_LINE, EXCHANGE]
    .flatMap((pattern) => [...part.matchAll(pattern)])
    .toSorted((a, b) => a.index - b.index);
  const pairs: Span[] = [];
  let reached = -1;
  for (const match of found) {
    if (match.index < reached) continue;
    reached = match.index + match[0].length;
    pairs.push({ start: start + match.index, end: start + reached });
  }
  return pairs;
}
