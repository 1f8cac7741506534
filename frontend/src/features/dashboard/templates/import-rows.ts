import { currentUseCase, type UseCase } from '../../../api/catalogue';
import type { Template } from '../../../api/generated';
import { templateProblems } from './template-values';

/** A template in a file, before it is imported. */
export interface ImportRow {
  title: string;
  description: string;
  use_case: UseCase;
  text: string;
  /** The file, and the line or entry in it where there are several. */
  source: string;
  /** Why it cannot be imported. */
  problem: string | null;
}

/** What files contain, and what is wrong with whole files. */
export interface ImportedFiles {
  rows: ImportRow[];
  problems: string[];
}

const LABELS = { title: 'Name', description: 'Description', text: 'Request' } as const;

function problemOf(row: Pick<ImportRow, keyof typeof LABELS>): string | null {
  for (const field of ['title', 'description', 'text'] as const) {
    const problem = templateProblems[field](row[field]);
    if (problem) return `${LABELS[field]}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`;
  }
  return null;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A title is one line. */
const lineOf = (value: unknown): string => wordsOf(value).replaceAll(/\s+/g, ' ').trim();
/** Without what no text can hold. */
const textOf = (value: unknown): string =>
  wordsOf(value).replaceAll('\u0000', '').replaceAll('\r\n', '\n');

/** Reads a template from values of any kind. */
export function rowOf(
  { title, description, use_case, text }: Partial<Record<keyof Template, unknown>>,
  source: string,
): ImportRow {
  const row = {
    title: lineOf(title),
    description: lineOf(description),
    use_case: currentUseCase(wordsOf(use_case)),
    text: textOf(text),
    source,
  };
  return { ...row, problem: problemOf(row) };
}

const contentOf = ({ title, text }: { title: string; text: string | null }): string =>
  JSON.stringify([title, text]);

/** Marks rows that are there already, or that came before. */
export function withDuplicates(rows: readonly ImportRow[], own: readonly Template[]): ImportRow[] {
  const known = new Set(own.map(contentOf));
  const listed = new Set<string>();
  return rows.map((row) => {
    if (row.problem) return row;
    const content = contentOf(row);
    if (known.has(content)) return { ...row, problem: 'You already have this one' };
    if (listed.has(content)) return { ...row, problem: 'Listed twice' };
    listed.add(content);
    return row;
  });
}
