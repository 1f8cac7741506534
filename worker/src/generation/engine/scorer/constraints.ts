import type { Span } from '../scorer.js';
import { givesRole } from './role.js';
import { holdsData, isSituation, statesFact } from './statement.js';
import { setsCheck } from './validation.js';
import { setsFormat } from './format.js';
import type { Passage } from './passages.js';
import { type Reading, sectionOf } from './reading.js';
import { isFilledIn } from './substance.js';

const NUMBER =
  '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|(?:two |three |four |five |a )?(?:and a )?hundred(?: and \\w+)?|half|a dozen)';
const UNIT =
  '(?:words?|characters?|letters|lines?|pages?|tokens|sheets|syllables|stanzas|tweets?|screens?|sides?)';
const TIME = '(?:seconds?|minutes?|hours?|days?|weeks?|months?)';
const LIMITS: readonly RegExp[] = [
  /\b(?:no|not|never) (?:more|fewer|less|longer|later|earlier|bigger|higher|shorter) than\b|\bat (?:most|least|the most)\b|\b(?:not an? \w+|no|and not|nor) (?:longer|more|over|later)\b|\b(?:maximum|minimum|max\.?|limit(?:ed)?|capped?|cap)\b/,
  new RegExp(
    `\\b(?:under|below|within|up to|fewer than|less than|exceed|over|above|beyond|cost|costs?|exactly|precisely|between(?= \\d)) (?:about |around |£|€|\\$|the )*${NUMBER}\\b(?!-)`,
  ),
  new RegExp(
    `\\b${NUMBER}(?:(?:-| to |–| or )${NUMBER})?[ -]${UNIT}\\b(?! (?:ago|old|later|before|after|since|of experience|of practice|in the|from|is|are|was|were|per|for each|with|naming))`,
  ),
  new RegExp(
    `(?:^|\\b(?:in|within|under|only|just|exactly|than|most|least|takes?|lasts?|last|limit(?:ed)? to) (?:about |around )?)${NUMBER} ${TIME}\\b(?! (?:ago|old|later|before|after|since))|\\b${NUMBER}[ -]${TIME} (?:long|max|tops|at most|each|an? \\w+|per|when|to read|of reading)\\b`,
  ),
  /\b(?:one|a single) (?:page|minute|word|hour|side|sheet)\b(?! (?:ago|later|per|for each|of))/,
  /^(?:and |but |also |please |just |so )*(?:steer clear|anything but|stay away|under no circumstances|on no account|in no case|no(?! (?:one|idea|wonder)\b)|nothing|never|avoid|only|without|stay|stick|do not|don't|capitals only|refrain|skip|leave out|omit|exclude|ignore|limit|restrict|ban|drop|preserve|maintain|retain|respect|obey|adhere|comply|observe|keep)\b(?!: )..{2,}/,
  /[,;:(–—-] ?(?:and |but |please |so |or )*(?:no|nothing|never|avoid(?:ing)?|without|but not|not|only|stay(?:ing)?|leave out|skip|omit|don't|do not|keep(?:ing)?|nobody) (?!longer\b|idea\b|need\b|one \w+ed|sure\b|matter\b|problem\b)\w/,
  /\bonly (?:use|from|with|if|those|these|the|what|free|films|sources|things|words|in|for|about|include|on|facts)\b|\b(?:use|cite|include|mention|cover|consider|using|take|name) only\b|(?<!\b(?:could|can|may|will|was|is|'s) )\bonly(?=[.,;]|$)|\band nothing else\b|\bnothing (?:but|else|that|fried|with)\b|\bexclusively\b/,
  /\b(?:without|avoid(?:ing)?|except(?: for)?|excluding|exclude|leaving out|other than|apart from|instead of|rather than) (?!making|guessing|inventing)\w/,
  /\b(?:neutral|formal|informal|friendly|casual|polite|firm|plain|simple|warm|serious|playful|professional|light|dry|respectful|calm|chatty|conversational|gentle|sober|everyday|neutral|child-friendly|upbeat|empathetic|matter-of-fact|confident|persuasive|humorous) (?:\w+ )?(?:tone|words|language|style|register|voice|manner|english|wording)\b|\b(?:warm|funny|polite|firm|friendly|light|formal|serious|kind|honest|witty|simple|direct|short)\b,? (?:but|yet|and) (?:not |never |too )*(?:\w+ing|warm|funny|polite|firm|friendly|light|formal|serious|kind|honest|witty|simple|direct|short|clear|rude|sweet|dull|stiff|cold|brief|calm|dry|plain|respectful|professional)\b|\btone:? \w+|\b(?:keep|make|sound|be|stay) (?:it |them |the \w+ )?(?:very |really |as )?(?:\w+, )?(?:short|brief|simple|light|friendly|polite|formal|casual|concise|neutral|clean|warm|funny|professional|snappy|punchy|upbeat|plain|gentle|serious|calm)\b/,
  /\b(?:british|american|uk|us|plain|simple|gender-neutral|inclusive)(?: \w+)? (?:english|spelling|language)\b|\b(?:in|using) (?:english|german|french|spanish|italian|dutch|portuguese|polish) (?:only|throughout)\b|\bin (?:the )?(?:first|second|third|present|past) (?:person|tense)\b|\bno jargon\b|\bjargon-free\b/,
  /\bbudget(?: is| of|:)?\b|\bdeadline\b|\b(?:by|before|until) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|midnight|next week|the end of|\d{1,2} ?(?:am|pm|o'clock)|\d{1,2}:\d\d|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\bfor (?:less|under|free)\b|[£€$]\d[\d.,]*(?: \w+){0,2} (?:a head|each|in total|per|in all|all in|max|tops|altogether)\b|\b\d[\d.,]* (?:euros|pounds|dollars|gbp|eur|usd) (?:in total|a head|each|max|tops|at most|altogether|in all)\b/,
];
/** What may as well be the way an answer is checked. */
const RULES: readonly RegExp[] = [
  /(?<!\b(?:she|he|i|we|who|they) (?:\w+ly )?)(?:\b)(?:must|mustn't|may not|must not|should not|shouldn't|shall|cannot|can't|can only|may only|do not|don't|never|has to|have to|needs to|is not to|are not to|isn't to|ought to) (?!mind\b|know\b|think\b|understand\b|remember\b|have (?:time|an?|any)\b|find\b)\w/,
  /\bleave [^.\n]{3,60} (?:alone|untouched|unchanged|as (?:it is|they are|is)|out|in)\b|\b(?:keep|leave) (?:my|the|all|any|every|to|within|it|them|each|both|out|in|names?|clear)\b|\b(?:stay|keep|remain) (?:in|within|under|below|away|true|close|on|to|clear)\b|\bstick (?:to|with)\b|\bin character\b/,
  /\b(?:make sure|ensure|be sure|remember|see to it|take care)\b(?: that| to)? [^.]{4,}|\b(?:suitable|appropriate|safe|readable|understandable|accessible) (?:for|to|by) \w|\bat (?:an? )?(?:\w+ )?(?:reading )?(?:level|grade)\b|\b(?:use|using|with|from) (?:only )?(?:free|metric|official|peer-reviewed|primary|published|local|seasonal|british|standard library)\b/,
];
const IN_ONE =
  /\b(?:one|two|three|four|five|six|single|\d+)[- ](?:sentences?|words?|paragraphs?|lines?|pages?)\b(?! (?:per|for each|with|naming|of))/;
const NO_LIMIT =
  /\bno need\b|\bdon'?t mind\b|\bdon'?t know\b|\bno idea\b|\bnot certain\b|\bcan tell me\b|\blooks? (?:like|wrong)\b|\bno (?:particular |special )?(?:limits?|preference|constraints)\b|\bwhy (?:do|don't|can't|must|should)\b|\bhow (?:do|can|to|must|should)\b|\?$/;
/** What holds only in a case is no limit of its own. */
const CONDITION =
  /\babout an? (?:[\w'-]+ ){1,3}without\b[^,.;]*|\b(?:if|when|once|unless|until|where|whether|because|since|who|which|whose|why)\b[^,.;]*/g;
const DIRECTED =
  /\b(?:must|must not|mustn't|may not|should|shouldn't|shall|has to|have to|can't|cannot|may only|can only) (?:not )?(?:be|have|fit|take|cost|use|contain|include|mention|exceed|stay|go|run|need|work|last|read|sound|turn|hold|name|show|start|end|remain|reveal|say|give|make|refer|come)\b/;

/** What binds the answer although it is told of the person. */
const OWN_LIMIT =
  /\b(?:to spend|at (?:the )?most|not an? \w+ (?:more|longer|later)|(?:my|our) (?:budget|limit|deadline) (?:is|of))\b/;
/** What is an order even among the background. */
const PROHIBITION = /^(?:please )?(?:no|nothing|never|only|do not|don't|avoid|keep)\b/;

/** A limit or rule on content or process. */
export function findConstraints(reading: Reading): Span | null {
  return (
    sectionOf(reading, 'has_constraints', isRule) ??
    reading.orders.find(setsLimit) ??
    reading.own.find((part) => PROHIBITION.test(part.words) && setsLimit(part)) ??
    null
  );
}

function isRule(passage: Passage): boolean {
  return isFilledIn(passage) && (passage.count >= 2 || /^\p{L}{4,}|\d/u.test(passage.words));
}

function setsLimit(passage: Passage): boolean {
  const { words, block } = passage;
  if (NO_LIMIT.test(words) || !isFilledIn(passage) || block.kind === 'has_validation') return false;
  const rule = words.replace(CONDITION, ' ');
  if (!passage.imperative && holdsData(passage)) return false;
  const told = { ...passage, words: rule };
  if (OWN_LIMIT.test(rule)) return true;
  if (isSituation(told)) return false;
  if (statesFact(told) && !DIRECTED.test(rule)) return false;
  if (LIMITS.some((pattern) => pattern.test(rule))) return true;
  if (setsCheck(passage)) return false;
  if (!givesRole(passage) && RULES.some((pattern) => pattern.test(rule))) return true;
  return IN_ONE.test(rule) && block.kind !== 'has_format' && !setsFormat(passage);
}
