import type { Span } from '../score.js';
import type { Passage } from './passages.js';
import { perPassage } from './per-passage.js';
import { isFaultyThing } from './provision.js';
import { type Reading, sectionOf } from './reading.js';
import { isSituation } from './statement.js';
import { isFilledIn } from './substance.js';
import { setsCheck } from './validation.js';
import { wordCount } from './word-count.js';

const FEW = '(?:one|two|three|four|five|six|seven|eight|\\d+)';
/** Layouts that are named as what comes out, not as what was given. */
const GIVEN =
  '(?<=^|[:;(] ?|\\b(?:an?|as|in|into|to|with|using|use|valid|only|is|be|return|output|give|give me|produce|want|like|create|make|draw|then|and|or|plus|one|two|three|your|format|by|just|proper|please|final|clean|simple|short|pretty|nested|pure|raw|strict|single|fenced|prefer|plain|small|numbered|two-column|three-column|first,?|of) )(?<!\\b(?:the|this|that|my|our|your|these|those|his|her|attached|following|existing|sql|database|from|of|whole|above|an? (?:data|sql|database)|any|html|each|every) )';
/** Layouts that may also be what is asked for: they count only as what something is put into. */
const CONTAINER =
  '(?:grid|matrix|timetable|spreadsheet|flash ?cards?|index cards?|diagram|flow ?chart|patch|diff|svg(?: file)?|slide deck|slides|checklist|table|list|json|yaml|csv|outline|timeline|calendar|tree|storyboard|dialogue|transcript|faq|memo|brief|one-pager|file|archive|notebook|code block|chart|scorecard|playlist|crossword|itinerary|lookup)';
const PHRASES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:as|into|(?:should|must|will|shall|to|can) be|to see) (?:an? |one |a single |two |three )?(?:[\\w-]+ ){0,2}?${CONTAINER}\\b(?! (?:of|from) (?:the|my|our))|^(?:an? )(?:[\\w-]+ ){0,2}?${CONTAINER}\\b[^.]*\\b(?:would|will|is|works?|please)\\b[^.]{0,20}\\b(?:best|fine|nice|do|ideal|great|good|handy|please)\\b|^(?:please )?(?:return|deliver|output|submit|send(?: me)?(?: back)?|hand (?:me|back|in|over)) (?:only )?(?:an?|one) (?:[\\w-]+ ){0,2}?${CONTAINER}\\b`,
  ),
  /^(?:please |then |and |also )*(?:number|bold|underline|indent|capitali[sz]e|italici[sz]e|separate|head|wrap|align|alphabeti[sz]e|title|highlight|colou?r(?:-code)?) (?:the|each|every|all|it|them|your|both|any|key)\b/,
  /\b(?:in|on|at|to|into|under) (?:the|an?) (?:very )?(?:first|last|top|bottom|left|right|final|opening|closing|outer|inner|separate|new|third|second)(?:-hand)? (?:row|column|line|page|corner|cell|slide|card|block|box|tab|sheet)\b/,
  new RegExp(`^(?:in )?${FEW} [\\w-]+s(?::| - | – ) ?\\w`),
  /\bthe (?:first|second|third|last|left|right|top|bottom)(?:-hand)? (?:column|row|line|cell|page|half) (?:carr|hold|show|give|list|name|contain|be)\w*\b|^let the \w+ (?:column|row|line|heading)\b/,
  /\bin (?:capitals|caps|upper ?case|lower ?case|block letters|red|green|blue|smaller type|larger type|small type|large type|big letters|quotation marks|quotes|backticks|monospace)\b|\byyyy|\bhh:mm|\bdd[./-]mm\b/,
  /(?<!not |n't )\buse (?:h\d |level \w+ |\w+ )?(?:headings?|sub-?headings?|bullets?|bullet points|numbering|bold|italics|footnotes|columns|headers|markdown)\b/,
  /\bside by side\b|\b(?:next to|beside|under|above|below|opposite) (?:each|one an)? ?other\b|\bone (?:above|under|below|after) the (?:other|next)\b|\b(?:at the (?:very )?(?:top|bottom|head|foot|end)|on top|in front|above|on the front|up front), (?:and |with )?(?:the |an? )?[\w' -]{2,60}\b(?:beneath|below|underneath|under(?:neath)? it|behind|at the (?:bottom|end|foot|top)|on the back)\b|\bin front and [\w' -]{2,40} behind\b|\babove, [^.]{2,60}\bbelow\b/,
  /^first,? (?:the |an? |your |what |how )?[^.]{2,60}[,;] (?:and )?(?:next|second|then|after that|finally|last(?:ly)?),? (?:the |an? |your |what |how )?\w/,
  /^(?:title|head|label|caption|sign) (?:it|each(?: one)?|every \w+|them|the \w+) (?:as )?["“‘']/,
  /\{"[^"\n]{0,60}": ?(?:string|number|int|integer|float|bool|boolean|date|array)|^"?[\w -]{1,20}"?: (?:string|integer|number|boolean|float)\b/,
  new RegExp(
    `${GIVEN}\\b(?:(?:two|three|four|five|\\d+)-column |numbered |bulleted |markdown |html |ascii |simple |short )*(?:tables?|bullets|bullet(?:ed)? (?:points?|lists?)|numbered (?:lists?|steps|points|paragraphs)|dot points|json(?: object| array)?|csv|tsv|yaml|xml|markdown|latex|mermaid|plain text|code blocks?|fenced block|spreadsheet|flowchart|ascii|subheadings?|sub-headings?|two columns|three columns)\\b(?!(?<=s):)(?! (?:below|above|i |we |file i|parser|module|library|reader|name|manners|error|schema|column|format is|tennis|games?|that (?:i|we|follows)|loading|import|export|output of|from|has|is|was))`,
  ),
  new RegExp(
    `(?<!\\bat )\\b${FEW}(?: \\w+){0,2} (?:sections|parts|headings|columns|phases|blocks|panels|stanzas|acts|scenes|rows|slides|tabs|cards|verses|bullets|boxes)\\b`,
  ),
  new RegExp(`\\b${FEW} (?:lines|sentences|pages|points|questions)(?::| - | – )`),
  new RegExp(
    `\\b${FEW}(?: \\w+)? paragraphs?(?:,? (?:separated|followed|then|with|naming|and then|in bold|per|for)|:)`,
  ),
  /(?<!\b(?:most|than|to|least) )\b(?:one|an?|a single|two|three) (?:[\w-]+ ){0,2}(?:lines?|rows?|entry|entries|bullets?|paragraphs?|tables?|headings?|sections?|columns?|sentences?|slides?|cards?|pages?|objects?|items?|blocks?|files?|boxe?s?) (?:per|for (?:each|every)) \w/,
  /\b(?:each|every) (?:[\w'-]+ ){0,3}?(?:on (?:its own|a new|a separate)|gets|needs|carries|holds|has|with|under|in (?:bold|italics|brackets|capitals|(?:its|their) own|an? (?:table|box|row|line|cell|bullet|list))|starts|begins|ends|opens|quotes|should read|reads|followed by|preceded by|numbered)\b/,
  /\b(?:on (?:its|their|his|her) own(?: line)?|(?:line|row|paragraph|page|sheet)s? of (?:its|their) own|line by line|one per line|a new line|separate lines?|in that order|in this order|in the order|in this (?:shape|form|format|layout|pattern))\b/,
  /\b(?:start|begin|open|lead|end|finish|close|conclude|top|head|sign off)(?: (?:it|them|off|each|every|the|your|with))?(?: \w+){0,3} (?:with|by) (?:an?|the|one|two|three|what|how|your|my|its|each|one-|(?!something|anything|nothing|everything)\w+ing)\b/,
  /\b(?:first|start with|begin with)\b.{3,140}\bthen\b.{3,}|\bthen an? .{3,80}\bthen\b|, then (?:an?|the|one|two|three|what|how|\w+ing)\b|\bfollowed by (?:an?|the|one|two|three|\w+)|\bfirst, (?:the |an? )?[\w ]{2,40} (?:underneath|below|second|next|after|last|then)\b|\bfirst,? (?:and )?(?:under|below|after|followed)|\bgive (?:me |us )?(?:the|your|an?) .{2,60} first\b|\b(?:and )?last(?:ly)?,? (?:an?|the|what) /,
  /\b(?:in (?:bold|italics?|(?:square |round )?brackets|parentheses|small caps|a box|a frame|a code block|two columns|columns|rows|dialogue form|note form|table form|tabular form|outline form|verse)|as (?:headings?|a heading|the heading|a caption)|with (?:headings?|subheadings?|bullets|headers?|a (?:title|subject line|headline|heading|header|caption|table|chart|list|column|row|legend|footer|sign-off|bold))|(?:under|with) (?:the )?(?:\w+ )?(?:headings?|headers?|labels|headlines?))\b/,
  /\bmultiple[- ]choice\b|\b(?:answers?|key|sources?|links?|summary|notes|references?|title|name|date|call|heading|signature) at the (?:very )?(?:end|top|bottom|foot|start|beginning|back)(?=[.,;]|$)/,
  /\b(?:separated|divided|split|delimited) (?:up )?(?:by|into|with)\b|\bsemicolons between|\bbetween the columns\b|\bheader row\b|\bdown the (?:side|margin|left)|\bacross the top\b|\b(?:left|right)(?:-hand)? (?:page|column|side)\b|\bon the (?:left|right)\b|\bin the margin\b|\bat the (?:top|bottom|foot|head|end) (?:an?|of the (?:page|sheet|answer|reply|list|email))\b|\b(?:below|under|underneath|above|beneath) (?:it|them|that|each|the table)\b/,
  /\b(?:grouped|sorted|ordered|arranged|organi[sz]ed|laid out|listed|ranked|broken down|structured|presented|formatted|set out) (?:by|under|in|into|as|from|like|with|week|day|alphabetically|chronologically)\b|\b(?:oldest|newest|cheapest|best|worst|latest|earliest|strongest|most \w+|biggest|largest|smallest|nearest) (?:one |ones )?first\b|\b(?:alphabetical|chronological|reverse|descending|ascending) order\b/,
  /\b(?:keys?|columns?|fields|headings?|headers?|sections|rows)(?: are| called| named| for|:| labelled| titled| headed)? ['":]?\s*\w+(?:,| and| then) \w+|(?:^|with|and|[,:]) ?(?:an? )?(?:rows?|columns?) for\b|\bheaded\b/,
  /\b(?:in|into) (?:the )?(?:form|shape|format|layout) of\b|\bin the style of (?:an? )?(?:faq|q ?&|interview|diary|memo|checklist|dialogue|script)\b|\bin one (?:block|table|file|list|column|row|cell)\b|\bfrom \w+est to (?:the )?\w+est\b|(?:^|[,;] )(?:please |then |and |so )*(?:format|structure|present|deliver|return|write|lay|set|put|hand|give|arrange|type) (?:me )?(?:it|this|them|everything|your \w+|the (?:whole |final )?(?:answer|reply|response|result|results|output|text|findings|plan|summary|information|data))(?: out| up| over| back| down)? (?:as|in|into|like) (?:(?:an?|two|three|four|one) |(?=\w+s(?:[:,.]|$)))(?!way|tone|style|voice|manner|language|word|sentence|few)\w|\b(?:as|into|in) (?:an? |one |a single )(?:\w+ ){0,2}(?:dialogue|faq|q ?& ?a|script|interview|memo|outline|one-pager|diff|patch|timeline|checklist|list|slide deck|slides|pdf|word document|docx|haiku|sonnet|limerick|rhyming couplets|postcard|text message|tweet|thread|transcript|calendar|matrix|grid|tree|diagram|chart|graph|playlist|flashcards?|cards)\b/,
  /\bthen (?:add|give|list|write|put|end|finish|close) (?:me |with )?(?:an?|the|one|two|three|your)\b|\b(?:in front of|after|next to|beside|under|below|behind) (?:each|every)\b|\b(?:an?|one|single) (?:line|row|table|list|block|column) (?:that|which|holding|containing|with|saying|reading|giving|naming|listing|for)\b/,
  /^(?:please |then |and )*(?:group|divide|arrange|organi[sz]e|structure|break|lay|set|split) (?:the |your |all |up )*(?:\w+|it|them)(?: out| up| down)? (?:by|under|into|in|like|as|according to)\b|\bfor (?:each|every) [^,.]{2,40},? (?:give|list|state|show|include|add|name|write|provide|put|note)\b(?! (?:an?|one|two|some) example)|\bfor (?:each|every) [^,.:]{2,40}: \w+|\b(?:each|every|per) (?:\w+ )?\w+: \w+(?: \w+)?,|\b(?:day|week|hour|month|year|chapter|section|minute|scene|room)(?:-by-| by )(?:day|week|hour|month|year|chapter|section|minute|scene|room)\b/,
  /^(?:the |your |each |every )?(?:final |whole |first |last )?(?:answer|response|output|reply|result|table|list|text|e?mail|letter|summary|report|section|paragraph|entry|item|line|row|article|post|slide|page|plan|chapter|card|draft)s? (?:should |must |will |shall )?(?:consists? of|contains?|comprises?|is made up of|(?:has|have) (?:an?|two|three|four|five|\d)|starts?|ends?|opens?|begins?|comes? (?:in|as|with)|is (?:an? )?(?:table|list|json|divided|split|structured|laid out))\b/,
  /\b(?:layout|format|structure|output|deliver(?:ed)?(?: it)? as|return (?:only )?(?:an?|the)|shape)\b\s*(?::|is|=|as|it as) ?\w+ \w+|\b(?:docx|xlsx|tracked changes|subject line|sign-off line|word document|google doc|pdf|file named|filename)\b/,
];
const NOT_A_FORMAT =
  /^(?:like|as|same as) (?:the )?(?:last|previous|before|usual)\b|\bdon'?t mind\b|\bany format\b|\b(?:differences?|between|versus|vs|compare|explain|what is)\b[^.]{0,40}\b(?:json|xml|csv|yaml|markdown|html|latex)\b|\bno (?:particular|special|specific) (?:format|layout)\b|\bwhatever (?:format|the answer)|\b(?:don't|do not|no need to|avoid|never|no|without|not) (?:use |using |add |include |an? |any |make |give me |put (?:it|them|this) in(?:to)? |answer in |write )*(?:tables?|bullets?|bullet points|lists?|markdown|headings?|json|columns?)\b/;
const STORY =
  /\b(?:i|we)(?:'ll| will) (?:accept|check|know|test|reject|judge)\b|\b(?:i|we|they|she|he)(?:'ve| have|'d(?! (?:like|want|love|prefer|rather|be))| had|'m| am|'re| are| was| were)\b|\b(?:he|she|they|who) \w+ed\b|\b(?:i|we) (?:attach|paste|send|sent|gave|got|pasted|attached|sell|run|work|use|keep|make)\b/;
const WISH = /\b(?:i|we)(?:'d| would)? (?:like|want|need|love|prefer)\b/;
const LENGTH_OR_TONE =
  /\b(?:about|around|roughly|approximately|approx|maximum|max|minimum|at most|at least|no|more|less|than|up to|under|over|not|longer|shorter|a|an|and|or|but|to|the|in|of|with|for|be|is|it|as|very|really|please|keep|any|all|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|words?|characters?|pages?|minutes?|seconds?|second|sentences?|length|tone|style|language|when read aloud|read|aloud|only|short|brief|long|concise|friendly|formal|informal|casual|professional|clear|simple|plain|polite|warm|funny|easy|english|serious|playful|tidy|neat|readable|nice|good|appropriate|pretty|beautiful|detailed|standard|suitable)\b|\d[\d.,]*/g;

/** What the answer must look like. */
export function findFormat(reading: Reading): Span | null {
  return (
    sectionOf(reading, 'has_format', describesLayout) ?? reading.orders.find(setsFormat) ?? null
  );
}

/** "One headline and three sentences". */
const COUNTED_PARTS = new RegExp(
  `\\b(?:an?|${FEW}) \\w+(?:,| and| plus|, then)(?: then| and)? (?:an?|${FEW}) \\w+`,
);

/** Under a heading for the format anything counts but a length, a tone or a filler. */
function describesLayout(passage: Passage): boolean {
  if (!isFilledIn(passage) || NOT_A_FORMAT.test(passage.words)) return false;
  return (
    PHRASES.some((pattern) => pattern.test(passage.words)) ||
    COUNTED_PARTS.test(passage.words) ||
    wordCount(passage.words.replace(LENGTH_OR_TONE, ' ')) >= 2
  );
}

/** Whether a passage says what the answer must look like. */
export const setsFormat = perPassage((passage) => {
  const { words, imperative, block } = passage;
  if (
    !isFilledIn(passage) ||
    NOT_A_FORMAT.test(words) ||
    (words.endsWith('?') && !/\b(?:can|could) you\b/.test(words))
  )
    return false;
  if (
    block.kind === 'has_role' ||
    (block.kind === 'has_validation' && setsCheck(passage)) ||
    isFaultyThing(words) ||
    (!imperative &&
      !WISH.test(words) &&
      (STORY.test(words.split(': ', 1)[0] ?? words) || isSituation(passage)))
  )
    return false;
  if (
    /^(?:it's|it is|it|the \w+) (?:finished|done|good|right|ready|passes|works|is (?:finished|done|good|right|ready))\b/.test(
      words,
    )
  )
    return false;
  if (/^(?:if|when|where|whenever|unless|before|in case)\b/.test(words)) return false;
  return PHRASES.some((pattern) => pattern.test(words));
});
