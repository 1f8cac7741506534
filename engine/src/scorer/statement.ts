import type { Passage } from './passages.js';
import { wordCount } from './word-count.js';

/** What the person asks for or announces, which is no background. */
const ASK =
  /\b(?:i|we)(?:'d| would|'ll| will| also| just| really| only| now)* (?:want|need|like|love|hope|wish|expect|prefer|mean|don't (?:mind|want|need|care)|do not (?:want|need|mind)|send|paste|attach|name|list|give|ask|accept|call|say|tell|decide|can|could|may|should|must|shall|will|choose|post|upload|provide|share|describe|type)\b(?!')[^,;.]*|\b(?:i'm|i am|we're|we are) (?:looking for|after|wondering|curious|asking|interested|happy|going to (?:send|paste|give))\b[^,;.]*|\b(?:that|which|what|the \w+) (?:i|we)(?:'ve| have|'ll| will)? (?:just )?(?:pasted?|send|sent|attach(?:ed)?|paste|give|gave|given|list|name|type)\b|\b(?:can|could|would|will|should|may|do|did) (?:i|we)\b[^,;.]*|\b(?:as|if|when|once|until|before|unless) (?:i|we)\b[^,;.]*/g;
const FIRST_PERSON =
  /\b(?:i|we)(?:'m|'ve|'re|'d)?\b (?:\w+ ){0,2}\w{2,}|\b(?:my|our) (?:[\w'()-]+ ){1,6}?(?:only|is|are|was|were|has|have|had|isn't|wasn't|aren't|won't|keeps?|says?|wants?|sells?|ends?|shows?|blames?|refuses?|needs?|never|always|still|just|often|rarely|usually|broke|left|\w{2,}ed|runs?|takes?|lives?|works?|gets?|goes|makes?|uses?|pays?|does|do|can't|cannot|covers?|thinks?|started|cooks?|opens?|\w{3,}s (?:my|me|us|our|the|a|an|his|her|their|its|it|him|them|like|to|at|in|on|with|for|as|every|from|up|out|when|because|that|no)\b)\b/;
const VERB =
  /\b(?:is|are|was|were|has|have|had|been|isn't|aren't|wasn't|did|does|didn't|wants?|covers?|lasts?|runs?|sells?|comes?|gets?|goes|takes?|keeps?|works?|uses?|pays?|says?|lives?|reads?|knows?|needs?|shows?|meets?|makes?|gives?|ends?|starts?|opens?|closes?|leaves?|brings?|holds?|costs?|serves?|share|stands?|sits?|writes?|arrives?|went|came|(?<!the )left|rose|fell|took|made|gave|got|bought|sold|lost|broke|began|became|grew|kept|met|paid|ran|said|sent|told|thought|wrote|laid|spent|won|cut|hit|(?!hundred|indeed|speed|exceed|proceed|succeed|kindred|breed)\w{3,}ed|'s|'re|'ve)\b|\w's (?:a|an|the|been|\w+ing)\b|\bthere(?:'s|'ll| will)\b/;
const OF_THE_ANSWER =
  /^(?:the |your |each |every |any |all |this |its? |no )?(?:final |whole |first |last |second |opening |closing )?(?:answers?|response|output|reply|replies|results?|tables?|lists?|text|e?mail|letter|summary|tone|format|style|length|language|sections?|paragraphs?|sentences?|lines?|rows?|columns?|entr(?:y|ies)|items?|headings?|titles?|bullets?|report|slides?|code|script|draft|version|steps?|words?|that|this)\b/;
const DIRECTIVE =
  /\b(?:must|mustn't|shouldn't|should|shall|may (?:not|only|at most|take|have|be|cost|last|run|contain|use|change|appear|come)|has to|have to|needs? to|is (?:not )?to|are (?:not )?to|isn't to|at most|ought to|don't you)\b|^(?:success|no|not|never|only|nothing|if|when|where|unless|once|whenever|before|in case|should)\b/;

const CASE =
  /^(?:(?:is|are|was|were|does|do|did|can|could|should|would|will|has|have) (?:my|our|the|it|this|that|there|he|she|they|i|we|an?)|if|where|unless|in case|should|nothing|never|only|don't|do not)\b/;
const FEWEST_WORDS = 3;
const NUMBERS = /(?<![\w#])[£€$]?\d[\d.,:/]*/g;
const MEASURE_OF_ANSWER =
  /\b(?:words?|characters?|sentences?|paragraphs?|bullets?|sections?|lines|examples?|questions|slides|options|ideas|tips|points|stars?|versions?)\b/;

/** Whether a passage gives figures, and not those of the answer. */
export function holdsData({ words, imperative, block }: Passage): boolean {
  if (block.kind !== null && block.kind !== 'has_objective') return false;
  const numbers = words.match(NUMBERS)?.length ?? 0;
  return (
    numbers >= (imperative ? 4 : 3) && !MEASURE_OF_ANSWER.test(words) && /\p{L}{2}/u.test(words)
  );
}

/** The words without what is asked for or announced. */
export function withoutAsk(words: string): string {
  return words.replace(ASK, ' ');
}

/** Whether the person tells of themselves. */
export function isSituation({ words, count, imperative, block }: Passage): boolean {
  if (count < FEWEST_WORDS || words.endsWith('?') || imperative || CASE.test(words)) return false;
  if (block.kind === 'has_validation') return false;
  if (block.kind === 'has_format' && !/^(?:i|we|my|our)\b/.test(words)) return false;
  const rest = withoutAsk(words);
  return FIRST_PERSON.test(rest) && wordCount(rest) >= FEWEST_WORDS;
}

/** What has happened or does not happen, told of somebody or something else. */
const NARRATED =
  /^(?!(?:if|when|you|once|unless|until|please)\b)(?:[\w'’-]+ ){1,8}?(?:was|were|had|went|came|got|broke|fell|rose|left|lost|took|bought|sold|paid|became|began|grew|sent|ran|kept|felt|never|already|always|still|refuses|hates|loves|insists|(?:has|have)(?: (?:only|just|never|always|already|not))? (?:been|gone|come|become|\w{3,}ed)|(?:can't|cannot|won't|doesn't|don't|isn't|aren't|didn't|hasn't|haven't))\b/;

/** Whether a passage tells what has happened, in whatever person. */
export function narrates(passage: Passage): boolean {
  return passage.count >= 4 && statesFact(passage) && NARRATED.test(passage.words);
}

/** Whether a passage says how something is, and not how the answer shall be. */
export function statesFact({ words, imperative }: Passage): boolean {
  if (
    imperative ||
    words.endsWith('?') ||
    /^you\b|^(?:i|we)(?:'ll| will)\b|\b(?:could|can|would) (?:you|u)\b/.test(words)
  )
    return false;
  return !DIRECTIVE.test(words) && !OF_THE_ANSWER.test(words) && VERB.test(words);
}
