import type { Span } from '../score.js';
import type { Passage } from './passages.js';
import { perPassage } from './per-passage.js';
import { type Reading, sectionOf } from './reading.js';
import { isFilledIn } from './substance.js';
import { AT_FAULT, DOUBTFUL, answersGap, isProvision } from './provision.js';

const PATTERNS: readonly RegExp[] = [
  /\b(?:before|when|once|after) (?:you ?)?(?:answer|reply|send|finish|finali[sz]|conclud|wrap|respond|submit|hand|deliver|present|show|return|are done|'re done|have finished|'ve finished|'ve done|'re through|have (?:a|the|your) \w+|'ve got)\w*\b[^.]{0,40},? (?:please )?(?:check|verify|confirm|make sure|ensure|double|reread|re-read|read|go|count|compare|walk|work|look|test|add|see|list|ask|recompute|recalculate|run|proof|strike|review|scan|tell|say)\b/,
  /\b(?:check|verify|confirm|double-?check|reread|re-read|proofread|recompute|recalculate|recount|sanity-?check|validate|cross-?check|compare|review|test|run|go (?:back )?over|go through|walk through|read through|look over|count|add up|work backwards|see)\b[^.]{0,60}\b(?:before (?:you|sending|answering|it|submitting|handing|replying|finishing)|twice|again|once more|against|that (?:it|the|no|each|every|all|your|nothing|they|none)|whether (?:it|each|every|all|your|they)|your (?:own )?(?:answer|work|arithmetic|reply|draft|result|figures|sums|numbers|output|code|list|reasoning|calculations?|translation)|the (?:same|original|total|sums?|arithmetic|result|maths?|word count))\b/,
  /^(?:then |and |finally,? |also |please |lastly,? )*(?:make sure|ensure|be sure|make certain)\b[^.]{0,60}\b(?:adds? up|match(?:es)?|compiles?|parses?|validates?|is valid|pass(?:es)?|works?|balance|equals?|correct|still|consistent|agrees?|sums?|runs?|that i haven't|appears?|lit)\b/,
  new RegExp(
    `\\b(?:leave|mark|put|write|say|use|tell|ask|flag|answer|reply|return|note|give|list|skip|warn|stop|state|point out|let me know)\\b[^.]{0,80}\\b(?:if|when|where|whenever|rather than|wherever|unless)\\b[^.]{0,80}\\b(?:${AT_FAULT})\\b`,
  ),
  /\b(?:if|when|where|whenever|should) [^.;]{2,120}(?:, | then | - |: )(?:please |then |just |always |don't guess,? |do not guess,? )*(?:ask|say so|tell me|tell us|flag|mark|state|note|stop|warn|drop|swap|leave it|leave|answer|reply|write|put|skip|give both|give the|point|report|escalate|hand|refer|rewrite|redo|start over|cut|list|return|name both|let me know|return|repeat|replace|fix|revise|correct|explain why|admit|offer|hand over|transfer|pass it|call|send them|suggest|use (?:null|n\/a|unknown)|set|don't (?:guess|invent|make)|do not (?:guess|invent|make))\b/,
  /(?<!\b(?:to|not|how|what|can) )\b(?:done|accept(?:ed)?|works?|worked|complete|finished|success(?:ful)?|pass(?:es)?|good(?: enough)?|fine|holds?|happy|satisfied|right|succeed(?:s|ed)?|counts?|acceptable|ready|reject(?:ed|s)?|fails?)\b[^.]{0,30}\b(?:when|only when|if|only if|once|as soon as|unless)\b [^.]{6,}/,
  /\b(?:has to|must|should|shall|needs to|ought to|will) (?:also |still |then )?(?:give the same|equal|add up|match|pass|come out|balance|sum to|compile|reconcile|agree with|be able to \w+|survive|hold up|total|be the same)\b|\badds? up to\b|\bshould equal\b|\b(?:must|should|has to|have to|needs to|need to|ought to) (?:all |each |both )?(?:be (?:backed|traceable|sourced|supported|verified|confirmed|found|reproducible|checked|answerable|testable|clickable)|open|load|print|come (?:out )?(?:to|at) the same|be the same|land|tally|fit together)\b|\bcould \w+ [^?]{3,}\bfrom (?:it|this)\b[^?]*\?/,
  /\b(?:say|tell me|state|mark|flag|note|indicate|point out|list|name|mention|highlight|admit) (?:so\b|plainly|clearly|openly|which (?:part|figures|claims|points|parts)|where you|what you (?:could not|couldn't|weren't|were not|didn't|can't|had to|assumed|don't|are not|aren't|would need)|how (?:sure|certain|confident)|anything (?:you|that)|any(?:thing)? (?:assumptions?|uncertain\w*|doubts?|gaps?|guess\w*|missing|unclear)|assumptions|uncertaint|your (?:confidence|assumptions))/,
  /\b(?:when|once|if) [^;.]{5,90}, (?:it's|it is|it has|you're|you are|we're) (?:passed|done|finished|good|ready|worked|right|there)\b|\badd (?:the |all |up |your )*\w+ up\b|\b(?:lay|hold|set|put) (?:it|them|\w+ \w+) (?:up )?against\b|\bfix (?:any|every|what|whatever|anything)\b|\bask (?:me |us |back )?first\b|\bask (?:me |us |any |for )*(?:clarif\w+|questions? (?:before|first|if|when))\b|\bre-?read (?:it |everything )?(?:as|with|like)\b|\b(?:anything|any \w+|whatever) (?:in \w+ \w+ )?(?:that|which) (?:contradicts?|conflicts?|clash\w*|jars?|is (?:odd|off|wrong|inconsistent))\b|\b(?:weak|shaky|risky|doubtful|dubious|thin) (?:spots?|points?|claims?|figures?|places?|evidence)\b|\b(?:ask (?:me|us|for)\b[^.]{0,60}\b(?:first|before|if|rather|instead|missing|unclear|clarif\w+|question)|instead of (?:making|guessing|inventing)|rather than (?:guess|invent|mak|assum)|(?:don't|do not|never) (?:guess|invent|fill|estimate|make (?:\w+ )?up)|no guess(?:ing|es)|say (?:so|that you don't)|i don't know|give both|stop if|flag it|and flag|say you (?:don't|aren't|can't)|when in doubt|if in doubt|in case of doubt|if unsure|when unsure|if unclear|if not,|if missing)\b/,
  /\bmark (?:each|every|any|all|the|what|anything)? ?[^.]{3,60}\b(?:certain|likely|guess\w*|doubt\w*|check|verified|unverified|assum\w+|\[\?\]|question mark|unsure|estimate[ds]?)\b|\b(?:flag|mark|highlight|note|list|name) (?:any|every|each|all|the|what) [^.]{2,60}\b(?:not sure|not certain|unsure|can't|cannot|could not|couldn't|doubt|unverified|uncertain|guess\w*|assum\w+|missing|unclear|odd|wrong|suspicious)\b|\byour confidence\b|\bassumptions (?:you|were|are)\b|\b(?:confidence|certainty) (?:level|score|rating)\b|\bput a question mark\b/,
  /\b(?:anything|anybody|whatever|those|any \w+|one|lines|entries|items) (?:that|which|you) [^.]{0,40}\b(?:none|neither|several|differs?|varies|depends|not|can't|cannot|don't|doesn't|no|unclear|unsure|doubtful|missing)\b[^.]{0,60}\b(?:gets?|goes|go|is|are|should|must|as|with|under)\b|\b(?:whatever|anything|what|those|any \w+) (?:that )?you (?:can't|cannot|couldn't|could not|had to|guess\w*|aren't|are not|don't know|doubt)\b|\bwhich \w+ you (?:trust|doubt|guessed|are (?:least|not)|could not|couldn't|can't|left)\b|\bask yourself\b|\b(?:picture|imagine) (?:somebody|someone|an?) [^.]{3,}\bif\b|\bread (?:it|them|the \w+|this) (?:out|back|aloud|out loud|through|as|again)\b|\bif (?:so|not|they don't|it does|it doesn't|any (?:is|are|does)),? \w/,
  /\b(?:admits?|says?) (?:that )?(?:she|he|it|they|you) (?:doesn't|don't|does not|do not) know\b|\bmust (?:all )?have been\b|\btick (?:off|each|every)\b|\bgo (?:back )?(?:through|over) (?:it|them|your|what you|the (?:list|draft|answer|result))\b/,
  /\b(?:acceptance|success) (?:criteri|means|is|looks)|\bself-check\b|\bsanity check\b|\byou(?:'re| are)(?: \w+)? (?:sure|unsure|certain|uncertain|confident|guessing|assuming)\b|\byou (?:had to |have to )?(?:assume|guess)(?:d|ed)?\b|\byou don't know\b|\b(?:come|get) back to me\b|\b(?:check|run (?:it|them|this)) (?:with|by|past) (?:me|us)\b|\b(?:finish|end|close) by (?:test|check|verif|read|count|compar)\w+|^(?:then |finally,? )?(?:run|walk|go) through (?:it|them|the \w+) (?:in your head|as|like|once)\b|^(?:hold|lay|check|test|measure) (?:each|every|it|them|all|your) (?:\w+ )?(?:up )?against\b|^(?:mistrust|distrust|doubt)\b|\b(?:second|last|final|fresh|another|quick) (?:look|read|reading|pass|check|glance|count)\b[^.]{0,40}\b(?:at|over|before|through|for|of)\b|\b(?:again|once more|a second time|twice) (?:by|from|with|at the end|using|and compare)\b|\bby another (?:route|way|method|path)\b|^(?:then |and |finally,? )*(?:prove|try|test|rehearse|run|verify|picture|imagine) (?:it|them|each|the (?:answer|result|plan|steps|code|recipe|list|text|route|rules?|formula)|an? (?!day|world|town|city|life|future)[\w-]+ (?:\w+ )?(?:reading|with|who (?:reads|has|sees|knows|doubts)|trying)) (?:by|on|out|against|with|first|with|;|[^.]{3,})|\b(?:unit |all |the |existing )tests? (?:must|should|have to|need to|still) pass\b|\b(?:test|checklist) (?:it )?(?:against|must)\b|\btest:|\bi(?:'ll| will) (?:check|test|know|judge|reject|accept|measure|be happy|run|consider)\b/,
];
const NO_CHECK =
  /\btoo much (?:trouble|to ask)\b|\bwould you mind\b|\bif you (?:don't|wouldn't) mind\b|\bno need\b|\bdon'?t (?:bother|check|verify)\b|\bnot necessary\b|^check (?:out|in)\b|\b(?:if|when|where) (?:possible|needed|necessary|relevant|applicable|appropriate|you (?:like|want|can(?!')|wish|use|mention|write|quote|have time)|i (?:was|am|were))\b/;
const CONDITIONAL = /^(?:and |but |so |then )?(?:if|when|where|should|unless|in case)\b/;
const TEST = /^(?:the |my |a good |one )?(?:test|question to pass|litmus)\b/;
const STORY =
  /\b(?:i|we|they|she|he) (?:was|were|had|did|check(?:ed)?|always|usually|often|never|ask(?:ed)?|told|tested|said)\b/;

/** How the answer is checked, or what happens when something is missing or doubtful. */
export function findValidation(reading: Reading): Span | null {
  const { orders } = reading;
  const section = sectionOf(reading, 'has_validation', isCheck);
  if (section !== null) return section;
  const at = orders.findIndex((part, n) => setsCheck(part) || answersGap(part, orders[n + 1]));
  const [first, next] = orders.slice(Math.max(at, 0), at + 2);
  if (at < 0 || first === undefined) return null;
  return setsCheck(first) || next === undefined ? first : { start: first.start, end: next.end };
}

const FEWEST_WORDS = 3;

function isCheck(passage: Passage): boolean {
  const { count, block } = passage;
  const few = DOUBTFUL.test(block.heading?.toLowerCase() ?? '') ? 1 : FEWEST_WORDS;
  return count >= few && isFilledIn(passage);
}

/** Whether a passage says how the answer is checked or what to do in doubt. */
export const setsCheck = perPassage((passage) => {
  const { words, imperative } = passage;
  if (
    !isFilledIn(passage) ||
    NO_CHECK.test(words) ||
    (words.endsWith('?') && !CONDITIONAL.test(words) && !TEST.test(words)) ||
    (!imperative && STORY.test(words))
  )
    return false;
  return PATTERNS.some((pattern) => pattern.test(words)) || isProvision(passage);
});
