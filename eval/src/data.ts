import { readFileSync, statSync } from 'node:fs';
import { LANGUAGES, type Language } from '@promptmint/core/catalogue/languages';
import { QUALITY_CRITERIA, type QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import { RESOLVED_USE_CASES, type ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';

const tags = z.array(z.string());

const ideaSchema = z.object({
  id: z.string().min(1),
  /** The language the idea is typed in, as a two-letter code. */
  lang: z.string().min(2),
  /** The use case a careful reader would choose. */
  use_case: z.enum(RESOLVED_USE_CASES as [ResolvedUseCase]),
  text: z.string().refine((text) => text.trim() !== '', 'must not be empty'),
  /** What a faithful English prompt still contains. */
  must_keep: z.array(z.string().min(1)),
  tags,
});
export type Idea = z.infer<typeof ideaSchema>;

const labelledPromptSchema = z.object({
  id: z.string().min(1),
  text: z.string().min(1),
  labels: z.record(z.enum(QUALITY_CRITERIA as unknown as [QualityCriterion]), z.boolean()),
  tags,
});
export type LabelledPrompt = z.infer<typeof labelledPromptSchema>;

/** A file that cannot be read as what it should hold; the message names the file and the line. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/**
 * Ideas as people type them, one JSON object a line.
 * @throws {DataError}
 */
export function readIdeas(file: string): Idea[] {
  return readLines(file, ideaSchema);
}

/**
 * Prompts with the judgement of a careful reader, one JSON object a line.
 * @throws {DataError}
 */
export function readLabelledPrompts(file: string): LabelledPrompt[] {
  return readLines(file, labelledPromptSchema);
}

/** The language the answer is asked in: the one typed where the product has it, else English. */
export function answerLanguage({ lang }: Idea): Language {
  return Object.hasOwn(LANGUAGES, lang) ? (lang as Language) : 'en';
}

function readLines<Row extends { id: string }>(file: string, schema: z.ZodType<Row>): Row[] {
  const lines = read(file).split(/\r?\n/);
  const rows: Row[] = [];
  const ids = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const row = parseRow(line, schema, `${file}, line ${index + 1}`);
    if (ids.has(row.id)) throw new DataError(`${file}, line ${index + 1}: id ${row.id} twice.`);
    ids.add(row.id);
    rows.push(row);
  }
  if (rows.length === 0) throw new DataError(`${file} holds no line.`);
  return rows;
}

function read(file: string): string {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new DataError(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
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
