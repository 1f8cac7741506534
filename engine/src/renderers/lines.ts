import type { Kind } from '@promptmint/core/catalogue/kinds';
import type { Blueprint } from '../blueprint.js';
import { FORMAT_INTRO, GENERAL_TASK, ONLY_TASK, OPEN_TASK } from '../general/general-text.js';
import type { Material } from './material.js';
import {
  isInOwnLanguage,
  languageLine,
  lowerFirst,
  oneLine,
  priorityLine,
  sentence,
} from './wording.js';

export function bulleted(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}`);
}

export function numbered(lines: readonly string[]): string[] {
  return lines.map((line, index) => `${index + 1}. ${sentence(line)}`);
}

/** Background and blanks as bullets. */
export function contextLines({ context, placeholders }: Blueprint): string[] {
  return [
    ...context.map((fact) => `- ${sentence(fact)}`),
    ...placeholders.map(({ name, label }) => `- ${oneLine(label)}: {{${name}}}`),
  ];
}

/** The task for a quoted request, and the line that says what takes priority. */
export function taskLines(blueprint: Blueprint, material: Material): string[] {
  const task = sentence(blueprint.objective ?? GENERAL_TASK);
  return [[task, ...priorityLines(blueprint, material)].join(' ')];
}

/** The request as the prompt's task, then the line that says what takes priority, after `gap`. */
export function ownTaskLines(
  blueprint: Blueprint,
  material: Material,
  gap: readonly string[] = [],
): string[] {
  const priority = priorityLines(blueprint, material);
  return [material.text.trim(), ...(priority.length > 0 ? gap : []), ...priority];
}

/** The line that says what takes priority; none where the prompt has nothing that could give way. */
function priorityLines(blueprint: Blueprint, material: Material): string[] {
  return addsNothing(blueprint) ? [] : [priorityLine(material)];
}

/** Whether the prompt is the request and a task, with nothing that could contradict the request. */
export function addsNothing(blueprint: Blueprint): boolean {
  const { objective, role, placeholders, context, steps, outputFormat, constraints } = blueprint;
  if (objective !== ONLY_TASK && objective !== OPEN_TASK) return false;
  const rest = [placeholders, context, steps, outputFormat, constraints, blueprint.validation];
  return role === null && rest.every((lines) => lines.length === 0);
}

/** Kinds whose request names the language itself, or means that of its text or its part. */
const OWN_LANGUAGE: readonly (Kind | null)[] = ['translate', 'rewrite', 'roleplay'];

/** The line that names the language of the answer; none where it could only confuse. */
function languageLines(blueprint: Blueprint, material: Material): string[] {
  const isConfusing =
    (addsNothing(blueprint) && isInOwnLanguage(material)) ||
    (OWN_LANGUAGE.includes(blueprint.kind) && material.request.language === 'same');
  return isConfusing ? [] : [languageLine(material)];
}

/** The parts of the answer: one as a sentence, several numbered. Those of a kind know no request. */
export function formatLines({ kind, outputFormat }: Blueprint): string[] {
  if (outputFormat.length === 1) return outputFormat.map(sentence);
  const parts = numbered(outputFormat);
  return kind === null || parts.length === 0 ? parts : [FORMAT_INTRO, ...parts];
}

/** The rules, what to do while a blank is empty, and the language. */
export function ruleLines(
  blueprint: Blueprint,
  material: Material,
  withReasons: boolean,
): string[] {
  const { constraints, placeholders } = blueprint;
  const rules = constraints.map(({ rule, reason }) =>
    withReasons && reason !== null
      ? sentence(`${oneLine(rule).replace(/\.$/, '')}, because ${lowerFirst(oneLine(reason))}`)
      : sentence(rule),
  );
  return bulleted([
    ...rules,
    ...placeholders.map(({ ifMissing }) => sentence(ifMissing)),
    ...languageLines(blueprint, material),
  ]);
}

/** When the answer is done: one condition as a sentence, several as bullets. */
export function doneLines({ validation }: Blueprint): string[] {
  const lines = validation.map(sentence);
  return lines.length === 1 ? lines : bulleted(lines);
}

/** The line above the samples, which says what they are. */
export function exampleIntro({ exampleIntro: intro }: Blueprint): string[] {
  return intro === null ? [] : [`${oneLine(intro).replace(/[.:]$/, '')}:`];
}
