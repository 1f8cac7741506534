import type { SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';
import {
  bulleted,
  contextLines,
  formatLines,
  missingRules,
  numbered,
  requestIntro,
} from './lines.js';
import { type Material, PASTED_LABELS, type QuotedBlock } from './material.js';
import { onceOnly } from './once.js';
import type { PromptPlan, SectionPlan } from './section-plan.js';
import { taggedBlock } from './verbatim.js';
import { languageLine, listed, oneLine, roleSentence, sentence } from './wording.js';

interface Section {
  key: SectionKey;
  label: string;
  tag: string;
  needs: SectionPlan['needs'];
  always?: true;
  lines: (blueprint: Blueprint, material: Material) => string[];
}

const BACKGROUND: readonly Section[] = [
  {
    key: 'role',
    label: 'Role',
    tag: 'role',
    needs: ['role'],
    lines: ({ role }) => [roleSentence(role)],
  },
  {
    key: 'context',
    label: 'Context',
    tag: 'context',
    needs: ['placeholders', 'context'],
    lines: contextLines,
  },
];
const ORDERS: readonly Section[] = [
  {
    key: 'objective',
    label: 'Task',
    tag: 'task',
    needs: ['objective'],
    lines: ({ objective }) => [sentence(objective)],
  },
  {
    key: 'instructions',
    label: 'Instructions',
    tag: 'instructions',
    needs: ['steps'],
    lines: ({ steps }) => numbered(steps),
  },
  {
    key: 'constraints',
    label: 'Constraints',
    tag: 'constraints',
    needs: ['useCase', 'artefactLanguage', 'placeholders', 'steps', 'constraints'],
    always: true,
    lines: constraintLines,
  },
  {
    key: 'format',
    label: 'Output format',
    tag: 'output_format',
    needs: ['outputFormat'],
    lines: formatLines,
  },
  {
    key: 'examples',
    label: 'Examples',
    tag: 'examples',
    needs: ['exampleIntro', 'exampleLabels', 'examples'],
    lines: exampleLines,
  },
  {
    key: 'validation',
    label: 'Self-check',
    tag: 'self_check',
    needs: ['steps', 'constraints', 'validation'],
    lines: checkLines,
  },
];
const TAGS = ['example', ...[...BACKGROUND, ...ORDERS].map(({ tag }) => tag)];

/** Anthropic's advice: one consistent tag per kind of content, pages of material before all else. */
export function planForClaude(material: Material): PromptPlan {
  const { longParts, longProse } = material;
  const request = requestPlan(material);
  const pasted = pastedPlans(material);
  const first = [...(longParts ? pasted : []), ...(longProse ? request : [])];
  const after = [...(longProse ? [] : request), ...(longParts ? [] : pasted)];
  const quotes = [...first, ...after].map(({ quote }) => quote);
  return {
    sections: [
      ...first.map(({ plan }) => plan),
      ...BACKGROUND.map((section) => planOf(section, material)),
      ...after.map(({ plan }) => plan),
      ...ORDERS.map((section) => planOf(section, material)),
    ],
    quotes,
    tags: [...TAGS.map(material.nameFor), ...quotes.map(({ name }) => name)],
  };
}

function planOf({ key, label, tag, needs, always, lines }: Section, material: Material) {
  const write = (blueprint: Blueprint) => {
    const body = lines(blueprint, material);
    return body.length === 0 ? null : taggedBlock(material.nameFor(tag), body.join('\n'));
  };
  return { key, label, needs, always: always ?? false, write };
}

interface QuotePlan {
  plan: SectionPlan;
  quote: QuotedBlock;
}

function requestPlan(material: Material): QuotePlan[] {
  const { prose, nameFor } = material;
  if (prose === null) return [];
  const name = nameFor('request');
  const delimited = taggedBlock(name, prose);
  const intro = introOf(material, [name]);
  const quote = { name, content: prose, delimited };
  return [{ plan: fixed('Request', `${intro}\n${delimited}`), quote }];
}

function introOf(material: Material, stands: readonly string[]): string {
  return requestIntro(material, {
    here: `in the ${tagsNamed(stands)}`,
    contents: (names) => `the contents of the ${tagsNamed(names)}`,
  });
}

function tagsNamed(names: readonly string[]): string {
  return `${listed(names)} tag${names.length > 1 ? 's' : ''}`;
}

/** Pasted things; where they are the whole request, the first one says so. */
function pastedPlans(material: Material): QuotePlan[] {
  const { parts, prose } = material;
  const names = parts.map(({ name }) => name);
  return parts.map(({ kind, name, text }, index) => {
    const delimited = taggedBlock(name, text);
    const intro = prose === null && index === 0 ? `${introOf(material, names)}\n` : '';
    const quote = { name, content: text, delimited };
    return { plan: fixed(PASTED_LABELS[kind], intro + delimited), quote };
  });
}

function fixed(label: string, text: string): SectionPlan {
  return { key: 'material', label, needs: [], always: true, write: () => text };
}

function constraintLines(blueprint: Blueprint, material: Material): string[] {
  const isNew = onceOnly();
  blueprint.steps.forEach(isNew);
  return bulleted([
    ...blueprint.constraints
      .filter(({ rule }) => isNew(rule))
      .map(({ rule, reason }) => withReason(rule, reason)),
    ...missingRules(blueprint),
    languageLine(blueprint, material),
  ]);
}

function withReason(rule: string, reason: string | null): string {
  if (reason === null) return sentence(rule);
  const because = oneLine(reason).replace(/^because\s+/i, '');
  return sentence(`${oneLine(rule).replace(/\.$/, '')}, because ${because}`);
}

function checkLines({ steps, constraints, validation }: Blueprint): string[] {
  const isNew = onceOnly();
  [...steps, ...constraints.map(({ rule }) => rule)].forEach(isNew);
  const checks = validation.filter(isNew).map(sentence);
  if (checks.length === 0) return [];
  return ['Before you answer, go through these points:', ...bulleted(checks)];
}

function exampleLines(blueprint: Blueprint, { nameFor }: Material): string[] {
  const { examples, exampleIntro, exampleLabels } = blueprint;
  if (examples.length === 0) return [];
  const tag = nameFor('example');
  const intro = exampleIntro === null ? [] : [`${oneLine(exampleIntro).replace(/[.:]$/, '')}:`];
  return [
    ...intro,
    ...examples.map(({ input, output }) => {
      const sample =
        input === null
          ? output
          : `${exampleLabels?.input ?? 'Input'}: ${input}\n${exampleLabels?.output ?? 'Output'}: ${output}`;
      return sample.includes('\n') ? taggedBlock(tag, sample) : `<${tag}>${sample}</${tag}>`;
    }),
  ];
}
