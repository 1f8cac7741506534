import { CODE, HOLE, QUOTED } from './mask.js';
import type { Passage } from './passages.js';

/** What stands under a heading for form's sake. */
const FILLER =
  /^(?:\W*(?:none|no(?:thing)?|n\/?a|not applicable|any(?:thing)?|tbd|tba|tbc|todo|to do|to be (?:decided|defined|determined|confirmed|added)|as (?:needed|required|appropriate|usual|you (?:like|wish|see fit))|if (?:needed|any)|optional|default|standard|normal|usual|see (?:the )?(?:\w+ )?(?:above|below|attached|examples?)(?: above| below)?|as (?:above|below|discussed|before)|as per (?:your|the) \w+|(?:the )?same(?: (?:\w+ )?as (?:above|before|last time|always|usual|ever))?|(?:use|take|choose|pick|select) (?:any|whichever|whatever|(?:the|an?) (?:best|right|usual|appropriate|suitable|proper|fitting|good))\b.{0,40}|(?:any(?:thing|one)?|whichever|open|free|your pick)(?: \w+)?(?: that)? (?:you (?:like|want|wish|prefer|choose)|suits?|fits?|works?|will do|goes|is fine)(?: \w+| the task)?(?:, (?:for instance|for example|e\.g\.|such as|like)\b.*)?|open|free|everyone|to (?:come|follow|be \w+)|none (?:that|i|for|at|so|from|of) .{0,40}|(?:something|anything|stuff) (?:about|on|like|to do with)\b.{0,40}|(?:e\.g\.,? \w+(?: \w+)?[,; ]*)+|(?:done )?when(?:ever)? (?:it(?:'s| is)|you(?:'re| are)) (?:done|ready|finished|good|happy)|filler(?: text)?(?: as usual)?|lorem ipsum.*|up to you|your choice|you (?:decide|choose)|none needed|not (?:needed|necessary|sure)|no (?:particular|special|specific)? ?(?:\w+ )?(?:limits?|preferences?|format|constraints?|rules?|requirements?|examples?|role|persona|context)?(?: needed| required)?|(?:an? |the |some |any )?(?:appropriate|suitable|usual|normal|standard|reasonable|good|proper|right|relevant|best|nice|correct|common|general)(?: \w+){0,3}|(?:an? )?(?:expert|professional|assistant))|(?:(?:please|just|and|be|make (?:it|sure it(?:'s| is))|do|it|validate|check|keep it|give|really|very|as|a|an|the|your|my|of|high|task|answers?|everything|results?|good|great|best|perfect|accurate|correct|right|thorough|careful|helpful|nice|clear|concise|precise|excellent|complete|quality|job|possible|well|smart|useful|professional|work|is|are|to|for|marketing|should|must|has|have|been|on|desired|intended|effect|readers?|letter|text|content|convincing|impressive|engaging|avoid|mistakes?|errors?|practices?|output|only|no|without|flawless|excellence|top|proper|properly|correctly|accurately|carefully|100|%)(?:[\s,;]+|(?=[.!]*$)))+|[^\p{L}\p{N}]*)[.!]*$/u;
/** The same with something before it; only where such a word stands, because it looks far ahead. */
const FAR_FILLER =
  /^\W*(?:(?:.{0,80}\W)?whatever(?: (?:\w+ )?(?:fits|works|suits|goes|you|is|seems|looks|comes|format|style|will|feels|makes)\b.{0,40})?|(?:.{0,20} )?(?:quality|accuracy) (?:is|matters|counts)\b.{0,40})[.!]*$/u;
const FAR_FILLER_WORD = /whatever|quality|accuracy/;
/** Says where something stands, and nothing about it. */
const POINTER =
  /^(?:my|the|your|this|here is (?:my|the)) (?:request|text|input|data|question|document|message)s?\b[^.\n]{0,80}\b(?:stands?|follows?|below|above|in th(?:is|e) (?:block|tag|section))\b|^you (?:are given|will (?:get|receive|be given|find|see)|are going to)\b|^sentences in it\b|^(?:thanks?|thank you|cheers|many thanks)\b[^.]*|^(?:the )?\w+ (?:i|you) (?:paste|send)\b.{0,30}$/;
const READABLE = /\p{L}{2}|\d/u;
const BLANKED = new RegExp(`[${HOLE}]+`, 'g');
const HIDDEN = new RegExp(`[${QUOTED}${CODE}]`);

/** Whether a passage says something: not filler, not a pointer, not merely a blank with its label. */
export function saysSomething({ words }: Passage): boolean {
  const filled = words.replace(BLANKED, ' ');
  if (HIDDEN.test(filled) && !READABLE.test(filled)) return true;
  if (filled !== words && /^[^:]{0,90}:\s*[.]?$/.test(filled.trim())) return false;
  return READABLE.test(filled) && !isFiller(filled.trim()) && !POINTER.test(words);
}

function isFiller(words: string): boolean {
  return FILLER.test(words) || (FAR_FILLER_WORD.test(words) && FAR_FILLER.test(words));
}

const FEWEST_WORDS_PER_HOLE = 6;

/** Whether a rule may rest on a passage: blanks outweigh what stands around them otherwise. */
export function isFilledIn({ words, count }: Passage): boolean {
  const holes = words.match(BLANKED)?.length ?? 0;
  return holes === 0 || count >= FEWEST_WORDS_PER_HOLE * holes + 1;
}
