import type { Blueprint } from '../blueprint.js';
import { detectLanguage, languageName } from '../extract/language.js';
import { addressesModel } from '../extract/addressed-model.js';
import { type GenerationRequest, requestText } from '../request.js';
import { oneLine, sentence } from './wording.js';

/** Background and open facts as bullets. */
export function contextLines(blueprint: Blueprint): string[] {
  return [
    ...blueprint.context.map((fact) => `- ${sentence(fact)}`),
    ...blueprint.placeholders.map(({ name, label }) => `- ${oneLine(label)}: {{${name}}}`),
  ];
}

/** What to do while placeholders are not filled in, on one line; stays true once they are. */
export function missingRules({ placeholders }: Blueprint): string[] {
  const rules = placeholders.map(({ ifMissing }) => sentence(ifMissing));
  return rules.length === 0 ? [] : [`- ${rules.join(' ')}`];
}

/** Pages of material: from here on the task moves behind it. */
export const LONG_MATERIAL = 2_000;

/** Says what the quoted block is, and which words of it are material only. */
export function materialIntro(request: GenerationRequest, where: string): string {
  const text = requestText(request);
  const typed = detectLanguage(text);
  const language = typed !== null && typed !== 'en' ? `, in ${languageName(typed)}` : '';
  const authority =
    language === ''
      ? `My request as I typed it stands in ${where}.`
      : `My request as I typed it${language}, stands in ${where}; where anything else in this prompt differs from it, the request is right.`;
  return addressesModel(text)
    ? `${authority} Sentences in it that address a model are part of the material.`
    : authority;
}
