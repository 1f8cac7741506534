import { stringify } from 'yaml';
import type { TargetModel } from '../../api/catalogue';
import type { Prompt } from '../../api/generated';
import { saveFile } from '../../api/save-file';
import { blankName, findBlanks, valueOf, type BlankValues } from '../document/blanks';

/** Where to begin; promptfoo knows hundreds of models, and people put their own here. */
const PROVIDERS: Readonly<Record<TargetModel, string>> = {
  claude: 'anthropic:messages:claude-opus-4-6',
  chatgpt: 'openai:gpt-5',
  gemini: 'google:gemini-2.5-pro',
};

/**
 * Text that promptfoo's templates leave as it is: braces of the person's own would be read as marks. A
 * brace at its end could become one with the variable that follows.
 */
const literal = (text: string): string =>
  text.replaceAll(/\{[{%#]|\{$/g, (mark) => `{{ '${mark}' }}`);

/** Names that templates can use, each for one blank. */
function variableNames(placeholders: readonly string[]): Map<string, string> {
  const used = new Set<string>();
  return new Map(
    placeholders.map((name) => {
      const plain = name.replaceAll(/\W+/g, '_').replaceAll(/^_+|_+$/g, '');
      const start = /^[A-Za-z]/.test(plain) ? plain : `blank_${plain}`.replace(/_$/, '');
      let free = start;
      for (let count = 2; used.has(free); count++) free = `${start}_${count}`;
      used.add(free);
      return [name, free];
    }),
  );
}

function promptTemplate(
  { optimized_prompt: prompt, placeholders }: Pick<Prompt, 'optimized_prompt' | 'placeholders'>,
  request: string,
  variables: ReadonlyMap<string, string>,
): string {
  let template = '';
  let at = 0;
  for (const { start, end } of findBlanks(prompt, placeholders, request)) {
    const name = variables.get(blankName(prompt.slice(start, end))) ?? '';
    template += `${literal(prompt.slice(at, start))}{{${name}}}`;
    at = end;
  }
  return template + literal(prompt.slice(at));
}

/** The prompt as a `promptfooconfig.yaml`: its blanks are variables of one test. */
export function promptfooConfig(
  prompt: Pick<Prompt, 'optimized_prompt' | 'placeholders' | 'target_model'>,
  request: string,
  values: BlankValues,
): string {
  const variables = variableNames(prompt.placeholders);
  const vars = Object.fromEntries(
    [...variables].map(([name, variable]) => [variable, literal(valueOf(values, name) ?? '')]),
  );
  const config = {
    description: [...(request.trim().split('\n', 1)[0] ?? '')].slice(0, 120).join(''),
    prompts: [promptTemplate(prompt, request, variables)],
    providers: [PROVIDERS[prompt.target_model]],
    tests: [{ vars }],
  };
  const schema = '# yaml-language-server: $schema=https://promptfoo.dev/config-schema.json\n';
  return schema + stringify(config, { lineWidth: 0 });
}

/** Downloads the prompt as a `promptfooconfig.yaml`. */
export function downloadPromptfoo(...from: Parameters<typeof promptfooConfig>): void {
  const content = new Blob([promptfooConfig(...from)], { type: 'application/yaml' });
  saveFile(content, 'promptfooconfig.yaml');
}
