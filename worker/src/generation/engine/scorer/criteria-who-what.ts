import { type Block, substance } from './blocks.js';
import { type Passages, quotations } from './passages.js';
import { wordCount } from './word-count.js';
import { OUTCOME, OUTCOME_AFTER_CLAUSE } from './verbs.js';

const ROLE_PHRASES: readonly RegExp[] = [
  /\b[Yy]ou(?: are|'re) (?:an?|the|my|one of|[A-Z]\p{L}+,?|now an?)\b(?! (?:user|reader))[^.\n]{3,}/u,
  /\b(?:act|respond|answer|reply|speak|write|behave) (?:as|like) (?:an?|the|my|someone|somebody|if you were)\b(?! (?:table|list|markdown|json|bullet|essay|code))[^.\n]{3,}/i,
  /^be (?:my|an?|the) (?!(?:sure|accurate|bit)\b)\w+[^.\n]*/i,
  /\bspeaking as\b[^.\n]{4,}/i,
  /^as (?:an?|someone|somebody) (?!(?:table|list|result|rule|model|sample|example|reminder|bullet|first|start|side)\b)[^,\n]{4,80},/i,
  /\b(?:the way|as|like) (?:an?|the) [^.,\n]{3,60} would\b/i,
  /\bfrom the (?:standpoint|perspective|viewpoint|point of view|position) of\b[^.\n]{4,}/i,
  /\b(?:in|into) the shoes of\b[^.\n]{4,}|\bthrough the eyes of\b[^.\n]{4,}|\bwith the eyes? of (?:an?|the)\b[^.\n]{4,}/i,
  /\b(?:imagine|pretend|suppose|assume) (?:that )?you(?: are|'re| have|'ve| were)\b[^.\n]{4,}/i,
  /\byou have [^.\n]{3,60} for \w+ years\b|\bplay the (?:role|part) of\b[^.\n]{4,}|\btake on the (?:role|persona)\b[^.\n]{4,}/i,
  /\banswer as that \w+/i,
];
const NO_ROLE =
  /\b(?:don'?t|do not|never|not) (?:act|play|pretend|be)\b|\byou are not\b|reads? as a|\bas a new \w+ would\b/i;

/** A standpoint given to the model. */
export function findRole(blocks: readonly Block[], { own }: Passages): string | null {
  const section = blocks.find(
    ({ kind, body }) => kind === 'has_role' && wordCount(substance(body)) >= 2,
  );
  if (section !== undefined) return section.body;
  return firstMatch(own, ROLE_PHRASES, NO_ROLE);
}

const OWN_SITUATION =
  /\b(?:I'?m|I am|I was|I have|I'?ve|I (?:run|own|work|live|teach|study|sell|signed|made|moved|use|keep|lost|bought|tried|ran|started|lead|wrote|got)|we (?:are|have|run|sell|use|open|need|bought|added|'re)|we'?(?:re|ve)|my \w+(?: \w+){0,2} (?:is|are|was|has|have|sells?|says?|refuses?|left|broke|keeps?|blames?)|our \w+(?: \w+){0,3} (?:is|are|was|has|have|shows?|ends?|cooks?|gets?|needs?|broke)|she has|he has|they have)\b/i;
const ASK_ONLY =
  /\bI (?:want|need|would like|'d like|don'?t mind|(?:send|paste|attach|list|name|give)\b)/i;
const AUDIENCE =
  /\b(?:audience|readers?|listeners|viewers|riders|visitors|pupils|players?|participants)\b[^.\n]{0,40}\b(?:are|is|have|live|read|know|:)|\b(?:explain|describe|say|write|speak|talk|present) (?:it |this )?(?:to|for) (?:an?|my|our|the) [^.,\n]{4,}|\b(?:explain|describe|present|teach)\b[^.,;\n]{3,40} (?:to|for) (?:an?|my|our|the) \p{L}{4,}[^.\n]*|\baimed at [^.\n]{4,}|\bfor (?:an? |my |our |the )?(?:\w+[ -]){0,4}(?:team|class|family|customers|clients|beginners|children|kids|teenagers|students|patients|tenants|members|volunteers|colleagues|parents|riders|readers|employees|engineers|year[- ]olds?)\b[^.\n]*/iu;
const STATED_FACT =
  /\b(?:is|are|was|were|has|have|had|went|came|left|raised|rose|fell|ends?|gets?|arrives?|doubled|laid|moved|donated|built|serves?|cooks?|opens?|covers?|unlock|share|brings?|takes?|lost)\b/i;
const DETAIL =
  /\d|(?<=[\p{Ll},] )\p{Lu}\p{Ll}+|\b(?:my|our|we|I)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) |\b(?:her|his|their) /u;
const DIRECTIVE =
  /^(?:if|when|where|before|after|each|every|use|keep|give|write|do|don'?t|never|no|not|only|mark|make|check|return|answer|say|put|stay|start|include|avoid|cite|name|list|find|explain|compare|once)\b|\b(?:must|should|may not|at most)\b/i;

/** Background that is not the task: situation, audience, source material or data. */
export function findContext(
  blocks: readonly Block[],
  passages: Passages,
  text: string,
): string | null {
  const section = blocks.find(({ kind, body }) => kind === 'has_context' && tells(substance(body)));
  if (section !== undefined) return substance(section.body);
  const material = blocks.find(
    ({ kind, heading, body }) =>
      kind === null && heading !== null && /\d/.test(body) && wordCount(body) >= 8,
  );
  if (material !== undefined) return material.body;
  const situation = passages.own.find(
    (part) => OWN_SITUATION.test(part) && wordCount(part) >= 5 && !isAsk(part),
  );
  if (situation !== undefined) return situation;
  const audience = passages.own.find((part) => AUDIENCE.test(part));
  if (audience !== undefined) return AUDIENCE.exec(audience)?.[0] ?? audience;
  const fact = passages.own.find(
    (part) =>
      wordCount(part) >= 6 &&
      STATED_FACT.test(part) &&
      DETAIL.test(part) &&
      !DIRECTIVE.test(part) &&
      !OUTCOME.test(part) &&
      !part.endsWith('?') &&
      !isRole(part),
  );
  return fact ?? pastedMaterial(text);
}

/** Whether a passage under a heading says something about the situation, beyond a bare topic. */
function tells(body: string): boolean {
  if (/^(?:the )?\w+ (?:I|you) (?:paste|send)/i.test(body)) return false;
  const count = wordCount(body);
  return count >= 4 && (DETAIL.test(body) || STATED_FACT.test(body));
}

function isAsk(part: string): boolean {
  if (/\b(?:could|can|would) (?:you|u)\b|^(?:something|anything|ideas|thoughts)\b/i.test(part))
    return true;
  const rest = part.replace(ASK_ONLY, '');
  return rest !== part && !OWN_SITUATION.test(rest);
}

function isRole(part: string): boolean {
  return ROLE_PHRASES.some((pattern) => pattern.test(part));
}

const INTRODUCED =
  /\b(?:below|following)\b|\b(?:this|these|my|the) (?:\w+ )?(?:clause|text|paragraph|sentence|abstract|e?mail|letter|message|figures|data|notes?|function|post|review|quote)\b/i;

/** Code, rows of figures, or a longer quotation that is named as the thing to work on. */
function pastedMaterial(text: string): string | null {
  const fence = /(?:```|~~~)[^\n]*\n([^]*?)\n(?:```|~~~)/.exec(text);
  if (
    fence?.[1] !== undefined &&
    wordCount(fence[1]) >= 6 &&
    !/\bexample|\bsample|like this/i.test(text.slice(Math.max(0, fence.index - 60), fence.index))
  )
    return fence[1];
  const rows = text
    .split('\n')
    .find(
      (line) =>
        (line.match(/\d[\d.,]*/g)?.length ?? 0) >= 3 &&
        /\p{L}{2}/u.test(line) &&
        !OUTCOME.test(line) &&
        !/->|\|/.test(line),
    );
  if (rows !== undefined) return rows;
  if (!INTRODUCED.test(text)) return null;
  return quotations(text).find((quote) => wordCount(quote) >= 10) ?? null;
}

const EMPTY_TASK = /^(?:do|tell me about|talk about|thoughts on|something about)\b/i;
const QUESTION =
  /^(?:what|why|how|who|when|where|which|is|are|can|could|should|do|does|did|may|will)\b[^?\n]*\?$/i;
const CHAIN =
  /\b(?:and also|and could you|plus a|and what is)\b.*\b(?:and also|and could you|plus a|and what is)\b/i;

/** One outcome, stated as an action on an object. */
export function findObjective(blocks: readonly Block[], { own }: Passages): string | null {
  const section = blocks.find(({ kind, body }) => {
    const task = substance(body);
    return kind === 'has_objective' && wordCount(task) >= 3 && !EMPTY_TASK.test(task);
  });
  if (section !== undefined) return section.body;
  const filledIn = own.filter(
    (part) => substance(part) !== '' && !HOLES.test(part) && !CHAIN.test(part),
  );
  const order = filledIn.find(
    (part) => OUTCOME.test(part) && wordCount(part) >= 2 && !RULE_LIKE.test(part),
  );
  if (order !== undefined) return order;
  const late = filledIn.find(
    (part) =>
      !/^(?:if|when|where|before)\b/i.test(part) &&
      !RULE_LIKE.test(part) &&
      OUTCOME_AFTER_CLAUSE.test(part),
  );
  if (late !== undefined) return late;
  return filledIn.find((part) => QUESTION.test(part) && wordCount(part) >= 5) ?? null;
}

const HOLES = /\{[a-z_ ]+\}/i;
/** Orders that set a rule or a check rather than an outcome. */
const RULE_LIKE =
  /^(?:mark|check|answer|reply|name|put|list|give|show) (?:each|every|it|them|both|only|unsure|in\b|with\b|as\b)|^(?:check|make sure|verify|confirm)\b|\bbefore you\b|^answer as\b|^put yourself\b|^imagine you\b|^write \(/i;

function firstMatch(
  parts: readonly string[],
  patterns: readonly RegExp[],
  not: RegExp,
): string | null {
  for (const part of parts) {
    if (not.test(part) || substance(part) === '') continue;
    const filled = part.replace(/\{[^{}]*\}/g, '');
    for (const pattern of patterns) {
      const match = pattern.exec(filled);
      if (match !== null) return match[0];
    }
  }
  return null;
}
