import { readFileSync, statSync } from 'node:fs';
import { KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { QUALITY_CRITERIA, type QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import { RESOLVED_USE_CASES, type ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';

const useCase = z.enum(RESOLVED_USE_CASES as [ResolvedUseCase]);

/** The class of requests that fit no kind. */
const OTHER = 'other';

const requestSchema = z
  .object({
    id: z.string().min(1).optional(),
    text: z.string().refine((text) => text.trim() !== '', 'must not be empty'),
    /** The language the request is typed in, as a two-letter code. */
    lang: z.string().min(2),
    /** The use cases that a careful reader would accept; files may name a single one instead. */
    use_cases: z.array(useCase).min(1).optional(),
    use_case: useCase.optional(),
    /** The kind that a careful reader gave it; left out if it has no label. */
    kind: z.enum([...KIND_KEYS, OTHER]).optional(),
  })
  .refine((row) => row.use_cases !== undefined || row.use_case !== undefined, {
    path: ['use_cases'],
    message: 'is missing',
  });

/** A request as people type it, with the labels of a careful reader. */
export interface LabelledRequest {
  id: string;
  text: string;
  lang: string;
  useCases: readonly ResolvedUseCase[];
  kind: z.infer<typeof requestSchema>['kind'] | null;
}

const criterion = z.enum(QUALITY_CRITERIA as unknown as [QualityCriterion]);
/** Yes or no, or the passages that prove a yes. */
const label = z.union([z.boolean(), z.array(z.string()).transform(({ length }) => length > 0)]);
const labelledPromptSchema = z.object({
  id: z.string().min(1).optional(),
  text: z.string().min(1),
  lang: z.string().min(2).default('en'),
  labels: z.record(criterion, label),
  tags: z.array(z.string()).default([]),
});
/** A prompt with the labels of a careful reader. */
export type LabelledPrompt = z.infer<typeof labelledPromptSchema> & { id: string };

const secondLabelsSchema = z.object({
  file: z.string().min(1),
  line: z.number().int().positive(),
  labels: z.array(criterion),
});
/** A second reader's labels for a line of another file. */
export type SecondLabels = z.infer<typeof secondLabelsSchema>;

/** The content of a file is not what it should be; the message names the file and the line. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/**
 * Reads requests with their labels, one JSON object per line; a line without an id gets its number as
 * its name.
 * @throws {DataError}
 */
export function readRequests(file: string): LabelledRequest[] {
  const rows = readRows(file, requestSchema).map(
    ({ row: { id, text, lang, use_case: single, use_cases: several, kind = null }, line }) => ({
      id: id ?? `line ${line}`,
      text,
      lang,
      useCases: several ?? (single === undefined ? [] : [single]),
      kind,
    }),
  );
  return withoutDoubles(file, rows);
}

/**
 * Reads prompts with the labels of a careful reader, one JSON object per line.
 * @throws {DataError}
 */
export function readLabelledPrompts(file: string): LabelledPrompt[] {
  return withoutDoubles(
    file,
    readRows(file, labelledPromptSchema).map(({ row, line }) => ({
      ...row,
      id: row.id ?? `line ${line}`,
    })),
  );
}

/**
 * Reads a second reader's labels for some of the labelled prompts.
 * @throws {DataError}
 */
export function readSecondLabels(file: string): SecondLabels[] {
  return readRows(file, secondLabelsSchema).map(({ row }) => row);
}

/**
 * Reads the rows of a file with one JSON object per line, and the number of each line.
 * @throws {DataError}
 */
export function readRows<Row>(file: string, schema: z.ZodType<Row>): { row: Row; line: number }[] {
  if (!isFile(file)) throw new DataError(`There is no file ${file}.`);
  const rows = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, line }) => ({ row: parseRow(text, schema, `${file}, line ${line}`), line }));
  if (rows.length === 0) throw new DataError(`${file} holds no line.`);
  return rows;
}

/** Whether a file of that name exists. */
export function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function withoutDoubles<Row extends { id: string }>(file: string, rows: Row[]): Row[] {
  const ids = new Set<string>();
  for (const { id } of rows) {
    if (ids.has(id)) throw new DataError(`${file}: id ${id} twice.`);
    ids.add(id);
  }
  return rows;
}

function parseRow<Row>(line: string, schema: z.ZodType<Row>, where: string): Row {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new DataError(`${where}: not JSON.`, { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue === undefined || issue.path.length === 0 ? 'line' : issue.path.join('.');
  throw new DataError(`${where}: ${field}: ${issue?.message ?? 'wrong'}.`);
}
