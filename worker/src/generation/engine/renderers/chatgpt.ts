import type { SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';
import { lengthRule } from './length.js';
import { bulleted, contextLines, formatLines, missingRules, requestIntro } from './lines.js';
import { markdownPart, partLabel, partsTitle } from './markdown-parts.js';
import type { Material, QuotedBlock } from './material.js';
import { onceOnly } from './once.js';
import type { PromptPlan, SectionPlan } from './section-plan.js';
import { unclearRule } from './unclear.js';
import { fencedBlock, markdownBlock } from './verbatim.js';
import { languageLine, lowerFirst, oneLine, roleSentence, sentence } from './wording.js';

/** OpenAI's advice: Markdown headings, each rule once, an end state instead of steps. */
export function planForChatGpt(material: Material): PromptPlan {
  const quotes: QuotedBlock[] = [];
  const section = (
    key: SectionKey,
    label: string,
    needs: SectionPlan['needs'],
    lines: (blueprint: Blueprint) => string[],
  ): SectionPlan => ({
    key,
    label,
    needs,
    always: key === 'material' || key === 'constraints',
    write: (blueprint) => {
      const body = lines(blueprint);
      return body.length === 0 ? null : [`# ${label}`, ...body].join('\n');
    },
  });
  const limits = (blueprint: Blueprint) => limitLines(blueprint, material);
  const sections = [
    section('role', 'Role', ['role'], ({ role }) => [roleSentence(role)]),
    section('objective', 'Task', ['objective'], ({ objective }) => [sentence(objective)]),
    ...materialSections(material, quotes, section),
    section('context', 'Facts', ['placeholders', 'context'], contextLines),
    section('instructions', 'Method', ['steps'], ({ steps }) => bulleted(steps.map(sentence))),
    section('validation', 'Done when', ['steps', 'validation'], doneLines),
    section('constraints', 'Limits', LIMITS_NEED, limits),
    section('format', 'Output format', FORMAT_NEEDS, (blueprint) => [
      ...formatLines(blueprint),
      ...sampleLines(blueprint),
    ]),
  ];
  return { sections, quotes, tags: [] };
}

const LIMITS_NEED: SectionPlan['needs'] = [
  'useCase',
  'objective',
  'artefactLanguage',
  'placeholders',
  'context',
  'steps',
  'outputFormat',
  'constraints',
  'validation',
];
const FORMAT_NEEDS: SectionPlan['needs'] = [
  'outputFormat',
  'exampleIntro',
  'exampleLabels',
  'examples',
];

type SectionMaker = (
  key: SectionKey,
  label: string,
  needs: SectionPlan['needs'],
  lines: (blueprint: Blueprint) => string[],
) => SectionPlan;

/** What was pasted, and after it the request that refers to it. */
function materialSections(
  material: Material,
  quotes: QuotedBlock[],
  section: SectionMaker,
): SectionPlan[] {
  const { parts, prose, nameFor } = material;
  const title = partsTitle(parts);
  const intro = requestIntro(material, {
    here: 'in this block',
    contents: () => `what I pasted, shown under "${title}"`,
  });
  const blocks = parts.map((part) => markdownPart(part, partLabel(part, parts)));
  const shown = blocks.map((block) => block.shown);
  quotes.push(...blocks);
  if (prose === null) return [section('material', title, [], () => [intro, '', ...shown])];
  const delimited = markdownBlock(prose);
  quotes.push({ name: nameFor('request'), content: prose, delimited });
  const request = section('material', 'Request', [], () => [intro, '', delimited]);
  return parts.length === 0 ? [request] : [section('material', title, [], () => shown), request];
}

function doneLines({ steps, validation }: Blueprint): string[] {
  const isNew = onceOnly();
  steps.forEach(isNew);
  return bulleted(validation.filter(isNew).map(sentence));
}

function limitLines(blueprint: Blueprint, material: Material): string[] {
  const isNew = onceOnly();
  [...blueprint.steps, ...blueprint.outputFormat, ...blueprint.validation].forEach(isNew);
  const rules = blueprint.constraints.map(({ rule }) => rule).filter(isNew);
  return bulleted([
    ...rules.map(sentence),
    ...missingRules(blueprint),
    ...unclearRule(blueprint),
    ...lengthRule(blueprint, material, 'limit'),
    languageLine(blueprint, material),
  ]);
}

/** One sample inside the format; more would lengthen what has to stay lean. */
function sampleLines({ examples, exampleIntro, exampleLabels }: Blueprint): string[] {
  const [sample] = examples;
  if (sample === undefined) return [];
  const kind =
    exampleIntro === null ? '' : ` (${lowerFirst(oneLine(exampleIntro)).replace(/[.:]$/, '')})`;
  const intro = `One example${kind}:`;
  const label = exampleLabels?.output ?? 'Output';
  const input =
    sample.input === null ? [] : [`${exampleLabels?.input ?? 'Input'}: ${oneLine(sample.input)}`];
  if (!sample.output.includes('\n')) {
    const output =
      input.length === 0 ? oneLine(sample.output) : `${label}: ${oneLine(sample.output)}`;
    return ['', intro, ...[...input, output].map((line) => `> ${line}`)];
  }
  return ['', intro, fencedBlock([...input, `${label}:`, sample.output].join('\n'), 'text')];
}
