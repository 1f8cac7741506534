import type { Span } from '../score.js';
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
  /^(?:and |but |also |please |just |so )*(?:steer (?:clear|away)|aim (?:for|at)|treat|favou?r|assume|address (?:me|them|the)|anything but|prefer|rule out|not (?:a|one|a single) (?:word|line|mention|syllable|hint)|mind (?:the|your)|spell (?!out)|do without|hands off|stay away|under no circumstances|on no account|in no case|no(?! (?:one|idea|wonder)\b)|nothing|never|avoid|only|without|stay|stick|do not|don't|capitals only|refrain|skip|leave out|omit|exclude|ignore|limit|restrict|ban|drop|preserve|maintain|retain|respect|obey|adhere|comply|observe|keep)\b(?!: )..{2,}/,
  /[,;:(–—-] ?(?:and |but |please |so |or )*(?:no|nothing|never|avoid(?:ing)?|without|but not|not|only|stay(?:ing)?|leave out|skip|omit|don't|do not|keep(?:ing)?) (?!longer\b|idea\b|need\b|one \w+ed|sure\b|matter\b|problem\b|came\b|\w+ed\b|knew\b|helps?\b|works?\b)[\w"“‘']/,
  /\bonly (?:use|from|with|if|those|these|the|what|free|films|sources|things|words|in|for|about|include|on|facts)\b|\b(?:use|cite|include|mention|cover|consider|using|take|name) only\b|(?<!\b(?:could|can|may|will|was|is|'s) )\bonly(?=[.,;]|$)|\band nothing else\b|\bnothing (?:but|else|that|fried|with)\b|\bexclusively\b/,
  /\b(?:without|avoid(?:ing)?|except(?: for)?|excluding|exclude|leaving out|other than|apart from|instead of|rather than) (?!making|guessing|inventing)\w/,
  /\b(?:neutral|formal|informal|friendly|casual|polite|firm|plain|simple|warm|serious|playful|professional|light|dry|respectful|calm|chatty|conversational|gentle|sober|everyday|neutral|child-friendly|upbeat|empathetic|matter-of-fact|confident|persuasive|humorous) (?:\w+ )?(?:tone|words|language|style|register|voice|manner|english|wording)\b|\b(?:warm|funny|polite|firm|friendly|light|formal|serious|kind|honest|witty|simple|direct|short)\b,? (?:but|yet|and) (?:not |never |too )*(?:\w+ing|warm|funny|polite|firm|friendly|light|formal|serious|kind|honest|witty|simple|direct|short|clear|rude|sweet|dull|stiff|cold|brief|calm|dry|plain|respectful|professional)\b|\btone:? \w+|\b(?:keep|make|sound|be|stay) (?:it |them |the \w+ )?(?:very |really |as )?(?:\w+, )?(?:short|brief|simple|light|friendly|polite|formal|casual|concise|neutral|clean|warm|funny|professional|snappy|punchy|upbeat|plain|gentle|serious|calm)\b/,
  /\b(?:british|american|uk|us|plain|simple|gender-neutral|inclusive)(?: \w+)? (?:english|spelling|language)\b|\b(?:in|using) (?:english|german|french|spanish|italian|dutch|portuguese|polish) (?:only|throughout)\b|\bin (?:the )?(?:first|second|third|present|past) (?:person|tense)\b|\bno jargon\b|\bjargon-free\b/,
  /\b(?:on|within|to) (?:a|an|my|our|the|this) (?:\w+ )?budget\b|\bbudget(?: is| of|:| \d| under| up| at)|\bmy budget\b|\bdue (?:on|by)\b|\bdeadline\b|\b(?:by|before|until) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|midnight|next week|the end of|\d{1,2} ?(?:am|pm|o'clock)|\d{1,2}:\d\d|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\bfor (?:less|under|free)\b|[£€$]\d[\d.,]*(?: \w+){0,2} (?:a head|each|in total|per|in all|all in|max|tops|altogether)\b|\b\d[\d.,]* (?:euros|pounds|dollars|gbp|eur|usd) (?:in total|a head|each|max|tops|at most|altogether|in all)\b/,
];
/** What may as well be the way an answer is checked. */
const RULES: readonly RegExp[] = [
  /(?<!\b(?:she|he|i|we|who|they) (?:\w+ly )?)(?:\b)(?:must|mustn't|may not|must not|should not|shouldn't|shall|cannot|can't|can only|may only|do not|don't|never|has to|have to|needs to|is not to|are not to|isn't to|ought to) (?!mind\b|know\b|think\b|understand\b|remember\b|have (?:time|an?|any)\b|find\b)\w/,
  /\bleave [^.\n]{3,60} (?:alone|aside|untouched|unchanged|as (?:it is|they are|is)|out|in)\b|\b(?:keep|leave) (?:my|the|all|any|every|to|within|it|them|each|both|out|in|names?|clear)\b|\b(?:stay|keep|remain) (?:in|within|under|below|away|true|close|on|to|clear)\b|\bstick (?:to|with)\b|\bin character\b/,
  /\b(?:make sure|ensure|be sure|remember|see to it|take care)\b(?: that| to)? [^.]{4,}|\b(?:suitable|appropriate|safe|readable|understandable|accessible) (?:for|to|by) \w|\bat (?:an? )?(?:\w+ )?(?:reading )?(?:level|grade)\b|\b(?:use|using|with|from) (?:only )?(?:free|metric|official|peer-reviewed|primary|published|local|seasonal|british|standard library)\b/,
];
const IN_ONE =
  /\b(?:one|two|three|four|five|six|single|\d+)[- ](?:sentences?|words?|paragraphs?|lines?|pages?)\b(?! (?:per|for each|with|naming|of))/;
const NO_LIMIT =
  /^only (?:my|our|his|her|their) |^(?:nothing|nobody) \w+s (?:in|at|on|here|there|us|me)\b|^(?:nothing|nobody|never|only (?:one|two|three|four|a few|some|half) of (?:us|them|these|my|our)) (?:\w+ed|came|was|were|has|had|is|are|helps?|works?|worked|knew|can|could)\b|\bno need\b|\bdon'?t mind\b|\bdon'?t know\b|\bno idea\b|\bnot certain\b|\bcan tell me\b|\blooks? (?:like|wrong)\b|\bno (?:particular |special )?(?:limits?|preference|constraints)\b|\bwhy (?:do|don't|can't|must|should)\b|\bhow (?:do|can|to|must|should)\b|\?$/;
/** What is sought or mended, and no limit of the answer. */
const FLAW =
  /(?<=^(?:find|spot|fix|refactor|debug|rewrite|explain|list|name|describe)\b[^,.;]*) (?:that|which|who|so that it|so it|so they) (?:never|no longer|doesn't|does not|don't|do not|only|cannot|can't) [^,.;]*/;
/** What holds only in a case is no limit of its own. */
const CONDITION =
  /\babout an? (?:[\w'-]+ ){1,3}without\b[^,.;]*|\b(?:if|when|once|unless|until|where|whether|because|since|who|which|whose|why)\b[^,.;]*/g;
/** "If you mention prices, use euros": a rule for a case that is no doubt. */
const CASE_RULE =
  /^(?:if|when|whenever|where|wherever) (?:you|the (?:user|guest|customer|caller|reader|visitor|client)|somebody|someone|anyone|they)\b[^,.;]{3,80}, (?:please |always |then )*(?:use|be|spell|keep|write|call|stay|give|add|never|don't|do not|only|switch|reply|answer|treat|speak)\b/;
const DIRECTED =
  /\b(?:must|must not|mustn't|may not|may|should|shouldn't|shall|has to|have to|can't|cannot|may only|can only) (?:not )?(?:be|have|fit|take|cost|use|contain|include|mention|exceed|stay|go|run|need|work|last|read|sound|turn|hold|name|show|start|end|remain|reveal|say|give|make|refer|come)\b/;

/** What binds the answer although it is told of the person. */
const OWN_LIMIT =
  /\b(?:to spend|can (?:spend|afford|pay)|(?:i|we) (?:don't|do not|never) want (?:any|an?|the|it|to (?:see|read|hear))|at (?:the )?most|not an? \w+ (?:more|longer|later)|(?:my|our) (?:budget|limit|deadline) (?:is|of))\b/;
/** What binds the answer although it reads like a fact. */
const BINDING: readonly RegExp[] = [
  new RegExp(
    `^(?:about |around |roughly |in |between \\d+ and )?${NUMBER} ${UNIT}(?=[.,;]|$| (?:in (?:each|all|total)|at|per|each|will|is enough|or|and))`,
  ),
  /^(?:facts?|words?|sources?|ideas?|names?|figures?|things?|only|in|from|recipes?|songs?|books?|films?|ingredients?|tools?|materials?)\b[^.;]*\bonly[.!]?$/,
  /^(?:absolutely|strictly|definitely|please,?) no\b|^whatever you do\b|^hands off\b|\bthroughout[.!]?$|\bat the (?:very )?latest\b|\b(?:half|twice|double|a third of) (?:of )?the (?:length|size)\b|\b(?:is|are) (?:welcome|allowed|required|expected)\b(?=[.,;]|$)|^reading time\b|^cap (?:it|them|this|the)\b|\bbut (?:always )?to the point\b|^(?:speak|talk|write|answer|put it|say it) (?:very )?(?:plainly|simply|slowly|briefly|clearly|kindly|gently|warmly|formally|softly)\b/,
  /\b(?:is|are|stays?|remains?) (?:out(?: of bounds)?|off|banned|forbidden|taboo|off[- ]limits|not (?:allowed|welcome|wanted|permitted|an option)|compulsory|mandatory|a must|fixed|sacred)(?=[.,;:]|$)/,
  /\bstays? (?:as (?:it|they|he|she)|where|put|the same|untouched|unchanged|out\b|in the)|\b(\w+) stays? \1\b/,
  /^(?:the |your )?(?:tone|style|language|vocabulary|register|voice|wording|spelling|reading level|length) (?:is|are|should|must|stays?)\b/,
  /^(?:(?:answer|write|reply|everything|all|and),? )?in (?:dutch|german|french|english|spanish|italian|portuguese|polish|swedish|danish|norwegian|finnish|turkish|japanese|chinese|arabic|russian|greek|latin|welsh|irish|\w+ english)[.!]?$/,
  new RegExp(
    `\\b(?:entire|whole|full) (?:[\\w-]+ ){1,3}?(?:lasts?|takes?|runs?|fits?|is|stays?) (?:about |within |under |in |on )?(?:${NUMBER}|one|an?)\\b`,
  ),
  /\b(?:half|one|a|a single) (?:a )?(?:page|side|sheet|screen|paragraph|line|minute) (?:will do|is (?:enough|plenty|fine)|suffices)\b|^(?:it )?fits? (?:on|in|into) (?:an?|one|the)\b/,
];
/** "Use metric units": by what means the answer is to be made. */
const MEANS =
  /^(?:please |and |also |then )*(?:use|work (?:with|from)|rely on|base (?:it|this|your|the) \w*|draw on|refer to) (?!(?:the (?:following|above|attached)|this|these|an? (?:table|list|heading))\b)\w/;
/** What is an order even among the background. */
const PROHIBITION =
  /^(?:please )?(?:no|nothing|never|only|do not|don't|avoid|keep)\b|^(?:the )?(?:texts?|entries|answers?|posts?|submissions?|proposals?|slides?|poems?|letters?|it|they) (?:may|must|can|should|has to|have to) /;

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

/** Whether words bind the answer although they read like a fact. */
export function binds(words: string): boolean {
  return BINDING.some((pattern) => pattern.test(words));
}

function setsLimit(passage: Passage): boolean {
  const { words, block } = passage;
  if (NO_LIMIT.test(words) || !isFilledIn(passage) || block.kind === 'has_validation') return false;
  const rule = words.replace(CONDITION, ' ').replace(FLAW, ' ');
  if (!passage.imperative && holdsData(passage)) return false;
  const told = { ...passage, words: rule };
  if (OWN_LIMIT.test(rule) || binds(rule)) return true;
  if (CASE_RULE.test(words) && !setsCheck(passage) && !setsFormat(passage)) return true;
  if (isSituation(told)) return false;
  if (statesFact(told) && !DIRECTED.test(rule)) return false;
  if (LIMITS.some((pattern) => pattern.test(rule))) return true;
  if (setsCheck(passage)) return false;
  if (!givesRole(passage) && RULES.some((pattern) => pattern.test(rule))) return true;
  if (MEANS.test(rule) && !setsFormat(passage)) return true;
  return IN_ONE.test(rule) && block.kind !== 'has_format' && !setsFormat(passage);
}
