import { type Block, substance } from './blocks.js';
import type { Passages } from './passages.js';
import { wordCount } from './word-count.js';

const FORMAT_PHRASES: readonly RegExp[] = [
  /\b(?:as|in|into|give(?: me)?|want|like|with|make|return|then|use|draw|first,?|is)\b[^.\n]{0,30}\b(?:tables?|bullet(?:s| points?| list)?|numbered (?:list|steps)|checklist|json|csv|yaml|xml|markdown|code block|line chart|ascii|html)\b/i,
  /^(?:bullet points?|numbered (?:list|steps)|table|checklist|json|plain text)\b/i,
  /\b(?:two|three|four|five|\d+) (?:\w+ )?(?:sections|parts|headings|columns|phases|blocks|headed sections)\b/i,
  /\b(?:one|a single) (?:line|row|entry|bullet|paragraph|table|code block|sentence)s? (?:per|for each|with|naming|,)/i,
  /\beach (?:\w+ )?(?:on its own line|should read|item (?:has|with))|\bon its own line\b|\bin this (?:shape|form|format|layout|order)\b|\bin that order\b|\bseparated by (?:slashes|commas|a line)\b/i,
  /\b(?:start|begin|open) with\b[^.\n]{3,80}\bthen\b|\bfirst\b[^.\n]{3,80}\band under it\b|\bgive me the [^.\n]{3,40} first\b/i,
  /\b(?:headings?|columns?|sections?|keys) (?:are |:)?\s*\w+, \w+/i,
  /\b(?:rows? for|columns? for|cities down the side|months across the top)\b/i,
  /\blayout:\s*\S/i,
];
const NO_FORMAT = /\bdon'?t mind\b|\bany format\b|\bno particular format\b|\bwhatever format\b/i;

/** What the answer must look like. */
export function findFormat(blocks: readonly Block[], { orders }: Passages): string | null {
  const section = blocks.find(
    ({ kind, body }) => kind === 'has_format' && wordCount(substance(body)) >= 3,
  );
  return section?.body ?? firstMatch(orders, FORMAT_PHRASES, NO_FORMAT);
}

const LIMIT_PHRASES: readonly RegExp[] = [
  /\b(?:no|not) more than\b|\bat (?:most|least)\b|\b(?:under|below|within|up to|maximum(?: of)?|max\.?|fewer than|less than|exceed) (?:an? |about |£|€|\$)*(?:\d|two|three|four|five|six|ten|twelve|twenty|hundred|half|page|minute|hour|day|week|quarter)/i,
  /^(?:no|nothing|never|avoid|only|without|capitals only|keep|stay|stick|cite only|use only|do not|don'?t)\b[^.\n]{3,}/i,
  /[,;:] (?:no|nothing|never|avoid|without|but not|keep|stay|not too) [^.,;\n]{3,}/i,
  /\b(?:must|may not|must not|should not|shouldn'?t|do not|don'?t|never) \w+/i,
  /\b(?:use|using|cite|include|mention|only) (?:only|free|no|these)\b|\bonly (?:films|these|the|from|threats|use|those)\b|(?<!\b(?:could|can|may|will)) only(?=[.,;]|$)/i,
  /\b(?:without|avoid(?:ing)?|except|excluding|exclude) \w+/i,
  /\b\d+(?:-| to |–)?\d* (?:words?|characters?|sentences?|lines?|minutes?|paragraphs?|pages?)\b|\b(?:in one|two|three|four|five)[- ](?:sentences?|words?|paragraphs?|pages?|lines?)\b(?! (?:per|for each|with|naming))/i,
  /\b(?:neutral|formal|friendly|casual|polite|firm|plain|simple|warm|serious|playful|professional) (?:tone|words|language|style|register)\b|\btone:? \w+|\b(?:friendly|funny|polite|firm)\b[^.\n]{0,12}\bbut\b/i,
  /\bleave [^.\n]{3,40} alone\b|\bkeep (?:my|the|it|to)\b|\bin character\b|\bbudget\b|\bdeadline\b|\bby (?:monday|tuesday|wednesday|thursday|friday|tomorrow)\b/i,
];
const NO_LIMIT =
  /\bno need\b|\bdon'?t mind\b|\bdon'?t know\b|\bno idea\b|^(?:if|when|where|once|before)\b|\bnot certain\b|\binstead of\b|\bcan tell me\b|\bno notes\b|\blooks? (?:like|wrong)\b|\bfirst\b.*\bthen\b.*\bthen\b/i;
/** What holds only in a case is no limit of its own. */
const CONDITION = /\b(?:if|when|once)\b[^,.;\n]*/gi;
const OWN_STORY =
  /\b(?:I|we|she|he|they|my \w+|our \w+)(?:'?(?:m|ve|re))? (?:\w+ )?(?:have|had|has|keep|forget|am|are|was|were|can|could|did|gave|met|went|say|says)\b/i;

/** A limit or rule on content or process. */
export function findConstraints(blocks: readonly Block[], { orders }: Passages): string | null {
  const section = blocks.find(
    ({ kind, body }) => kind === 'has_constraints' && wordCount(substance(body)) >= 2,
  );
  if (section !== undefined) return section.body;
  const rules = orders
    .map((part) => part.replace(CONDITION, ''))
    .filter((part) => !OWN_STORY.test(part));
  return firstMatch(rules, LIMIT_PHRASES, NO_LIMIT);
}

const CHECK_PHRASES: readonly RegExp[] = [
  /\bbefore (?:you )?(?:answer|reply|send|finish|respond|submit)\w*\b[^.\n]{4,}/i,
  /\b(?:check|verify|confirm|make sure|ensure|double-check|reread|re-read|proofread|recompute|count|walk through|go over|compare) (?:that|whether|the|each|every|it|your|all|if|against|them|these)\b[^.\n]{4,}/i,
  /\b(?:if|when|where|whenever|should)\b[^.;\n]{3,120}\b(?:unknown|unsure|unclear|uncertain|certain|missing|don'?t (?:know|add up|fit)|do not (?:know|add up|contain)|gives? no|leaves? (?:it|that|this)? ?open|was named|depends?|equally|not (?:given|stated|known|contain)|doubt|out of date|cannot|can'?t|fails?|is off|look(?:s)? (?:equally )?(?:odd|wrong)|over|out above|comes out|need)\b[^.;\n]*,[^.\n]{4,}/i,
  /\b(?:leave|mark|put|write|say|use|tell|ask)\b[^.\n]{3,60}\bif\b[^.\n]{0,60}\b(?:nobody|nothing|none|no|not|unknown|unclear|unsure|they don'?t|missing|open)\b/i,
  /\bif\b[^.;\n]{3,60}\b(?:ask|say so|tell me|flag|state|say) (?:me|first|it|so|that|which)?\b/i,
  /\b(?:done|accept|works?|complete|finished|success(?:ful)?|pass(?:es)?)\b[^.\n]{0,20}\b(?:when|if|once)\b[^.\n]{6,}/i,
  /\b(?:has to|must|should) (?:give the same|equal|add up|match|pass|come out)\b[^.\n]*|\bshould equal\b/i,
  /\bask me first\b|\binstead of (?:making|guessing|inventing)\b|\bsay (?:so|plainly)\b[^.\n]{4,}|\bcould (?:only be judged|not judge)\b|\bstop if\b/i,
  /\bmark (?:each|every|any) [^.\n]{3,40}(?:certain|likely|guess|doubt|check)/i,
];
const NO_CHECK =
  /\bno need\b|\bdon'?t (?:bother|check|verify)\b|\bnot necessary\b|^check (?:out|in)\b/i;

/** How the answer is checked, or what happens when something is missing or doubtful. */
export function findValidation(blocks: readonly Block[], { orders }: Passages): string | null {
  const section = blocks.find(
    ({ kind, body }) => kind === 'has_validation' && wordCount(substance(body)) >= 4,
  );
  return section?.body ?? firstMatch(orders, CHECK_PHRASES, NO_CHECK);
}

function firstMatch(
  parts: readonly string[],
  patterns: readonly RegExp[],
  not: RegExp,
): string | null {
  for (const part of parts) {
    const filled = part.replace(/\{[^{}"]*\}/g, '');
    if (not.test(part) || substance(filled) === '' || (filled !== part && wordCount(filled) < 9))
      continue;
    for (const pattern of patterns) {
      const match = pattern.exec(filled);
      if (match !== null) return match[0];
    }
  }
  return null;
}
