import type { PromptSection, SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';
import type { Rendering } from '../render.js';
import { type GenerationRequest, requestText } from '../request.js';
import { contextLines, materialIntro, missingRules } from './lines.js';
import { tagChooser, taggedBlock } from './verbatim.js';
import { languageLine, oneLine, roleSentence, sentence } from './wording.js';

/** Anthropic's advice: one consistent tag per kind of content, data before the instructions. */
export function renderForClaude(blueprint: Blueprint, request: GenerationRequest): Rendering {
  const material = requestText(request);
  const chooseTag = tagChooser([material, JSON.stringify(blueprint)]);
  const requestTag = chooseTag('request');
  const quotedRequest = taggedBlock(requestTag, material);
  const tags: string[] = [requestTag];
  const sections: PromptSection[] = [];
  const add = (key: SectionKey, label: string, name: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    const tag = chooseTag(name);
    tags.push(tag);
    sections.push({ key, label, text: taggedBlock(tag, lines.join('\n')) });
  };

  add('role', 'Role', 'role', [roleSentence(blueprint.role)]);
  add('context', 'Context', 'context', contextLines(blueprint));
  sections.push({
    key: 'material',
    label: 'Request',
    text: `${materialIntro(request, `the ${requestTag} tag`)}\n${quotedRequest}`,
  });
  add('objective', 'Task', 'task', [sentence(blueprint.objective)]);
  add('instructions', 'Instructions', 'instructions', numbered(blueprint.steps));
  add('constraints', 'Constraints', 'constraints', [
    ...blueprint.constraints.map(({ rule, reason }) => `- ${withReason(rule, reason)}`),
    ...missingRules(blueprint),
    `- ${languageLine(blueprint, request)}`,
  ]);
  add('format', 'Output format', 'output_format', formatLines(blueprint.outputFormat));
  add('examples', 'Examples', 'examples', exampleLines(blueprint, chooseTag('example'), tags));
  add('validation', 'Self-check', 'self_check', checkLines(blueprint.validation));
  return { sections, quotedRequest, tags };
}

function numbered(lines: readonly string[]): string[] {
  return lines.map((line, index) => `${index + 1}. ${sentence(line)}`);
}

function withReason(rule: string, reason: string | null): string {
  if (reason === null) return sentence(rule);
  const because = oneLine(reason).replace(/^because\s+/i, '');
  return sentence(`${oneLine(rule).replace(/\.$/, '')}, because ${because}`);
}

function formatLines(parts: readonly string[]): string[] {
  return parts.length === 1 ? parts.map(sentence) : numbered(parts);
}

function checkLines(checks: readonly string[]): string[] {
  if (checks.length === 0) return [];
  return [
    'Before you answer, go through these points:',
    ...checks.map((check) => `- ${sentence(check)}`),
  ];
}

function exampleLines(blueprint: Blueprint, tag: string, tags: string[]): string[] {
  const { examples, exampleIntro, exampleLabels } = blueprint;
  if (examples.length === 0) return [];
  const intro = exampleIntro === null ? [] : [`${oneLine(exampleIntro).replace(/[.:]$/, '')}:`];
  return [
    ...intro,
    ...examples.map(({ input, output }) => {
      tags.push(tag);
      const sample =
        input === null
          ? output
          : `${exampleLabels?.input ?? 'Input'}: ${input}\n${exampleLabels?.output ?? 'Output'}: ${output}`;
      return sample.includes('\n') ? taggedBlock(tag, sample) : `<${tag}>${sample}</${tag}>`;
    }),
  ];
}
