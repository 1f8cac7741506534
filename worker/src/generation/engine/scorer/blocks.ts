import type { QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';

/** A part of a text under one heading, or a part without any. */
export interface Block {
  /** What the heading promises; null when it promises nothing known. */
  kind: QualityCriterion | null;
  heading: string | null;
  body: string;
}

/** Words of headings by what they announce; the first that fits counts. */
const ANNOUNCED: readonly (readonly [QualityCriterion, RegExp])[] = [
  [
    'has_validation',
    /\b(?:validation|self[- _]?check|checks?|before you answer|done when|complete when|acceptance|accept|success|criteria|fallback|unclear|ties|doubts?|verif\w+|quality(?: check)?|test it|if unsure)\b/i,
  ],
  [
    'has_examples',
    /\b(?:examples?|samples?|before ?\/ ?after|before and after|voice[_ ]sample|model (?:sentence|line|answer)|pairs?|demonstrations?|few[- ]shot)\b/i,
  ],
  [
    'has_format',
    /\b(?:(?:output|answer|response)?[ _-]?format|output|shape|layout|structure|deliverable form)\b/i,
  ],
  [
    'has_constraints',
    /\b(?:constraints?|rules?|limits?|don'?ts|must(?: not)?|requirements?|restrictions?|guidelines|tone|style|boundaries|guardrails)\b/i,
  ],
  ['has_role', /\b(?:role|persona|who you are|your identity|character|act as|expertise)\b/i],
  [
    'has_objective',
    /\b(?:task|objective|goal|what i want|question|assignment|your job|mission|instructions?)\b/i,
  ],
  [
    'has_context',
    /\b(?:context|background|situation|what i have|facts?|data|audience|purpose|source|material|input|scenario|request|stories|history)\b/i,
  ],
];

const TAG = /<([a-z][\w-]*)>([^]*?)<\/\1>/gi;
const HEADING = /^(?:#{1,6} +(.+?)|\*\*([^*\n]{2,40})\*\*:?) *$/;
const INLINE_HEADING = /^(?:\*\*([^*\n]{2,40})\*\*:?|([A-Z][\w'/ ]{1,40}):) +(\S.*)$/;

/** What a heading announces. */
function announced(heading: string): QualityCriterion | null {
  const words = heading.replace(/[_-]/g, ' ');
  if (words.split(/\s+/).length > 6) return null;
  return ANNOUNCED.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Splits a text at its tags, headings and labels. */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (const match of text.matchAll(TAG)) {
    blocks.push(...markdownBlocks(text.slice(from, match.index)));
    const [whole, name = '', body = ''] = match;
    blocks.push(...inner(name, body));
    from = match.index + whole.length;
  }
  blocks.push(...markdownBlocks(text.slice(from)));
  return blocks.filter(({ body, heading }) => body.trim() !== '' || heading !== null);
}

/** A tag's text as one block; tags inside it are samples or parts and stay with it. */
function inner(name: string, body: string): Block[] {
  return [{ kind: announced(name), heading: name, body: body.trim() }];
}

function markdownBlocks(text: string): Block[] {
  const blocks: Block[] = [{ kind: null, heading: null, body: '' }];
  let fenced = false;
  let labelled = false;
  for (const line of text.replace(LATER_LABEL, '\n').split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    const heading = fenced ? null : headingOf(line);
    const open = blocks.at(-1);
    if (heading !== null) {
      blocks.push(heading);
      labelled = heading.body !== '';
    } else if (labelled && NEW_PART.test(line)) {
      blocks.push({ kind: null, heading: null, body: line });
      labelled = false;
    } else if (open !== undefined) {
      open.body += `\n${line}`;
    }
  }
  return blocks.map((block) => ({ ...block, body: block.body.trim() }));
}

/** "Audience: adults. Layout: a list." on one line. */
const LATER_LABEL = /(?<=[.;!?]) (?=[A-Z][a-z]+: )/g;
/** After "Label: text" a line that is no item of a list begins something else. */
const NEW_PART = /^[^\s\-*•|>"'“\d]/;

function headingOf(line: string): Block | null {
  const [, marked, bold] = HEADING.exec(line) ?? [];
  const title = marked ?? bold;
  if (title !== undefined) return { kind: announced(title), heading: title, body: '' };
  const [, strong, plain, rest = ''] = INLINE_HEADING.exec(line) ?? [];
  const label = strong ?? plain;
  if (label === undefined) return null;
  const kind = announced(label);
  return kind === null ? null : { kind, heading: label, body: rest };
}

const HOLE =
  /\{\{?[^{}\n"]{0,60}\}?\}|\[(?:insert|add|your|tone|role|topic|format|audience|describe|name|list|x|\.\.\.)[^\]\n]*\]|<(?:insert|your)[^>\n]*>/gi;
const FILLER =
  /^(?:[-*•]\s*)?(?:none|n\/?a|any|tbd|todo|nothing|as needed|if needed|optional|see (?:above|below|examples?)|(?:an? |the )?(?:appropriate|suitable|usual|normal|standard|reasonable|good|proper|right|relevant|best)(?: \w+){0,3}|validate the answer|be accurate|be (?:good|helpful|nice|clear|concise)|make it (?:\w+ )?good|do (?:marketing|it|the task)|whatever|\W*)[.!]*$/i;

/** "Country: {{country}}": a question to the person, not a fact. */
const LABELLED_HOLE = /^[^\n:]{0,90}: *\{\{?[^{}\n]{0,60}\}?\} *$/gm;
/** Says where something stands, and nothing about it. */
const POINTER =
  /^(?:[-*] )?(?:my|the|your|this|here is (?:my|the)) (?:request|text|input|data|question|document|message)s?\b[^.\n]{0,80}\b(?:stands?|follows?|below|above|in th(?:is|e) (?:block|tag|section))\b|^sentences in it\b/i;

/** The text with unfilled blanks removed; empty when nothing but filler is left. */
export function substance(body: string): string {
  const filled = body.replace(LABELLED_HOLE, '').replace(HOLE, ' ');
  const sentences = filled
    .split(/(?<=[.!])\s+|\n/)
    .filter((part) => !FILLER.test(part.trim()) && !POINTER.test(part));
  const rest = sentences.join('\n').trim();
  return /\p{L}{2}|\d/u.test(rest) ? rest : '';
}
