import { LANGUAGES, type Language } from '@promptmint/core/catalogue/languages';
import { ownBody, type PromptReading, withoutBullet } from './prompt-reading.js';

const SPEAKS_OF_ANSWER =
  /\b(?:answer|reply|respond|write|explain|explanations?|comments?|notes|everything else)\b/i;

/** Whether one plain sentence names the language of the answer, and no other sentence another one. */
export function statesLanguage(prompt: PromptReading, language: Language): boolean {
  const sentences = ownBody(prompt, 'constraints', 'format', 'objective', 'instructions')
    .map((line) => withoutBullet(line).replace(/\([^()]*\)/g, ''))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => SPEAKS_OF_ANSWER.test(sentence));
  const naming = (name: string) =>
    sentences.filter((sentence) => new RegExp(`\\b(?:in|into) ${name}\\b`, 'i').test(sentence));
  const right = naming(LANGUAGES[language]);
  const others = Object.values(LANGUAGES).filter((name) => name !== LANGUAGES[language]);
  const wrong = others.flatMap(naming).filter((sentence) => !right.includes(sentence));
  return right.length >= 1 && wrong.length === 0;
}
