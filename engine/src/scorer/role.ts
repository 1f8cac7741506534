import type { Span } from '../score.js';
import type { Passage } from './passages.js';
import { perPassage } from './per-passage.js';
import { PERSON } from './person.js';
import { type Reading, sectionOf } from './reading.js';
import { isFilledIn } from './substance.js';

const THING =
  '(?:single |short |simple |formal |bulleted |numbered |markdown |two|three|\\w+-column )*(?:table|list|json|bullets?|essay|code|csv|poem|story|letter|e?mail|report|paragraph|dialogue|conversation|script|checklist|summary|file|file\\w*|result|rule|whole|team|group|pair|draft|starting|start|first|last|next|follow|reminder|side|sample|example|model|quote|question|number|sentence|word|title|heading|block|diff|patch|string|function|memo|monologue|diary|blog|post|tweet|thread|speech|slide|note|haiku|sonnet|song|limerick|minimum|maximum|rough|percentage|share|general|matter|plain|final|one|if i|answer|reply|response|review|notice|svg|pdf|diagram|grid)\\b';
const NOT_CONDITION =
  '(?<!\\b(?:if|whether|unless|when|because|since|until|why|how|who|what|where) )';
const PRAISE =
  '(?!(?:[\\w-]+ )?(?:best|greatest|lifesaver|star|legend|genius|gem|angel|user|reader|only one|one who)\\b)';

const PHRASES: readonly RegExp[] = [
  new RegExp(
    `${NOT_CONDITION}\\byou(?: are|'re|'ll be| will be)(?: now| also| both| part)? (?:an?|the|my|our|one of|that|part) ${PRAISE}[\\p{L}\\d]`,
    'u',
  ),
  new RegExp(`${NOT_CONDITION}\\byou(?: are|'re) ${PERSON}`),
  new RegExp(
    `(?<!\\b(?:i|we|they|he|she|it|who|which|people|you can|the|your|its|my|each|every|an?) )\\b(?:act|respond|answer|reply|speak|talk|write|behave|think|work|perform|operate|function|pose|serve|double|explain|review|role-?play|you come)(?: \\w+){0,3} (?:as|like) (?:(?:if|though) you (?:were|are) )?(?:an?|the|my|our|that|someone|somebody|one of) (?!${THING})\\p{L}`,
    'u',
  ),
  /\b(?:as|like) (?:an?|the|my) [^.,]{3,70} would\b|\bthe way (?:an?|the|my|our) [^.]{3,80}(?:would|does|tells?|explains?|speaks?|talks?|writes?|says|puts|thinks)\b/,
  /(?:^(?:please )?|^be \w+, |\b(?:you to|pretend to|pretending to|you'll|you will|you) )be (?:my|our|an?|the) (?!bit\b|little\b|good\b|sure\b)\w/,
  /\b(?:consider|regard|think of|see|picture|imagine) yourself (?:as |to be |in )?(?:an?|the|my|one of|someone)\b|\b(?:in|from|using|with|given) your (?:\w+ )?(?:capacity|role|expertise|experience|position|knowledge|work|job) as\b|\bwith (?:your|an?|the) [\w' -]{3,30} hat on\b|\b(?:judge?ment|eyes?|ears?|patience|experience|knowledge|voice|mind|instincts?) of an? \w+|\bbe that (?:person|someone|somebody|expert|editor|adviser)\b|\b(?:put|put on|wear|don|take|take up|slip into) (?:on )?(?:your|the|an?|my) (?:[\w'-]+ ){0,4}(?:hat|cap|apron|robes?|gown|coat|uniform|glasses|spectacles|shoes|boots|chair|seat|gloves|badge|mask|wig|helmet|mantle)\b(?! (?:to|from|off|away|in))|\b(?:consider|see|picture|imagine|fancy|think of) yourself (?:hired|employed|appointed|behind|on|at|in charge|working|among) /,
  new RegExp(
    `^as (?:an?|the|my|our|someone|somebody|one of) (?!(?:public |private |open |final )?${THING})[^,]{3,110}, (?!i\\b|we\\b|my\\b|our\\b|i'|we')`,
  ),
  /\bspeaking as (?:an?|the|my|someone|somebody)\b|\bas (?:someone|somebody) (?:who|with|that)\b|\banswer as that \w+/,
  /\b(?:from|in) the (?:standpoint|perspective|viewpoint|point of view|position|voice|persona|character|role|shoes|skin|mind|guise) of\b|\b(?:through|with) the (?:eyes?|lens|ears?|mind|experience|expertise|authority|patience|hat) of (?:an?|the|my|someone)\b|\b(?:in|into) (?:the (?:shoes|boots|skin|seat|place)|someone's shoes)|\b(?:through|with) (?:an?|the|my) [\w' -]{3,40}'s? (?:eyes?|ears?|mind|nose|patience|precision)\b|\b(?:take|cast|give it) an? [\w -]{3,30}'s (?:look|eye|view|verdict)\b|\bfrom (?:an?|the) [\w' -]{3,40}'s? (?:perspective|point of view|standpoint|viewpoint|angle)\b/,
  /\b(?:imagine|pretend|suppose|assume|picture yourself|make believe) (?:that )?(?:you(?: are|'re| were|'ve| have (?:been|spent|worked|run|just)| work| run| spent| teach)\b|as )/,
  /\byou(?:'ve| have) (?:\w+ )?(?:been|spent|worked|run|edited|coached|taught|written|seen|\w+ed)\b[^.]{0,90}\b(?:years|decades?|century|career|life|since|hundreds|dozens|thousands)\b|\bwith (?:\w+ ){0,3}(?:years|decades) (?:of |in )|\byou(?:'ve| have) [^.,]{3,60} as an? \w|\byou(?:'ve| have|'ve got| bring) [^.,]{1,30}(?:years|decades|lifetime)\b/,
  /\b(?:play|take|take on|assume|adopt|step into|slip into|fill|inhabit|embody|channel) (?:on )?(?:the|an?) (?:role|part|persona|character|mantle|voice|spirit|identity|perspective) of\b|\bas if you(?: were|'d been|'d spent| had (?:been|spent))\b/,
  /\byour (?:role|persona|identity|character|name|profession|part) is (?:to be |that of |to act |played )?(?:an?|the|one of) |\byour name is |\bwho you are: (?:an?|the) |\byou specialis|\byou specializ|\byou(?:r| have) (?:deep |long |wide )?(?:expertise|experience) (?:is|in|with)\b|\bplaying the (?:part|role) of\b|\byou play (?:an?|the) \w/,
  /^(?:please )?channel (?:an?|the|your inner) /,
  /^(?:the |this )?(?:assistant|bot|chatbot|agent|model|ai) (?:is|acts as|plays|will act as|behaves (?:as|like)) (?:an?|the)\b/,
];
/** "You make films for clinics": what somebody does for a living. */
const OCCUPATION =
  /^(?:system: )?you (?:(?!can|may|will|should|must|need|have|get|see|are|could|might|know|said|want|asked|mentioned|find|go|do|don't|write|send|use|give|put)[a-z]+ (?!me\b|my\b|this\b|these\b|it\b|to\b)(?:[\w'-]+ ){1,4}(?:for|at|in|on|from|of) (?:an?|the|our|people) |(?:work|write|speak|answer|run|serve|staff|teach|coach|advise|edit|review|manage|handle|look after|make|repair|train|support|assist|guide|moderate|restore|translate|sell|grow|keep|report|lead|design) (?!me\b|an? |my\b|this\b|these\b|it\b|up\b|out\b|sure\b|only\b|in\b|with\b)|(?:work|run|manage|lead|teach|edit|staff|look after) |help (?!me\b|us\b)|(?!can|may|will|should|must|need|have|get|see|are|could|might)\w+ .* and (?:you(?:'ve| have)? )?(?:have|'ve|know|heard|seen|hate|love|never|don't|think|believe|refuse|always)\b)/;
/** "Judge it like a cox": the person after "as" or "like" is who shall do it. */
const COMPARED = new RegExp(`\\b(?:as|like) (?:an?|the|my|our|your) ${PERSON}`);
/** What comes before when the person is depicted, or is somebody else. */
const DEPICTED =
  /^(?:please )?(?:describe|portray|depict|treat|present|regard|show|paint|cast|picture|introduce|use|mention|name|list|include|count)\b|\b(?:who|that|about|someone|somebody|job|work(?:s|ing)?|known|such|dressed|him|her|them|reader)\b|^you (?:are|were)\b/;
const NAMED =
  /\b[Yy]ou(?: are|'re) [A-Z]\p{Ll}+|(?<!\b(?:I|who|we|they) )\b(?:[Aa]nswer|[Rr]espond|[Rr]eply|[Ss]peak|[Aa]ct|[Tt]alk|[Ww]rite) as (?:Dr\.? |Mrs?\.? |Ms\.? )?\p{Lu}\p{Ll}+/u;
const NOT_A_ROLE =
  /\b(?:don'?t|do not|never|not|no need to) (?:act|play|pretend|be|speak|write|answer as)\b|\byou(?: are|'re) (?:not|no)\b|\breads? as a\b|^(?:then |now |finally,? )*(?:re-?)?(?:read|check|test|try|go through|run through|walk through|look at)\b|\bno (?:persona|role)\b|^if you\b/;
const GIVEN_AMONG_BACKGROUND =
  /^(?:you|picture yourself|imagine you|pretend|suppose you|act|play|take on|be)\b/;
const FIRST_SENTENCES = 4;

/** A standpoint given to the model. */
export function findRole(reading: Reading): Span | null {
  const { own } = reading;
  return (
    sectionOf(reading, 'has_role', isPersona) ??
    own.find(
      (part, at) => givesRole(part) || (at < FIRST_SENTENCES && OCCUPATION.test(part.words)),
    ) ??
    null
  );
}

/** A heading that promises a role needs only a noun, and not the person's own. */
function isPersona(passage: Passage): boolean {
  const { words, count } = passage;
  if (
    !isFilledIn(passage) ||
    /^(?:i|i'm|i've|me|we|we're|my|our|the user|no|not|none|don't)\b/.test(words)
  )
    return false;
  return count >= 2 || new RegExp(`^${PERSON}`).test(words);
}

/** Whether a passage gives the model a standpoint. */
export const givesRole = perPassage((passage) => {
  const { words, typed } = passage;
  if (NOT_A_ROLE.test(words) || !isFilledIn(passage)) return false;
  if (passage.block.kind === 'has_context' && !GIVEN_AMONG_BACKGROUND.test(words)) return false;
  return NAMED.test(typed) || isCompared(passage) || PHRASES.some((pattern) => pattern.test(words));
});

function isCompared({ words, imperative, block }: Passage): boolean {
  const at = words.search(COMPARED);
  if (at === 0) return block.kind === 'has_constraints' && block.heading !== null;
  return at > 0 && (imperative || words.startsWith('you ')) && !DEPICTED.test(words.slice(0, at));
}
