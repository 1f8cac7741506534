import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { QUALITY_CRITERIA } from '@promptmint/core/catalogue/prompt-parts';
import {
  DataError,
  isFile,
  type LabelledPrompt,
  type LabelledRequest,
  readLabelledPrompts,
  readRequests,
  readSecondLabels,
} from './data.js';

/** Requests whose figures are reported separately from those of other sets. */
export interface RequestSet {
  name: string;
  /** Whether only figures may be shown: none of its texts is printed or written. */
  isExam: boolean;
  requests: LabelledRequest[];
}

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const DEVELOPMENT = ['eval/data/ideas.jsonl', 'eval/data/exam-ideas.jsonl'].map(fileAt);
const EXAM = fileAt('engine/data/exam.jsonl');
/** Requests written for briefs of their own, for blind reading. */
export const READING = fileAt('engine/data/reading.jsonl');
/** Prompts with labels for the scorer, under the names that the report uses. */
export const LABELLED_PROMPTS = {
  exam: fileAt('engine/data/prompts-exam.jsonl'),
  'development set': fileAt('eval/data/prompts-labelled.jsonl'),
  'published exam': fileAt('eval/data/exam-prompts.jsonl'),
};
const SECOND_LABELS = fileAt('engine/data/prompts-second-labels.jsonl');

/** The labels of each prompt that two readers judged, the second reader's first. */
export function readTwice(): {
  second: LabelledPrompt['labels'];
  first: LabelledPrompt['labels'];
}[] {
  const files = new Map<string, LabelledPrompt[]>();
  return readSecondLabels(SECOND_LABELS).map(({ file, line, labels }) => {
    const prompts = files.get(file) ?? readLabelledPrompts(fileAt(`engine/data/${file}`));
    files.set(file, prompts);
    const prompt = prompts[line - 1];
    if (prompt === undefined) throw new DataError(`${SECOND_LABELS}: ${file} has no line ${line}.`);
    const second = Object.fromEntries(
      QUALITY_CRITERIA.map((criterion) => [criterion, labels.includes(criterion)]),
    ) as LabelledPrompt['labels'];
    return { second, first: prompt.labels };
  });
}

/** The folder for pairs. */
export const READING_FOLDER = fileAt('artifacts/reading');

/** Whether a file is the exam. */
export function isExam(file: string): boolean {
  return resolve(file) === EXAM;
}

/** The requests that everyone who works on the engine has read. */
export function developmentSet(): RequestSet {
  return { name: 'development set', isExam: false, requests: DEVELOPMENT.flatMap(readRequests) };
}

/**
 * The sets to measure: the given file, or else the development set and, if it exists, the exam.
 * @throws {DataError}
 */
export function readSets(file: string | undefined): RequestSet[] {
  if (file !== undefined) return [setOf(file)];
  return [developmentSet(), ...(isFile(EXAM) ? [setOf(EXAM)] : [])];
}

function setOf(file: string): RequestSet {
  const exam = isExam(file);
  return { name: exam ? 'exam' : basename(file), isExam: exam, requests: readRequests(file) };
}
