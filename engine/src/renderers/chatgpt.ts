import type { Blueprint } from '../blueprint.js';
import {
  bulleted,
  contextLines,
  doneLines,
  exampleIntro,
  formatLines,
  ownTaskLines,
  ruleLines,
  taskLines,
} from './lines.js';
import { markdownSections, materialSections } from './markdown-sections.js';
import type { Material } from './material.js';
import { ownTask } from './quotes.js';
import type { PromptPlan } from './section-plan.js';
import { fencedBlock } from './verbatim.js';
import { oneLine, roleSentence, sentence } from './wording.js';

/** Follows OpenAI's advice: the result first, each rule once, no reasons, and what changes last. */
export function planForChatGpt(material: Material): PromptPlan {
  const section = markdownSections('#', ['objective', 'constraints', 'material']);
  const { sections, quotes } = materialSections(material, section);
  return {
    sections: [
      section('role', ['role'], ({ role }) => (role === null ? [] : [roleSentence(role)])),
      section('objective', ['objective'], (blueprint) =>
        material.isOwnTask
          ? ownTaskLines(blueprint, material, [''])
          : taskLines(blueprint, material),
      ),
      section('context', ['placeholders', 'context'], contextLines),
      section('instructions', ['steps'], ({ steps }) => bulleted(steps.map(sentence))),
      section('format', ['outputFormat'], formatLines),
      section('constraints', ['placeholders', 'constraints'], (blueprint) =>
        ruleLines(blueprint, material, false),
      ),
      section('examples', ['exampleIntro', 'examples'], exampleLines),
      section('validation', ['validation'], doneLines),
      ...sections,
    ],
    quotes: material.isOwnTask ? [ownTask(material), ...quotes] : quotes,
    tags: [],
  };
}

/** Only one sample, because OpenAI advises short prompts. */
function exampleLines(blueprint: Blueprint): string[] {
  const [sample] = blueprint.examples;
  if (sample === undefined) return [];
  const input = sample.input === null ? [] : [`Input: ${oneLine(sample.input)}`];
  if (sample.output.includes('\n')) {
    const block = fencedBlock([...input, sample.output].join('\n'), 'text');
    return [...exampleIntro(blueprint), block];
  }
  const output = input.length === 0 ? oneLine(sample.output) : `Output: ${oneLine(sample.output)}`;
  return [...exampleIntro(blueprint), ...[...input, output].map((line) => `> ${line}`)];
}
