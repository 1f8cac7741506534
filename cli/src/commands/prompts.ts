import { currentAccount } from '../account.js';
import { dataOf, openApi, quickly } from '../api/client.js';
import { paintFor, type Terminal } from '../terminal.js';
import { promptWriter } from '../prompt-writer.js';
import { VERSION } from '../version.js';
import { copy } from './copy.js';
import type { PromptOptions } from './write-prompt.js';

export interface HistoryOptions {
  search?: string;
  limit: number;
  json?: boolean;
}

/** `promptmint history`: one line for each prompt, newest first; in a pipe between tabs. */
export async function history(terminal: Terminal, options: HistoryOptions): Promise<void> {
  const { stdout, env } = terminal;
  const api = openApi(currentAccount(env), VERSION);
  const query = { limit: options.limit, offset: 0, ...(options.search && { q: options.search }) };
  const page = await dataOf(
    api,
    api.client.GET('/api/prompts/history', { params: { query }, ...quickly() }),
  );
  if (options.json) return void stdout.write(`${JSON.stringify(page, null, 2)}\n`);
  const paint = paintFor(stdout, env);
  const width = stdout.isTTY ? stdout.columns || 80 : undefined;
  for (const { id, created_at, target_model, original_input } of page.prompts) {
    const before = [id, created_at.slice(0, 10), target_model.padEnd(width ? 7 : 0)];
    const [line = ''] = original_input.trim().split(/\s*[\r\n]/);
    if (width === undefined) stdout.write(`${[...before, line].join('\t')}\n`);
    else {
      const left = Math.max(10, width - before.join('  ').length - 3);
      stdout.write(`${paint('dim', before.join('  '))}  ${line.slice(0, left)}\n`);
    }
  }
  sayMore(terminal, page);
}

function sayMore(
  { stdout, stderr }: Terminal,
  { prompts, total, older_hidden }: { prompts: unknown[]; total: number; older_hidden: boolean },
): void {
  if (!stdout.isTTY) return;
  if (total === 0) stderr.write('No prompts yet.\n');
  if (total > prompts.length) stderr.write(`${total - prompts.length} more: use --limit.\n`);
  if (older_hidden) stderr.write('Your plan does not show older ones.\n');
}

/** `promptmint show ID`: a finished prompt. */
export async function show(terminal: Terminal, id: string, options: PromptOptions): Promise<void> {
  const { stdout, env } = terminal;
  const api = openApi(currentAccount(env), VERSION);
  const prompt = await dataOf(
    api,
    api.client.GET('/api/prompts/{id}', { params: { path: { id } }, ...quickly() }),
  );
  if (options.json) stdout.write(`${JSON.stringify(prompt, null, 2)}\n`);
  else promptWriter(stdout, paintFor(stdout, env)).end(prompt.optimized_prompt);
  if (options.copy) await copy(terminal, prompt.optimized_prompt);
}

/** `promptmint credits`: how many are left; in a pipe the number alone. */
export async function credits(terminal: Terminal, options: { json?: boolean }): Promise<void> {
  const { stdout, env } = terminal;
  const api = openApi(currentAccount(env), VERSION);
  const answer = await dataOf(api, api.client.GET('/api/auth/credits', quickly()));
  if (options.json) stdout.write(`${JSON.stringify(answer)}\n`);
  else if (stdout.isTTY) {
    stdout.write(`${answer.credits} ${answer.credits === 1 ? 'credit' : 'credits'} left\n`);
  } else stdout.write(`${answer.credits}\n`);
}
