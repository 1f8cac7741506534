import { SECTION_LABELS, type SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';
import {
  bulleted,
  contextLines,
  doneLines,
  exampleIntro,
  formatLines,
  numbered,
  ownTaskLines,
  ruleLines,
  taskLines,
} from './lines.js';
import type { Material } from './material.js';
import { ownTask, PASTED_RULE, taggedAnswers, taggedRequest } from './quotes.js';
import { DETAILS, type PromptPlan, type SectionPlan } from './section-plan.js';
import { taggedBlock } from './verbatim.js';
import { oneLine, roleSentence } from './wording.js';

interface Section {
  key: SectionKey;
  tag: string;
  needs: SectionPlan['needs'];
  always?: true;
  lines: (blueprint: Blueprint, material: Material) => string[];
}

const ROLE: Section = {
  key: 'role',
  tag: 'role',
  needs: ['role'],
  lines: ({ role }) => (role === null ? [] : [roleSentence(role)]),
};
const AFTER_REQUEST: readonly Section[] = [
  {
    key: 'context',
    tag: 'context',
    needs: ['placeholders', 'context'],
    lines: contextLines,
  },
  {
    key: 'objective',
    tag: 'task',
    needs: ['objective'],
    always: true,
    lines: (blueprint, material) =>
      material.isOwnTask ? ownTaskLines(blueprint, material) : taskLines(blueprint, material),
  },
  {
    key: 'instructions',
    tag: 'steps',
    needs: ['steps'],
    lines: ({ steps }) => numbered(steps),
  },
  {
    key: 'format',
    tag: 'format',
    needs: ['outputFormat'],
    lines: formatLines,
  },
  {
    key: 'constraints',
    tag: 'rules',
    needs: ['placeholders', 'constraints'],
    always: true,
    lines: (blueprint, material) => [
      ...ruleLines(blueprint, material, true),
      ...(material.marked.length > 0 ? bulleted([PASTED_RULE]) : []),
    ],
  },
  {
    key: 'examples',
    tag: 'examples',
    needs: ['exampleIntro', 'examples'],
    lines: exampleLines,
  },
  {
    key: 'validation',
    tag: 'done_when',
    needs: ['validation'],
    lines: doneLines,
  },
];
const TAGS = ['example', ...[ROLE, ...AFTER_REQUEST].map(({ tag }) => tag)];

/** Follows Anthropic's advice: a tag per sort of content, material before the task, reasons with the rules. */
export function planForClaude(material: Material): PromptPlan {
  const request = material.isOwnTask ? null : taggedRequest(material);
  const answers = taggedAnswers(material);
  const plan = (section: Section) => planOf(section, material);
  return {
    sections: [
      plan(ROLE),
      ...(request === null ? [] : [fixed(SECTION_LABELS.material, request.delimited)]),
      ...answers.map(({ delimited }) => fixed(DETAILS, delimited)),
      ...AFTER_REQUEST.map(plan),
    ],
    quotes: request === null ? [...answers, ownTask(material)] : [request, ...answers],
    tags: [
      ...TAGS.map(material.nameFor),
      ...[...(request === null ? [] : [request]), ...answers].map(({ name }) => name),
    ],
  };
}

function planOf(section: Section, material: Material): SectionPlan {
  const { key, tag, needs, always = false, lines } = section;
  const write = (blueprint: Blueprint) => {
    const body = lines(blueprint, material);
    return body.length === 0 ? null : taggedBlock(material.nameFor(tag), body.join('\n'));
  };
  return { key, label: SECTION_LABELS[key], needs, always, write };
}

function fixed(label: string, text: string): SectionPlan {
  return { key: 'material', label, needs: [], always: true, write: () => text };
}

function exampleLines(blueprint: Blueprint, { nameFor }: Material): string[] {
  const tag = nameFor('example');
  const samples = blueprint.examples.map(({ input, output }) =>
    taggedBlock(
      tag,
      [...(input === null ? [] : [`Input: ${oneLine(input)}`, 'Output:']), output].join('\n'),
    ),
  );
  return samples.length === 0 ? [] : [...exampleIntro(blueprint), ...samples];
}
