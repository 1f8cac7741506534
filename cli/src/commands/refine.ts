import type { components } from '../api/generated.js';
import { Failure } from '../failure.js';
import type { Terminal } from '../terminal.js';
import { type PromptOptions, writePrompt } from './write-prompt.js';

export interface RefineOptions extends PromptOptions {
  wish?: components['schemas']['RefineRequest']['wish'];
  note?: string;
}

const PATH = '/api/prompts/{id}/refine';

/** `promptmint refine ID --wish shorter`: writes a new version of a prompt. */
export async function refine(
  terminal: Terminal,
  id: string,
  options: RefineOptions,
): Promise<void> {
  const { wish, note } = options;
  if ((wish === undefined) === (note === undefined)) {
    throw new Failure('wrongCall', 'Say what to change, with either --wish or --note.');
  }
  const body = wish === undefined ? { note } : { wish };
  await writePrompt(
    terminal,
    {
      path: `${PATH} ${id}`,
      body,
      send: ({ client }, key) =>
        client.POST(PATH, {
          body,
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          headers: { accept: 'text/event-stream' },
          parseAs: 'stream',
        }),
    },
    options,
  );
}
