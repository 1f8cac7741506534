import type { Blueprint } from '../blueprint.js';
import {
  contextLines,
  doneLines,
  exampleIntro,
  formatLines,
  numbered,
  ownTaskLines,
  ruleLines,
  taskLines,
} from './lines.js';
import { markdownSections, materialSections } from './markdown-sections.js';
import type { Material } from './material.js';
import { ownTask } from './quotes.js';
import type { PromptPlan } from './section-plan.js';
import { fencedBlock } from './verbatim.js';
import { oneLine, roleSentence } from './wording.js';

/** Follows Google's advice: material first, then the task, samples of the same form, rules last. */
export function planForGemini(material: Material): PromptPlan {
  const section = markdownSections('##', ['objective', 'constraints', 'material']);
  const { sections, quotes } = materialSections(material, section);
  return {
    sections: [
      section('role', ['role'], ({ role }) => (role === null ? [] : [roleSentence(role)])),
      ...sections,
      section('context', ['placeholders', 'context'], contextLines),
      section('objective', ['objective'], (blueprint) =>
        material.isOwnTask
          ? ownTaskLines(blueprint, material, [''])
          : taskLines(blueprint, material),
      ),
      section('instructions', ['steps'], ({ steps }) => numbered(steps)),
      section('format', ['outputFormat'], formatLines),
      section('examples', ['exampleIntro', 'examples'], exampleLines),
      section('validation', ['validation'], doneLines),
      section('constraints', ['placeholders', 'constraints'], (blueprint) => {
        const rules = ruleLines(blueprint, material, false);
        const isBelow = rules.length > 0 && !material.isOwnTask;
        return isBelow ? ['Based on the request above:', ...rules] : rules;
      }),
    ],
    quotes: material.isOwnTask ? [...quotes, ownTask(material)] : quotes,
    tags: [],
  };
}

function exampleLines(blueprint: Blueprint): string[] {
  const samples = blueprint.examples.map(({ input, output }) => {
    const shown = output.includes('\n')
      ? `Output:\n${fencedBlock(output, 'text')}`
      : `Output: ${output}`;
    return [...(input === null ? [] : [`Input: ${oneLine(input)}`]), shown].join('\n');
  });
  if (samples.length === 0) return [];
  return [...exampleIntro(blueprint), ...samples.flatMap((sample) => ['', sample])];
}
