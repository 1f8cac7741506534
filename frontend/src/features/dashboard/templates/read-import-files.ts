import { rowOf, type ImportedFiles, type ImportRow } from './import-rows';

/** The largest file, in bytes: 200 templates of the greatest length in most scripts. */
const FILE_MAX = 5_000_000;
/** Most files, and most templates that are read; more could not be looked through. */
const FILES_MAX = 200;
const ROWS_MAX = 500;

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An export of all data, or a list of templates. */
function readJson(text: string, name: string): ImportRow[] {
  const content: unknown = JSON.parse(text);
  const list = isEntry(content) ? content['templates'] : content;
  if (!Array.isArray(list)) throw new Error('no list');
  return list.filter(isEntry).map((entry, index) => rowOf(entry, `${name}, template ${index + 1}`));
}

/** The name of the first column that a row has. */
const firstOf = (row: Entry, ...columns: string[]): unknown =>
  columns.map((column) => row[column]).find((value) => value !== undefined);

/** Columns `act` and `prompt`, as lists of prompts have them, or those of a template. */
async function readCsv(text: string, name: string): Promise<ImportRow[]> {
  const { default: papa } = await import('papaparse');
  const { data, meta } = papa.parse<Entry>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim().toLowerCase(),
    preview: ROWS_MAX + 1,
  });
  const has = (...columns: string[]) => columns.some((column) => meta.fields?.includes(column));
  if (!has('act', 'title') || !has('prompt', 'text')) throw new Error('no columns');
  return data.map((row, index) =>
    rowOf(
      {
        title: firstOf(row, 'act', 'title'),
        text: firstOf(row, 'prompt', 'text'),
        description: row['description'],
        use_case: row['use_case'],
      },
      `${name}, row ${index + 1}`,
    ),
  );
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
const HEADING = /^\s*#\s+(.+?)\s*#*\s*(?:\n|$)/;

/** One template: its name is in the front matter, in the first heading or is that of the file. */
async function readMarkdown(text: string, name: string): Promise<ImportRow[]> {
  const [whole = '', front] = FRONT_MATTER.exec(text) ?? [];
  const { parse } = front === undefined ? { parse: () => ({}) } : await import('yaml');
  const parsed: unknown = parse(front ?? '');
  const matter = isEntry(parsed) ? parsed : {};
  const body = text.slice(whole.length);
  const named = firstOf(matter, 'title', 'name');
  const heading = named === undefined ? HEADING.exec(body) : null;
  const title = named ?? heading?.[1] ?? name.replace(/\.\w+$/, '');
  const rest = body.slice(heading?.[0].length ?? 0).trim();
  return [rowOf({ ...matter, title, text: rest }, name)];
}

const READERS: Readonly<
  Record<string, (text: string, name: string) => ImportRow[] | Promise<ImportRow[]>>
> = { json: readJson, csv: readCsv, md: readMarkdown, markdown: readMarkdown };

/** What each kind of file must be. */
const EXPECTED: Readonly<Record<string, string>> = {
  json: 'is not an export of your data or a list of templates',
  csv: 'has no columns "act" and "prompt"',
  md: 'has front matter that cannot be read',
  markdown: 'has front matter that cannot be read',
};

/** The content of a file as UTF-8, without a byte order mark. */
const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')));
    reader.readAsText(file);
  });

async function readFile(file: File): Promise<ImportRow[] | string> {
  const type = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const read = READERS[type];
  if (!read) return `${file.name} is not a JSON, Markdown or CSV file.`;
  if (file.size > FILE_MAX) return `${file.name} is larger than 5 MB.`;
  try {
    const rows = await read(await contentOf(file), file.name);
    return rows.length > 0 ? rows : `${file.name} contains no templates.`;
  } catch {
    return `${file.name} ${EXPECTED[type]}.`;
  }
}

/** Reads the templates in files, all of it in this browser. */
export async function readImportFiles(files: readonly File[]): Promise<ImportedFiles> {
  const rows: ImportRow[] = [];
  const problems: string[] = [];
  for (const file of files.slice(0, FILES_MAX)) {
    const read = await readFile(file);
    if (typeof read === 'string') problems.push(read);
    else rows.push(...read);
  }
  if (files.length > FILES_MAX) problems.push(`Only the first ${FILES_MAX} files were read.`);
  if (rows.length > ROWS_MAX) problems.push(`Only the first ${ROWS_MAX} templates are shown.`);
  return { rows: rows.slice(0, ROWS_MAX), problems };
}
