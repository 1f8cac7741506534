// `npm run examples`: writes the prompts that the landing page shows as examples. It reads the requests
// from the same file. Run it again after a change to them, to the kinds' texts or to the weights.
import { readFile, writeFile } from 'node:fs/promises';
import { TARGET_MODELS, type TargetModel } from '@promptmint/core/catalogue/models';
import type { AnswerLanguage } from '@promptmint/core/catalogue/languages';
import { compose } from '@promptmint/engine/compose';
import { finishPrompt, type FinishedPrompt } from '@promptmint/engine/finish-prompt';

const FILE = new URL('../../frontend/src/public-pages/landing/examples.json', import.meta.url);

interface Examples {
  example: { request: string };
  languages: { lang: AnswerLanguage; request: string }[];
}

const { example, languages } = JSON.parse(await readFile(FILE, 'utf8')) as Examples;
const shown = write(example.request, 'chatgpt', 'en');
const examples = {
  example: {
    request: example.request,
    prompt: { sections: shown.sections, placeholders: shown.placeholders },
    tokens: shown.estimatedTokens,
  },
  openings: Object.fromEntries(
    TARGET_MODELS.map((model) => [model, openingOf(write(example.request, model, 'en'))]),
  ),
  languages: languages.map(({ lang, request }) => {
    const { text } = write(request, 'claude', lang);
    return {
      lang,
      request,
      rule: found(text, /<rules>\n- ([^\n]+)/),
      answer: found(text, /Answer in \w+/),
    };
  }),
};
await writeFile(FILE, `${JSON.stringify(examples, null, 2)}\n`);

function write(input: string, targetModel: TargetModel, language: AnswerLanguage): FinishedPrompt {
  const request = { input, targetModel, language, useCase: 'auto_detect' as const };
  const blueprint = compose(request);
  if (blueprint.kind === null)
    throw new Error(`No kind is certain for "${input}": choose a clearer one.`);
  return finishPrompt(blueprint, request);
}

/** The first sections of a prompt, up to its task. */
function openingOf({ text, sections }: FinishedPrompt): string {
  const task = sections.find(({ key }) => key === 'objective')?.text ?? '';
  return text.slice(0, text.indexOf(task) + task.length);
}

function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text);
  if (!match) throw new Error(`No ${pattern} in:\n${text}`);
  return match[1] ?? match[0];
}
