import type { PromptSection, SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';
import type { Rendering } from '../render.js';
import { type GenerationRequest, requestText } from '../request.js';
import { contextLines, materialIntro, missingRules } from './lines.js';
import { fenceFor, markdownBlock } from './verbatim.js';
import { languageLine, lowerFirst, oneLine, roleSentence, sentence } from './wording.js';

/** OpenAI's advice: Markdown headings, each rule once, an end state instead of steps. */
export function renderForChatGpt(blueprint: Blueprint, request: GenerationRequest): Rendering {
  const quotedRequest = markdownBlock(requestText(request));
  const sections: PromptSection[] = [];
  const add = (key: SectionKey, label: string, lines: readonly string[]) => {
    if (lines.length > 0) sections.push({ key, label, text: [`# ${label}`, ...lines].join('\n') });
  };

  add('role', 'Role', [roleSentence(blueprint.role)]);
  add('objective', 'Task', [sentence(blueprint.objective)]);
  add('material', 'Request', [materialIntro(request, 'this block'), '', quotedRequest]);
  add('context', 'Facts', contextLines(blueprint));
  add(
    'instructions',
    'Method',
    blueprint.steps.map((step) => `- ${sentence(step)}`),
  );
  add(
    'validation',
    'Done when',
    blueprint.validation.map((check) => `- ${sentence(check)}`),
  );
  add('constraints', 'Limits', [
    ...blueprint.constraints.map(({ rule }) => `- ${sentence(rule)}`),
    ...missingRules(blueprint),
    `- ${languageLine(blueprint, request)}`,
  ]);
  add('format', 'Output format', [...formatLines(blueprint), ...sampleLines(blueprint)]);
  return { sections, quotedRequest, tags: [] };
}

function formatLines({ outputFormat }: Blueprint): string[] {
  if (outputFormat.length === 1) return outputFormat.map(sentence);
  return outputFormat.map((part, index) => `${index + 1}. ${sentence(part)}`);
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
  const text = [...input, `${label}:`, sample.output].join('\n');
  const fence = fenceFor(text);
  return ['', intro, `${fence}text`, text, fence];
}
