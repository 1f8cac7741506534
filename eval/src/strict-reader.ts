import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { QualityScore } from '@promptmint/core/catalogue/prompt-parts';
import { ownBody, type PromptReading, withoutBullet } from './prompt-reading.js';
import { samplesOf } from './samples.js';
import { contentWords, mentioned, type Terms } from './words.js';

/** What the strict reader reads. */
export interface StrictReading {
  prompt: PromptReading;
  request: string;
  terms: Terms;
  targetModel: TargetModel;
}

/**
 * The seven criteria by the substance of the sections, read without the engine's scorer: a heading
 * earns nothing, and the quoted request counts only as material.
 */
export function readStrictly(reading: StrictReading): QualityScore {
  return {
    has_role: hasRole(reading),
    has_context: hasContext(reading),
    has_objective: hasObjective(reading),
    has_format: hasFormat(reading),
    has_constraints: hasConstraints(reading),
    has_examples: hasExamples(reading),
    has_validation: hasValidation(reading),
  };
}

const MANNER = /\b(?:who|that|whose|which)\s+(\S.*)|\bby\s+(\w+ing\b.*)/i;

/** A persona of four content words with a manner of working. */
function hasRole({ prompt }: StrictReading): boolean {
  const text = ownBody(prompt, 'role')
    .join(' ')
    .replace(/^you are (?:an? |the )?/i, '');
  const [, clause, means] = MANNER.exec(text) ?? [];
  const manner = clause ?? means;
  return contentWords(text).length >= 4 && manner !== undefined && contentWords(manner).length >= 2;
}

const BLANK = /\{\{[^{}]*\}\}/;
const POINTER = /\bmy request as i typed it\b|\bsentences in it\b/i;

/** A fact of this request in the product's words, or material beside the wish itself. */
function hasContext({ prompt, request, terms }: StrictReading): boolean {
  const facts = ownBody(prompt, 'context', 'material').filter(
    (line) => line !== '' && !BLANK.test(line) && !POINTER.test(line),
  );
  return (
    facts.some((line) => mentioned(line, terms).length > 0) ||
    (prompt.missing.length === 0 && holdsMaterial(request))
  );
}

/** Whether a request brings more than its wish: several lines or sentences, figures, a quotation, or length. */
function holdsMaterial(request: string): boolean {
  const lines = request.split('\n').filter((line) => line.trim() !== '');
  const sentences = request
    .split(/[.!?。!?؟।]+(?:\s+|$)|[。!?]/u)
    .filter((part) => /\p{L}/u.test(part));
  const quotation = /["“”«„「『'‘][^"“”»」』'’\n]{25,}["“”»」』'’]/u.test(request);
  const long = request.split(/\s+/).length >= 25 || [...request].length >= 160;
  const figures = request.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];
  return lines.length > 1 || sentences.length > 1 || figures.length >= 3 || quotation || long;
}

const TASK_VERBS = new Set(
  `add adapt advise analyse analyze answer arrange assess build calculate categorise check choose clarify
  classify clean compare complete compose compute configure convert correct create debug decide describe
  design detect determine develop diagnose document draft draw edit estimate evaluate examine explain extract
  fill find fix forecast generate give group help identify implement improve interpret investigate judge
  list make map measure model name organise organize outline plan point predict prepare produce propose
  prove provide rank read recommend refactor repair reply rephrase report research review rewrite say
  rework schedule segment select set shorten show sketch solve sort split state structure suggest sum summarise
  summarize teach tell test trace transform translate turn vet weigh work write`.split(/\s+/),
);

const ARTEFACTS =
  /\b(?:error|bug|fault|advert|agenda|app|article|bio|biography|bot|brief|budget|bullet|caption|card|chart|class|code|component|configuration|contract|cv|dashboard|description|diagram|document|email|essay|file|form|formula|function|guide|invitation|itinerary|letter|list|macro|mail|menu|message|migration|module|name|newsletter|notice|page|parser|plan|poem|post|presentation|program|proposal|query|regex|expression|report|resume|review|routine|schedule|schema|screen|script|site|slogan|song|speech|story|summary|table|tagline|template|test|text|toast|tool|translation|update|validator|website|workflow)s?\b/i;

/** One sentence that begins with a verb and names this request's matter or the thing to be made. */
function hasObjective({ prompt, terms }: StrictReading): boolean {
  const [line = ''] = ownBody(prompt, 'objective').filter((text) => text !== '');
  const first = /^(?:please |first,? )?([a-z]+)/i.exec(line)?.[1]?.toLowerCase() ?? '';
  if (!TASK_VERBS.has(first) || contentWords(line).length < 2) return false;
  return ARTEFACTS.test(line) || mentioned(line, terms).length > 0;
}

const FORM =
  /\b(?:blocks?|bullets?|cells?|columns?|csv|diagrams?|drafts?|entries|entry|fields?|files?|headings?|headline|hashtags?|items?|json|lines?|lists?|markdown|notes?|pages?|paragraphs?|parts?|phrases?|points?|questions?|rows?|sections?|sentences?|snippets?|stanzas?|subject|tables?|texts?|titles?|tree|variants?|verses?|versions?|yaml)\b/i;
const COUNT =
  /\d|\b(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|single|each|every|per|alone|only|both|no)\b/i;
const ORDER =
  /\b(?:then|first|last|after|before|followed by|in this order|at the (?:top|end)|below|above)\b/i;

/** A form by name, with an order or a count. */
function hasFormat({ prompt }: StrictReading): boolean {
  const lines = ownBody(prompt, 'format').filter((line) => line !== '');
  const parts = lines.filter((line) => /^(?:\d{1,2}[.)]|[-*])\s/.test(line));
  const ordered = parts.length >= 2 && parts.some((line) => FORM.test(line));
  return ordered || lines.some((line) => FORM.test(line) && (COUNT.test(line) || ORDER.test(line)));
}

const NUMBER = String.raw`\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b(?!-)`;
const LIMIT = new RegExp(
  String.raw`${NUMBER}|\b(?:not?|never|nothing|none|neither|nor|only|without|must|cannot|at most|at least|within|up to|maximum|minimum|fewer|less|more than|exactly|unchanged|as (?:they are|it is|typed|given)|character for character|instead of|rather than|apart|alone|limit|each|every|hold to)\b`,
  'i',
);
const CONDITION =
  /\b(?:if|where|when|whenever|unless|until|while|as long as|in case|for (?:each|every))\b/i;
const REASON = /\b(?:because|so that|since|in order to|otherwise)\b/i;
const LANGUAGE_RULE =
  /^(?:answer in|write (?:explanations|the result itself)|reply in|respond in)\b[^.]*\.$/i;
const CHECK = /^before (?:answering|you answer)\b/i;
const CHECK_OPENING = /^before [^,]*, (?:make sure of this: )?/i;
const MISSING = /^if\b[^,]*\b(?:not|no|nothing|missing|unknown|empty)\b[^,]*,/i;

/** The items of the constraints, with the steps before answering told apart. */
function readRules({ lines }: PromptReading): { rules: string[]; checks: string[] } {
  const rules: string[] = [];
  const checks: string[] = [];
  let underCheck = false;
  for (const { text, section, quoted } of lines) {
    if (quoted || section !== 'constraints' || !/^\s*(?:[-*]|\d+[.)])\s/.test(text)) continue;
    const nested = /^\s/.test(text);
    const item = withoutBullet(text);
    if (!nested) underCheck = CHECK.test(item);
    if (!underCheck) rules.push(item);
    else if (nested || !item.endsWith(':')) checks.push(item.replace(CHECK_OPENING, ''));
  }
  return { rules, checks };
}

/** Two rules, each with a limit, a condition or a reason; language, checks and blanks aside. */
function hasConstraints({ prompt }: StrictReading): boolean {
  const own = readRules(prompt).rules.filter(
    (line) => !LANGUAGE_RULE.test(line) && !MISSING.test(line),
  );
  const held = own.filter((line) => LIMIT.test(line) || CONDITION.test(line) || REASON.test(line));
  return held.length >= 2;
}

/** A sample about another matter than the request; for Gemini two of one form. */
function hasExamples({ prompt, terms, targetModel }: StrictReading): boolean {
  const apart = samplesOf(prompt).filter(({ text }) => {
    const body = text.replace(/^[A-Z][\w ',/-]{0,40}:/gm, '');
    const rare = contentWords(body).filter((word) => word.length >= 5 && terms.words.has(word));
    return rare.length === 0 && (body.match(/[\p{L}\p{N}]+/gu) ?? []).length >= 2;
  });
  if (targetModel !== 'gemini') return apart.length >= 1;
  const forms = apart.map(({ labels }) => labels.join('|'));
  return forms.some((form, index) => forms.indexOf(form) !== index);
}

const TESTABLE = new RegExp(
  String.raw`${NUMBER}|\b(?:adds? up|all|any|at least|at most|back(?:wards)?|by hand|compare|compute|count|differs?|each|equals?|every|exactly|fails?|follows? from|gives?|match(?:es)?|never|no|none|nothing|only|passes|recompute|run|same|still|sum|test|try|whole|without)\b`,
  'i',
);
const VAGUE =
  /^(?:check|make sure|ensure|verify|confirm)?[^.]{0,30}\b(?:good|correct|accurate|clear|complete|quality|helpful|best)\b[^.]{0,12}\.?$/i;

/** A check that names something of this request, or a condition that can be tested. */
function hasValidation({ prompt, terms }: StrictReading): boolean {
  const checks = [
    ...ownBody(prompt, 'validation')
      .map(withoutBullet)
      .filter((line) => line !== '' && !/^before you answer[^.]*:$/i.test(line)),
    ...readRules(prompt).checks,
  ];
  return checks.some(
    (line) => mentioned(line, terms).length > 0 || (TESTABLE.test(line) && !VAGUE.test(line)),
  );
}
