import type { Passage } from './passages.js';
import { isSituation } from './statement.js';
import { isImperative } from './verbs.js';

/** What is missing, doubtful or at odds. */
export const AT_FAULT =
  "unknown|unsure|unclear|uncertain|not (?:sure|certain|clear|given|stated|known|there|enough|in|possible|found|available|contained|mentioned)|missing|lack(?:s|ing)?|absent|empty|illegible|blurred|ambiguous|contradict\\w*|conflict\\w*|disagree|don'?t (?:know|add up|fit|match|have|say|agree)|do not|doesn'?t|does not|didn'?t|isn'?t|aren'?t|wasn'?t|can'?t|cannot|couldn'?t|won'?t|no |nobody|none|nothing|neither|gives? no|leaves? (?:it |that |this )?open|was named|depends?|equally|doubt\\w*|out of date|fails?|off|odd|wrong|over|above|exceeds?|runs? past|comes? out|need|more than one|two ways|either|several|tie|tied|both|stuck|in two minds|outside|beyond|too (?:long|short|many|few|much)|differs?|less than|below|larger|longer|think|suspect|find|another";
const FAULT = new RegExp(`\\b(?:${AT_FAULT})\\b`);
const CASE =
  /(?:^|[,:;–—-] (?:and |but |so |or )?|\band )(if|should|unless|in case|when|where|wherever|whenever|with(?:out| no)|lacking|failing) ([^.;]{3,200}?), (?:then |please |just |always )?([^.;]{3,})/;
/** A case of use rather than of doubt. */
const USE =
  /^(?:you (?!can't|cannot|don't|do not|aren't|are not|think|find|need|suspect|notice|run|see|get)|(?:i|we|someone|a user|the user|a customer|the customer|they|asked)\b[^,]{0,20}\b(?:asks?|want|wants|like|go|asked)\b)/;
/** What is done about a fault. */
const REACTION =
  "(?:(?:then|please|just|simply|always|better),? )*(?:ask|say|answer|reply|tell|flag|mark|note|stop|warn|skip|leave|drop|cut|bin|put|print|write (?:[\"“'‘`]|no|un|n/a)|use (?:[\"“'‘`]|the (?:\\w+ )?(?:mean|average|last|first|older|newer|nearest|more|less|lower|higher))|pick|choose|take|prefer|trust|keep|give|go (?:with|for|by|back)|pass|hand|send|refer|call|ring|redo|start (?:over|again)|rewrite|rework|replace|fix|repair|correct|move|split|round|repeat|report|state|admit|guess nothing|return|list|point|escalate|default|treat|count|check|look|add|set|don't (?:guess|invent|fill|make)|do not (?:guess|invent|fill|make)|never (?:guess|invent|make)|no (?:claim|guess|entry|answer))(?![\\w'])";
const REACTS = new RegExp(`^(?:["“'‘]|${REACTION})`);
/** How a doubt is settled without an order. */
const SETTLES =
  /\b(?:wins?|gets?|goes|go|counts?|applies|stays?|decides?|prevails?|beats|rules|is to be|are to be|(?:is|are) (?:left|marked|given|set|put|dropped|kept|skipped|treated)|should|must|comes?|asks|stops|says|admits|repeats|hands|passes|refers|offers|leaves|flags|marks|skips)\b/;

/** "If the sum is off, redo the last step": a case and what to do in it. */
export function isProvision(passage: Passage): boolean {
  const { words } = passage;
  if (isSituation(passage)) return false;
  return (
    isCase(words) ||
    isLastStep(words) ||
    REACTION_IF.test(words) ||
    isLabelledCase(passage) ||
    isFaultyThing(words) ||
    OTHERWISE.test(words)
  );
}

/** "Give a range if the data is patchy": the reaction first. */
const REACTION_IF = new RegExp(
  `^${REACTION}\\b[^.;]{3,90}\\b(?:(?<!as )if|wherever|in case|unless) (?!(?:possible|needed|necessary|relevant|appropriate|applicable|so|any|helpful|useful|desired|wanted)\\b|you (?:like|want|can\\b(?!')|wish|mention|write|quote|use)|i\\b|we\\b)\\w`,
);

/** "Before you show me anything, solve it yourself". */
function isLastStep(words: string): boolean {
  const [, rest = ''] =
    /^before (?:you|\w+ing|anything|the)\b[^,.;]{0,60}, (.+)$/.exec(words) ?? [];
  return !rest.endsWith(':') && isImperative(rest);
}

function isCase(words: string): boolean {
  const [, word = '', condition = '', rest = ''] = CASE.exec(words) ?? [];
  if (rest === '' || USE.test(condition)) return false;
  const consequences = rest.split(/, (?:then |please |just |always )?/);
  if (!FAULT.test(condition) && !/^(?:with|lack|fail)/.test(word))
    return !word.startsWith('wh') && consequences.some((part) => REACTS.test(part));
  return consequences.some((part) => isImperative(part)) || SETTLES.test(rest);
}

const OTHERWISE = new RegExp(
  `^(?:otherwise|failing that|if not|if so|in (?:case of )?(?:doubt|conflict)|(?:in|on) a tie|when(?:ever)? (?:torn|unsure|in doubt|stuck)),? ${REACTION}`,
);
/** "Two faults in one message: the worse one counts." */
const LABELLED_CASE =
  /^(?!(?:if|when|where|i|we|my|our|you)\b)([^:?.]{3,90})(?:: | - | – | — )(.{3,})$/;
export const DOUBTFUL =
  /^(?:no|not|nothing|none|two|both|several|more than one|neither|any|anything|another|missing|unclear|unknown|unreadable|illegible|duplicates?|conflict\w*|contradict\w*|doubt\w*|gaps?|ties?|torn|tied|unsure|stuck|too|still|in two minds|equal\w*|a (?:tie|draw|gap|doubt\w*|missing|conflict\w*|contradiction|\w+ (?:missing|that (?:can't|cannot|isn't|doesn't))))\b/;

function isLabelledCase({ words, imperative }: Passage): boolean {
  const [, label = '', rest = ''] = LABELLED_CASE.exec(words) ?? [];
  return (
    !imperative &&
    DOUBTFUL.test(label) &&
    (REACTS.test(rest) || /\b(?:wins?|counts?|decides?|prevails?|beats)\b/.test(rest))
  );
}

/** "Missing years stay blank", "whatever can't be read gets a star", "a draw goes to the older". */
const FAULTY_THING =
  /^(?:(?:[\w'-]+ ){1,3}(?:that|which|who|you|nobody|no one) (?:can't|cannot|couldn't|don't|doesn't|didn't|isn't|aren't|won't|can) [^,.;]{2,50}?|(?:the |any |all |every )?(?:missing|unclear|unknown|unreadable|illegible|doubtful|uncertain|conflicting|contradictory|ambiguous|unverified|duplicate|disputed|incomplete|out[- ]of[- ]scope|off[- ]topic|invalid|malformed|empty|broken|unrelated|foreign|unfamiliar)\b[^,.;:]{0,40}|(?:whatever|anything|any \w+|everything|those|what) (?:that |which |you )?[^,.;]{0,40}\b(?:can't|cannot|could not|couldn't|don't|doesn't|isn't|aren't|not|no|hangs on|guess\w*|doubt\w*|assum\w+|'d have to|would have to)\b[^.;]{0,60}?|(?:a |the |any )?(?:draws?|ties?|doubts?|gaps?|conflicts?)),? (?:wins?|gets?|goes|go|stays?|is|are|should|must|becomes?|remains?|counts?|mention|mark|say|put|leave|flag|pass|print|return|give|send|hand|drop|skip|ask|list|write|note|tell|comes?)\b/;

/** Whether words settle what happens to something missing or doubtful. */
export function isFaultyThing(words: string): boolean {
  return FAULTY_THING.test(words);
}

/** "No date in the letter?" - a case put as a question nobody has to answer. */
const GAP =
  /^(?:(?:no|not|unsure|stuck|in doubt|can't|cannot|missing|torn|two|both|too|nothing|none|still|don't|doesn't|didn't|isn't|aren't|won't|unclear|unknown|in two minds|undecided|out of|short of|lost|any doubt|another|equal|same|level|even)\b[^?]{2,80}|[^?]{2,60}\b(?:missing|unclear|unknown|unsure|illegible|unreadable|doubtful|not (?:in|on|there|given|clear|sure)[^?]{0,30}|don't (?:match|fit|agree|add up)|doesn't (?:match|fit|agree|add up)))\?$/;

/** Whether a question of that sort is followed by what to do. */
export function answersGap({ words, block }: Passage, next: Passage | undefined): boolean {
  if (next === undefined || next.block !== block || !GAP.test(words)) return false;
  if (next.count <= 5 && SETTLES.test(next.words)) return true;
  return next.imperative || REACTS.test(next.words) || /^(?:then|no)\b/.test(next.words);
}
