import type { SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';
import { asRange, lengthRule } from './length.js';
import {
  bulleted,
  contextLines,
  formatLines,
  missingRules,
  numbered,
  requestIntro,
} from './lines.js';
import { markdownPart, partLabel } from './markdown-parts.js';
import { type Material, PASTED_LABELS, type QuotedBlock } from './material.js';
import { onceOnly } from './once.js';
import type { PromptPlan, SectionPlan } from './section-plan.js';
import { fencedBlock, markdownBlock } from './verbatim.js';
import { languageLine, listed, lowerFirst, oneLine, persona, sentence } from './wording.js';

/** Google's advice: persona, task, context, format; two like examples; every limit last. */
export function planForGemini(material: Material): PromptPlan {
  const { quotes, lines: quoted } = quotedLines(material);
  const section = (
    key: SectionKey,
    label: string,
    needs: SectionPlan['needs'],
    lines: (blueprint: Blueprint) => string[],
  ): SectionPlan => ({
    key,
    label,
    needs,
    always: key === 'context' || key === 'constraints',
    write: (blueprint) => {
      const body = lines(blueprint);
      return body.length === 0 ? null : [`## ${label}`, ...body].join('\n');
    },
  });
  const task = section('objective', 'Task', ['objective', 'steps'], taskLines);
  const context = section('context', 'Context', ['placeholders', 'context'], (blueprint) => {
    const facts = contextLines(blueprint);
    return facts.length === 0 ? quoted : [...quoted, '', ...facts];
  });
  const pages = material.longParts || material.longProse;
  const sections = [
    section('role', 'Persona', ['role'], ({ role }) => [sentence(persona(role))]),
    ...(pages ? [context, task] : [task, context]),
    section('format', 'Format', ['outputFormat'], formatLines),
    section('examples', 'Examples', ['exampleIntro', 'exampleLabels', 'examples'], exampleLines),
    section('constraints', 'Constraints', CONSTRAINTS_NEED, (blueprint) =>
      constraintLines(blueprint, material),
    ),
  ];
  return { sections, quotes, tags: [] };
}

const CONSTRAINTS_NEED: SectionPlan['needs'] = [
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

/** What was pasted, and after it the request that refers to it. */
function quotedLines(material: Material): { quotes: QuotedBlock[]; lines: string[] } {
  const { parts, prose, nameFor } = material;
  const blocks = parts.map((part) =>
    markdownPart(part, partLabel(part, parts) ?? (part.kind === 'error' ? 'Error message' : null)),
  );
  const shown = blocks.map((block) => block.shown);
  const intro = requestIntro(material, {
    here: 'in this block',
    contents: () => 'what I pasted, shown above it',
  });
  if (prose === null) return { quotes: blocks, lines: [intro, '', ...shown] };
  const delimited = markdownBlock(prose);
  return {
    quotes: [...blocks, { name: nameFor('request'), content: prose, delimited }],
    lines: [...shown, ...(shown.length > 0 ? [''] : []), intro, '', delimited],
  };
}

const AN_ORDER =
  /^(?:add|answer|ask|build|call|check|compare|compute|confirm|count|cover|do|find|follow|give|go|keep|list|look|make|mark|move|name|put|read|recompute|reload|run|say|strike|take|tell|test|try|use|verify|walk|work|write)\b/i;

/** One check as a sentence, several as a list under one opening. */
function checkLines(checks: readonly string[]): string[] {
  const [only] = checks;
  if (only === undefined) return [];
  if (checks.length > 1) {
    return [
      '- Before answering, check each of these:',
      ...bulleted(checks.map(sentence)).map(under),
    ];
  }
  const line = oneLine(only);
  if (/^before/i.test(line)) return bulleted([sentence(line)]);
  const order = AN_ORDER.test(line) ? '' : 'make sure that ';
  return bulleted([sentence(`Before answering, ${order}${lowerFirst(line)}`)]);
}

function under(line: string): string {
  return `  ${line}`;
}

function taskLines({ objective, steps }: Blueprint): string[] {
  if (steps.length === 0) return [sentence(objective)];
  return [sentence(objective), '', 'In this order:', ...numbered(steps)];
}

function exampleLines({ examples, exampleIntro, exampleLabels }: Blueprint): string[] {
  const pair = examples.slice(0, 2);
  if (pair.length < 2) return [];
  const intro = exampleIntro === null ? [] : [`${oneLine(exampleIntro).replace(/[.:]$/, '')}:`];
  return [
    ...intro,
    ...pair.flatMap(({ input, output }) => {
      const label = exampleLabels?.output ?? 'Output';
      const answer = output.includes('\n')
        ? `${label}:\n${fencedBlock(output, 'text')}`
        : `${label}: ${output}`;
      return [
        '',
        ...(input === null ? [] : [`${exampleLabels?.input ?? 'Input'}: ${oneLine(input)}`]),
        answer,
      ];
    }),
  ];
}

function constraintLines(blueprint: Blueprint, material: Material): string[] {
  const isNew = onceOnly();
  [...blueprint.steps, ...blueprint.outputFormat].forEach(isNew);
  const rules = blueprint.constraints.map(({ rule }) => rule).filter(isNew);
  const checks = blueprint.validation.filter(isNew);
  return [
    bridge(blueprint, material),
    ...bulleted([...rules.map(asRange).map(sentence), ...missingRules(blueprint)]),
    ...checkLines(checks),
    ...bulleted([...lengthRule(blueprint, material, 'range'), languageLine(blueprint, material)]),
  ];
}

/** Names what the limits rest on. */
function bridge({ context, placeholders }: Blueprint, { parts, prose }: Material): string {
  const pasted = [...new Set(parts.map(({ kind }) => PASTED_LABELS[kind].toLowerCase()))];
  const facts = context.length + placeholders.length > 0 ? ['facts'] : [];
  const there = pasted.length > 0 ? pasted : [...(prose === null ? [] : ['request']), ...facts];
  return `Based on ${listed(there.map((thing) => `the ${thing}`))} above:`;
}
