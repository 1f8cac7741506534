import type { PromptSection, SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';
import type { Rendering } from '../render.js';
import { type GenerationRequest, requestText } from '../request.js';
import { LONG_MATERIAL, contextLines, materialIntro, missingRules } from './lines.js';
import { fenceFor, markdownBlock } from './verbatim.js';
import { languageLine, lowerFirst, oneLine, persona, sentence } from './wording.js';

/** Google's advice: persona, task, context, format; two like examples; every limit last. */
export function renderForGemini(blueprint: Blueprint, request: GenerationRequest): Rendering {
  const material = requestText(request);
  const quotedRequest = markdownBlock(material);
  const sections: PromptSection[] = [];
  const add = (key: SectionKey, label: string, lines: readonly string[]) => {
    if (lines.length > 0) sections.push({ key, label, text: [`## ${label}`, ...lines].join('\n') });
  };
  const addTask = () => add('objective', 'Task', taskLines(blueprint));
  const taskIsLast = material.length > LONG_MATERIAL;

  add('role', 'Persona', [sentence(persona(blueprint.role))]);
  if (!taskIsLast) addTask();
  add('context', 'Context', contextBlock(blueprint, request, quotedRequest));
  if (taskIsLast) addTask();
  add('format', 'Format', formatLines(blueprint));
  add('examples', 'Examples', exampleLines(blueprint));
  add('constraints', 'Constraints', [
    'Based on the request and the facts above:',
    ...blueprint.constraints.map(({ rule }) => `- ${sentence(rule)}`),
    ...missingRules(blueprint),
    ...blueprint.validation.map((check) => `- ${sentence(beforeAnswering(check))}`),
    `- ${languageLine(blueprint, request)}`,
  ]);
  return { sections, quotedRequest, tags: [] };
}

function contextBlock(blueprint: Blueprint, request: GenerationRequest, quoted: string): string[] {
  const facts = contextLines(blueprint);
  const gap = facts.length === 0 ? [] : ['', ...facts];
  return [materialIntro(request, 'this block'), '', quoted, ...gap];
}

function formatLines({ outputFormat }: Blueprint): string[] {
  if (outputFormat.length === 1) return outputFormat.map(sentence);
  return outputFormat.map((part, index) => `${index + 1}. ${sentence(part)}`);
}

const AN_ORDER =
  /^(?:add|ask|check|compare|compute|confirm|count|cover|find|follow|go|list|make|mark|move|name|put|read|recompute|reload|run|say|strike|test|try|verify|walk|work)\b/i;

function beforeAnswering(check: string): string {
  const line = oneLine(check);
  if (/^before/i.test(line)) return line;
  const order = AN_ORDER.test(line) ? '' : 'make sure of this: ';
  return `Before answering, ${order}${lowerFirst(line)}`;
}

function taskLines({ objective, steps }: Blueprint): string[] {
  if (steps.length === 0) return [sentence(objective)];
  return [
    sentence(objective),
    '',
    'In this order:',
    ...steps.map((step, index) => `${index + 1}. ${sentence(step)}`),
  ];
}

function exampleLines({ examples, exampleIntro, exampleLabels }: Blueprint): string[] {
  const pair = examples.slice(0, 2);
  if (pair.length < 2) return [];
  const intro = exampleIntro === null ? [] : [`${oneLine(exampleIntro).replace(/[.:]$/, '')}:`];
  return [
    ...intro,
    ...pair.flatMap(({ input, output }) => {
      const label = exampleLabels?.output ?? 'Output';
      const answer = output.includes('\n') ? `${label}:\n${fenced(output)}` : `${label}: ${output}`;
      return [
        '',
        ...(input === null ? [] : [`${exampleLabels?.input ?? 'Input'}: ${oneLine(input)}`]),
        answer,
      ];
    }),
  ];
}

function fenced(text: string): string {
  const fence = fenceFor(text);
  return `${fence}text\n${text}\n${fence}`;
}
