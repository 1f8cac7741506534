import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Failure } from '../failure.js';
import type { components } from '../api/generated.js';
import type { Terminal } from '../terminal.js';
import { type PromptOptions, writePrompt } from './write-prompt.js';

type Request = components['schemas']['GenerateRequest'];

export interface GenerateOptions extends PromptOptions {
  for: Request['target_model'];
  useCase: Request['use_case'];
  language: Request['language'];
  file?: string;
}

const PATH = '/api/prompts/generate';

/** `promptmint "a request"`: writes the prompt for it. */
export async function generate(
  terminal: Terminal,
  typed: string | undefined,
  options: GenerateOptions,
): Promise<void> {
  const body = {
    user_input: await requestOf(terminal, typed, options.file),
    use_case: options.useCase,
    target_model: options.for,
    language: options.language,
  };
  await writePrompt(
    terminal,
    {
      path: PATH,
      body,
      send: ({ client }, key) =>
        client.POST(PATH, {
          body,
          params: { header: { 'Idempotency-Key': key } },
          headers: { accept: 'text/event-stream' },
          parseAs: 'stream',
        }),
    },
    options,
  );
}

/**
 * The request: the argument, the file after it, or else standard input.
 * @throws {Failure} without any
 */
async function requestOf(
  { stdin }: Terminal,
  typed: string | undefined,
  file: string | undefined,
): Promise<string> {
  const parts = [];
  if (typed !== undefined && typed !== '-') parts.push(typed);
  if (file !== undefined && file !== '-') parts.push(contentOf(file));
  const isAsked = typed === '-' || file === '-';
  if (isAsked || (parts.length === 0 && !stdin.isTTY))
    parts.push(decode(await buffer(stdin), 'Standard input'));
  const request = parts.map((part) => part.replace(/[\r\n]+$/, '')).join('\n\n');
  if (request.trim() === '') {
    throw new Failure(
      'wrongCall',
      'There is no request. Try: promptmint "regex for UK postcodes" --for claude',
    );
  }
  return request;
}

function contentOf(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new Failure('wrongCall', `${file} cannot be read: ${(error as Error).message}`);
  }
  return decode(bytes, file);
}

/** @throws {Failure} when the bytes are not UTF-8: the garbled text would still cost a credit */
function decode(bytes: Buffer, source: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure('wrongCall', `${source} is not text in UTF-8. Convert it first.`);
  }
}
