import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { isMark, ownBody, ownLines, type PromptReading, withoutBullet } from './prompt-reading.js';
import { linesWithoutSamples } from './samples.js';
import { contentWords } from './words.js';

/** What is known of a prompt besides its text. */
export interface Shape {
  request: string;
  sections: readonly PromptSection[];
  placeholders: readonly string[];
  targetModel: TargetModel;
}

/** Every place where a template shows through or does not hold; empty for a sound prompt. */
export function findBreakage(prompt: PromptReading, shape: Shape): string[] {
  return [
    ...prompt.missing.map((line) => `request line lost: ${line.slice(0, 60)}`),
    ...(shape.targetModel === 'claude' ? brokenTags(prompt) : brokenFences(prompt)),
    ...wrongPlaceholders(prompt, shape.placeholders),
    ...emptySections(prompt, shape.sections),
    ...brokenSentences(prompt, shape.request),
    ...brokenTask(prompt),
    ...cutLists(prompt, shape.request),
  ];
}

const TAG_LINE = /^<(\/?)([a-z][\w-]*)>$/;
const TAG_AROUND = /^<([a-z][\w-]*)>([^]*)<\/\1>$/;

/** Tags that stand on their own lines open and close in pairs, and nothing else uses their names. */
function brokenTags({ lines }: PromptReading): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const names = new Set(
    lines.flatMap(({ text, quoted }) =>
      quoted ? [] : [TAG_LINE.exec(text)?.[2] ?? TAG_AROUND.exec(text)?.[1] ?? []].flat(),
    ),
  );
  for (const { text, quoted } of lines) {
    const [, closing, name = ''] = quoted ? [] : (TAG_LINE.exec(text) ?? []);
    const inner = quoted ? text : name === '' ? (TAG_AROUND.exec(text)?.[2] ?? text) : '';
    for (const [tag, used = ''] of inner.matchAll(/<\/?([a-z][\w-]*)/gi))
      if (names.has(used.toLowerCase())) found.push(`tag ${tag}> inside other text`);
    if (name === '') continue;
    if (closing === '') open.push(name);
    else if (open.pop() !== name) found.push(`tag </${name}> closes another tag`);
  }
  return [...found, ...open.map((name) => `tag <${name}> is not closed`)];
}

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Fences by the rules of CommonMark; the request may neither open nor close one of ours. */
function brokenFences({ lines }: PromptReading): string[] {
  const found: string[] = [];
  let fence = null as { mark: string; quoted: boolean } | null;
  for (const [index, { text, quoted }] of lines.entries()) {
    const [, mark = '', rest = ''] = FENCE.exec(text) ?? [];
    const opens = fence === null && mark !== '' && !(mark[0] === '`' && rest.includes('`'));
    const closes = fence !== null && closesFence(fence.mark, mark, rest);
    if (closes && fence?.quoted !== quoted) {
      found.push(quoted ? 'request closes our fence' : 'request opens a fence that we close');
    }
    if (quoted && fence === null && !opens)
      found.push(...brokenQuote(text, lines[index + 1]?.text ?? ''));
    if (closes) fence = null;
    else if (opens) fence = { mark, quoted };
  }
  return fence === null ? found : [...found, 'fence is not closed'];
}

function closesFence(open: string, mark: string, rest: string): boolean {
  return mark[0] === open[0] && mark.length >= open.length && rest.trim() === '';
}

/** A line of the request outside a fence stands behind a quote mark or between code marks. */
function brokenQuote(text: string, next: string): string[] {
  if (!text.startsWith('> ')) return isCodeSpan(text) ? [] : ['request outside a block'];
  return next === '' || next.startsWith('>') ? [] : ['text runs on behind the quoted request'];
}

/** A label with one span of code, whose mark does not occur within. */
function isCodeSpan(line: string): boolean {
  const [, mark, inner = ''] = /^[^`]*?(`+)([^]*?[^`])\1(?!`)\.?$/.exec(line) ?? [];
  const runs: string[] = inner.match(/`+/g) ?? [];
  return mark !== undefined && !runs.includes(mark);
}

function wrongPlaceholders(prompt: PromptReading, listed: readonly string[]): string[] {
  const own = ownLines(prompt).join('\n');
  const found = [...own.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name);
  const extra = found.filter(
    (name, index) => !listed.includes(name) || found.indexOf(name) !== index,
  );
  const lost = listed.filter((name) => !found.includes(name));
  return [
    ...extra.map((name) => `placeholder {{${name}}} not listed once`),
    ...lost.map((name) => `placeholder ${name} not in the text`),
  ];
}

function emptySections(prompt: PromptReading, sections: readonly PromptSection[]): string[] {
  return sections
    .filter(({ text }) => text.split('\n').every((line) => line.trim() === '' || isMark(line)))
    .filter(({ key }) => !prompt.lines.some(({ quoted, section }) => quoted && section === key))
    .map(({ label }) => `section "${label}" is empty`);
}

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [
    /\[object |(?:^|[:(] ?|\b(?:(?<!not )in|for|about|of|called|named|by|to|from|you are) )(?:undefined|null|NaN)\b/i,
    'value left over',
  ],
  [/(?<![{$\w])\{[a-z_]+\}(?!\})/i, 'slot left over'],
  [/(?<!\.)\.\.(?!\.)|,\.|\.,|,,|;\.|:\.| [,;](?= |$)|[?!]\.(?=\s|$)/, 'doubled punctuation'],
  [/\b(a|an|the|of|to|in|for|and|or|with) \1\b/i, 'doubled word'],
  [/\b[Aa]n (?=[bcdfgjkpqtvwyz][a-z]|uni|use|eu|one\b)/, 'wrong article'],
  [
    /\b[Aa] (?=[ai][a-z]|e(?!u|we)[a-z]|o(?!n[ec])[a-z]|u(?!ni|s[ae]|ti|ro|b[ie])[a-z])/,
    'wrong article',
  ],
  [/\S {2}/, 'doubled space'],
  [/(?<!\d[ .,'’]?)\b000\b/, 'number cut in two'],
];

/** Slips in the product's own sentences; what it cites or repeats from the request is the person's. */
function brokenSentences(prompt: PromptReading, request: string): string[] {
  const typed = request.toLowerCase();
  const own = linesWithoutSamples(prompt).filter(
    (line) => !isMark(line) && !typed.includes(bare(line).toLowerCase()),
  );
  const slips = own.flatMap((line) => {
    const text = withoutCited(line);
    return SLIPS.filter(([slip]) => slip.test(text)).map(([, name]) => `${name}: ${line.trim()}`);
  });
  const cut = ownBody(prompt, 'role', 'objective', 'instructions', 'constraints', 'validation')
    .filter((line) => line !== '' && !/[.!?:…。][")\]*`'”’]*$/u.test(line))
    .map((line) => `sentence without an end: ${line}`);
  return [...slips, ...cut];
}

function bare(line: string): string {
  return withoutBullet(line).replace(/[.!?…]+$/, '');
}

/** A task says what is done to what. */
function brokenTask(prompt: PromptReading): string[] {
  const task = ownBody(prompt, 'objective').join(' ').trim();
  return contentWords(task).length < 2 ? [`task says too little: ${task}`] : [];
}

/** A task that ends in the midst of a list of numbers of the request. */
function cutLists(prompt: PromptReading, request: string): string[] {
  return ownBody(prompt, 'objective')
    .filter((line) => {
      const [tail = ''] = /\S+ \S*\d$/.exec(bare(line)) ?? [];
      const at = tail === '' ? -1 : request.indexOf(tail);
      return at >= 0 && /^(?:,| and| or) ?\d/.test(request.slice(at + tail.length));
    })
    .map((line) => `list cut off: ${line}`);
}

/** The line with quoted, bracketed and code-marked parts emptied. */
function withoutCited(line: string): string {
  return line
    .replace(/`[^`]*`/g, '`x`')
    .replace(/"[^"]*"/g, '"x"')
    .replace(/“[^”]*”/g, '"x"')
    .replace(/\([^()]*\)/g, '(x)');
}
