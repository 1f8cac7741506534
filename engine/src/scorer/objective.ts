import type { Span } from '../score.js';
import type { Passage } from './passages.js';
import { setsFormat } from './format.js';
import type { Reading } from './reading.js';
import { setsCheck } from './validation.js';
import { givesRole } from './role.js';
import { HOLE, QUOTED } from './mask.js';
import { AND_OUTCOME, OUTCOME_AFTER_CLAUSE, isOrder } from './verbs.js';
import { wordCount } from './word-count.js';

const EMPTY_TASK =
  /^(?:please |pls |can you |could you )*(?:summari[sz]e|translate|explain|write|continue|rewrite|improve|fix|answer|create|generate)[.!?]*$|^(?:so |and )?what do you (?:think|say|reckon)\W*$|^(?:please )?(?:do|tell me about|talk about|thoughts on|something about|help(?: me)?(?: please)?|(?:please |kindly |could you |can you |would you )*(?:help|help me|lend me a hand|give me a hand|assist me|support me)(?: out)?(?: with (?:my |the |this |a |some )?\w*(?: \w+)?)?(?:,? (?:please|thank you|thanks)\b.*)?|(?:fix|improve|do|write|make|edit|create) (?:it|this|that|something|better)(?: (?:better|good|nice|please))*|give me (?:some )?(?:info|information|something)(?: (?:about|on)\b.*)?)[.!?]*$|^(?:please |can you |could you )*(?:tell me (?:something |everything |all |more |a bit )?about|talk (?:to me )?about|(?:some )?thoughts on|something about|i want to (?:talk|know|hear) about|say something about)\b/;
const QUESTION =
  /^(?:so |and |but |ok,? |hi,? |hey,? )?(?:what|what's|why|how|who|when|where|which|whose|is|are|can|could|should|would|do|does|did|may|will|am|has|have)\b[^?]*\?$/;
/** Typed without its mark. */
const OPEN_QUESTION =
  /^(?:so |and |hi,? |hey,? )?(?:what'?s|what (?:is|are|was|were|does)|how (?:do|does|can|to|much|many|long|should|come)|why (?:do|does|did|is|are|was)|where (?:can|do|is)|who (?:is|was)|is it|can i|should i|do i)\b[^.?]*$/;
const WISH =
  /\b(?:i|we)(?:'d (?:like|love)| would (?:like|love)| (?:really |just |only |also |urgently )?(?:want|need)| am after|'m after)(?: to (?:have|get|see|know|find out))? (?:an?|the|some|your help (?:to|with)|help (?:to|with|writing|making)|advice (?:on|about)|ideas|suggestions|one|two|three|four|five|\d+|my|our|this|these|it|them|him|her) ?(?:\w+|to)|\b(?:i'm|i am|we're|we are) (?:looking for|after) (?:an?|the|some|ideas|\w+)/;
const JOB =
  /\b(?:your|the) (?:job|task|goal|mission|assignment|aim|objective|role|purpose) (?:here |today |now )?(?:is|:) ?(?:to |that you )?\w+ \w+|^you (?:will |must |should |are to |need to |have to )?(?:then |now |always )?(?:answer|triage|classify|sort|rewrite|summari[sz]e|translate|extract|review|check|generate|produce|draft|write|suggest|turn|convert|grade|mark|explain|reply|respond|handle|route|help|read|pull|label|tag|score|rank|find|create|plan) (?:the |incoming |every |each |each |all |our |their |any |short |customers?'?s? |users?'?s? |\w+s )/;
/** "What we need is a slogan", "a tagline for a mustard, please". */
const WANTED =
  /^(?:need|want|looking for|wanting|seeking) (?:an?|some|help|advice|ideas|two|three|four|five|\d+) \w+|^(?:what|all) (?:i|we)(?:'d| would)? ?(?:\w+ )?(?:want|need|like|love)(?:'d like)?(?: from you| now| here| most)?(?: is|:) \S+ \S+|^(?:wanted|my question|the question|request|needed): \S+ \S+ \S+|^(?:an?|one|two|three|four|five|some) (?:[\w'-]+ ){2,}[\w'-]+,? (?:please|pls)[.!]?$|\b(?:i'd|i would|we'd|we would) be (?:glad|grateful|thankful|happy) (?:of|for|about) (?:an?|the|some|your)\b|\b(?:need|want|like) (?:you|somebody|someone) to (?!know\b|act\b|be\b|pretend\b|imagine\b)\w+ \w+/;
const REFUSAL = /\bi (?:don't|do not) (?:want|need)\b/;
/** Orders that set a rule, a check or a persona rather than an outcome. */
const RULE =
  /^(?:please |then |also |and |now )*(?:(?:(?:mark|name|answer|put|give|show|list|check|write|cite|read|number|count) (?:each|every)\b|(?:mark|check|answer|reply|name|put|list|give|show|write|score|group|sort|order|count|label|cut|read|draw|complete|finish|rate|rank|number|continue) (?:it|them|both|all|only|unsure|in|with|as|like|no|out|to(?! (?:this|these|the|my|our|her|his|their)\b)|from|nothing|your answer|the answer|any)\b)|(?:check|make sure|verify|confirm|test|review|count|go over|go through|read)\b.{0,40}\b(?:your|the answer|before|twice|again|that|once more|it)\b|put yourself|imagine|pretend|hold (?:each|every|it|them|all)|run through|(?:finish|end|close) by|cap (?:it|this|them)|do (?:it|them) like|act as|play the|write \(|make sure|make it|keep)|^(?:if|when|where|whenever|unless|before|after|once|in case|never|don't|do not|no)\b|\bbefore you (?:answer|reply|send|finish)\b|^answer (?:as|me|us)\b/;
/** "Write it." after what it is has been told. */
const BACK_REFERENCE =
  /^(?:please |now |so )*(?:write|draft|do|fix|rewrite|translate|make|solve|improve|edit|shorten|summari[sz]e|explain|finish|continue|complete|polish|correct) (?:it|this|that|them)\b/;
const CHAIN = /\b(?:and also|also|oh and|and could you|plus|and what is|another thing|and then)\b/g;
const SEVERAL =
  /^(?:three|two|four|a few|several|some|a couple of) (?:things|questions|requests|asks)\b/;

/** One outcome, stated as an action on an object. */
export function findObjective(reading: Reading): Span | null {
  const parts = reading.own.filter(
    (part) => isFilled(part) && !isSeveral(part.words) && !EMPTY_TASK.test(part.words),
  );
  const inTask = parts.filter(({ block }) => block.kind === 'has_objective');
  const elsewhere = parts.filter(
    ({ block }) => block.kind === null || block.kind === 'has_context' || block.kind === 'has_role',
  );
  const questions = parts.filter(
    ({ words, block }) => block.kind !== 'has_validation' && QUESTION.test(words),
  );
  const asked = questions.length < SEVERAL_QUESTIONS ? isAsked : wishes;
  return (
    inTask.find((part) => namesOutcome(part) || asked(part)) ??
    elsewhere.find((part) => namesOutcome(part) && !givesRoleOnly(part)) ??
    elsewhere.find(asked) ??
    reading.own.find((part, at) => at > 0 && BACK_REFERENCE.test(part.words)) ??
    null
  );
}

/** A blank may stand for a detail, not for the verb or its object. */
function isFilled({ words, count }: Passage): boolean {
  const blank = words.indexOf(HOLE);
  return blank < 0
    ? count >= 2 || words.includes(QUOTED)
    : wordCount(words.slice(0, blank)) >= FEWEST_BEFORE_BLANK;
}

const FEWEST_BEFORE_BLANK = 4;

/** "Put the totals in the last row": an order about parts of the answer. */
const ARRANGES =
  /^(?:please |then |also |and |now )*(?:put|place|mark|label|number|title|name|list|give|show|write|wrap|split|separate|divide|break|bold|underline|underscore|highlight|indent|capitali[sz]e|group|sort|order|arrange|set|hand|lay|head|print|flag|add|include|deliver|present|return|format|structure|colou?r|spell|count|compare|check|ask|imagine|picture|prove|try|test|tell me what you)\b/;

function arranges(part: Passage): boolean {
  return (
    part.block.kind !== 'has_objective' &&
    ARRANGES.test(part.words) &&
    (setsFormat(part) || setsCheck(part)) &&
    !NEW_THING.test(part.words)
  );
}
/** Nouns that are verbs elsewhere. */
const LABEL =
  /^(?:model|word|map|budget|cost|script|mark|score|rank|code|index|count|tag|label|schedule|sketch|update|process|shape|outline|recap|draft|plan|design|group|balance|caption|order|match|title) ?:|^budget \W?\d/;
/** What is made rather than arranged is no part of the answer. */
const NEW_THING =
  /^(?:please |then |also |and |now )*(?:write|list|give me|show me|name|sort|split|group|order|compare|check|divide|break|count|test) (?!(?:each|every|it|them|your|all|no|only|the (?:names?|dates?|titles?|totals?|verbs?|nouns?|headings?|terms?|numbers?|figures|text|answer|output|result|parts|sections|points|list|code|table|entries|items|rows|columns|labels|key|steps?))\b)/;

function namesOutcome(part: Passage): boolean {
  const { words, block } = part;
  if (arranges(part) || LABEL.test(words)) return false;
  if (block.kind !== 'has_objective' && RULE.test(words)) return false;
  if (isOrder(words)) return true;
  if (block.kind === 'has_objective' && (ARTEFACT.test(words) || DELIVERY.test(words))) return true;
  return (
    !/^(?:if|when|where|before|no|never|unless|once)\b/.test(words) &&
    (OUTCOME_AFTER_CLAUSE.test(words) || (AND_OUTCOME.test(words) && givesRole(part)))
  );
}

/** "A press release about the ferry" under a heading that asks for it. */
const ARTEFACT = /^(?:an?|one|two|three|four|five|\d+) (?:\S+ ){2,}\S/;
/** Orders that are the outcome only where one is announced. */
const DELIVERY =
  /^(?:please )?(?:give|answer|reply|show|present|return|state|provide|deliver|tell|offer|respond) (?!in\b|as\b|with\b|only\b)\S+ \S+ \S/;

function givesRoleOnly(part: Passage): boolean {
  const { words } = part;
  return (
    givesRole(part) &&
    !OUTCOME_AFTER_CLAUSE.test(words) &&
    !AND_OUTCOME.test(words) &&
    !isOrder(words)
  );
}

const FEWEST_QUESTION_WORDS = 4;

function isAsked(passage: Passage): boolean {
  const { words, count, block } = passage;
  const fewest = block.kind === 'has_objective' ? 3 : FEWEST_QUESTION_WORDS;
  if ((QUESTION.test(words) || OPEN_QUESTION.test(words)) && count >= fewest) return true;
  return wishes(passage);
}

function wishes(part: Passage): boolean {
  const { words } = part;
  if (JOB.test(words) || WANTED.test(words)) return true;
  return WISH.test(words) && !setsFormat(part) && !REFUSAL.test(words);
}

/** From so many questions on none of them is the main one. */
const SEVERAL_QUESTIONS = 3;
const QUESTION_CLAUSE =
  /(?:^|, |\band )(?:so, )?(?:and )?(?:what|how|who|is|are|did|do|does|where|when|why|can|could)\b/g;

/** Several asks with no main one. */
function isSeveral(words: string): boolean {
  if (words.endsWith('?') && (words.match(QUESTION_CLAUSE)?.length ?? 0) >= SEVERAL_QUESTIONS)
    return true;
  return (
    SEVERAL.test(words) ||
    ((words.match(CHAIN)?.length ?? 0) >= 2 &&
      /\?|\bcould you\b|\bwhat\b|\bsomething\b/.test(words))
  );
}
