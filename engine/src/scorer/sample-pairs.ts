import type { Span } from '../score.js';

const ASKS =
  'in|input|q|question|before|good|bad|user|customer|human|caller|note|text|source|original|message|prompt|from|weak|wrong|right|caller|guest|patient|visitor|student|child|kid|client|member|tenant|pupil|parent|traveller|buyer|mail|e?mail|query|request|raw|old|draft|sentence|phrase|me';
const GIVES =
  'out|output|a|answer|after|bad|good|assistant|ai|agent|bot|model|response|reply|label|result|rewrite|rewritten|to|completion|expected|strong|translation|category|summary|record|wrong|right|desk|clerk|nurse|host|staff|teacher|shop|office|new|clean|verdict|team|mood|sentiment|tone|topic|json|sql|xml|html|intent|emotion|class|code|tags?|title|headline|priority|score|you|me';
const LINE = `^[ \\t]*(?:[-*•] |\\d+[.)] )?(?:\\*\\*)?`;
const PAIR = new RegExp(
  `${LINE}(?:${ASKS})(?: ?\\d+)?(?:\\*\\*)?: *(?:\\*\\*)? *(?=[^\\s])([^\\n]*)\\n{1,2}(?:[^\\n:]{1,200}\\n)?${LINE}(?:${GIVES})(?: ?\\d+)?(?:\\*\\*)?:(?:\\*\\*)?[ \\t]*([^\\n]*)`,
  'gim',
);
const ON_ONE_LINE =
  /^[ \t]*(?:[-*•] )?(?:Q|In|Input|Good|Bad|Before|Wrong|Right|Weak)(?: \w+)?: [^\n]{1,200}? (?:A|Out|Output|Bad|Good|After|Right|Wrong|Strong|Better)(?: \w+)?:[ \t]*([^\n]*)/gim;

/** A question and its answer between any two speakers. */
const EXCHANGE =
  /^[ \t]*[A-Za-z]\w{1,14}: [^\n]{2,300}\?[ \t]*\n{1,2}[ \t]*[A-Za-z]\w{1,14}: \S[^\n]*/gm;

/** Somebody writes, and a single other answers: "visitor: ...", "lotte: ...". */
const TURNS =
  /^[ \t]*(?:user|customer|guest|visitor|caller|client|member|patient|student|child|kid|tenant|pupil): [^\n]{8,300}\n{1,2}[ \t]*(?!(?:name|age|date|address|product|order|budget|goal|role|task|format|city|country|company|status|price|number|id|email|phone|from|to|re)\b)[a-z]\w{1,14}: [^\n]{8,}/gim;
/** "<in>lost card</in><out>security</out>". */
const TAGGED = new RegExp(
  `<(${ASKS})>[^<>\\n]{2,300}</\\1>\\s{0,4}<(${GIVES})>([^<>\\n]{2,300})</\\2>`,
  'gi',
);

/** The first input with its output in a pair of tags. */
export function taggedPair(masked: string): Span | null {
  if (!masked.includes('</')) return null;
  const [match] = masked.matchAll(TAGGED);
  return match === undefined ? null : { start: match.index, end: match.index + match[0].length };
}

/** The same two labels over and over, or one speaker, the other and the first again. */
const REPEATED =
  /^([A-Z]): \S[^\n]*\n([A-Z]): \S[^\n]*\n\1: \S[^\n]*|^([A-Za-z]\w{1,14}): \S[^\n]*\n([A-Za-z]\w{1,14}): \S[^\n]*\n{1,2}(?:[^\n:]{0,30}:?\n)?\3: \S[^\n]*\n\4: \S[^\n]*/gm;

/** Inputs with their outputs, on lines of their own with labels. */
export function samplePairs(masked: string, { start, end }: Span): Span[] {
  const part = masked.slice(start, end);
  if (!part.includes(': ') && !part.includes(':\n')) return [];
  const found = [PAIR, ON_ONE_LINE, EXCHANGE, TURNS, REPEATED]
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
