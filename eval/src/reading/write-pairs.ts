import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishPrompt } from '@promptmint/engine/finish-prompt';
import type { LabelledRequest } from '../data.js';
import { type PairsOptions, UsageError } from '../options.js';
import type { PromptSource } from '../prompt-source.js';
import { requestFor } from '../write-prompts.js';
import {
  type Choice,
  choosePairs,
  type Pair,
  type PairKey,
  pairOf,
  pairsMarkdown,
} from './pairs.js';

/**
 * Writes pairs to a folder, as JSON lines and as Markdown for readers, and their key to a separate file.
 * @returns the files.
 */
export async function writePairs(
  requests: readonly LabelledRequest[],
  source: PromptSource,
  { pairs: count, seed }: PairsOptions,
  folder: string,
): Promise<string[]> {
  const pairs: Pair[] = [];
  const key: PairKey[] = [];
  for (const choice of choosePairs(requests, count, seed)) {
    const written = await writeOne(choice, source);
    pairs.push(written.pair);
    key.push(written.key);
  }
  return [
    write(folder, 'pairs.jsonl', jsonLines(pairs)),
    write(folder, 'pairs.md', pairsMarkdown(pairs)),
    write(folder, 'key.jsonl', jsonLines(key)),
  ];
}

async function writeOne(
  choice: Choice,
  source: PromptSource,
): Promise<{ pair: Pair; key: PairKey }> {
  const { id, request, targetModel, promptSide } = choice;
  const asked = requestFor(request, targetModel);
  const blueprint = await source.write(asked, () => undefined);
  const { text } = finishPrompt(blueprint, asked);
  return {
    pair: pairOf(choice, text),
    key: {
      id,
      prompt: promptSide,
      request: request.id,
      targetModel,
      kind: source.isModel ? 'model' : (blueprint.kind ?? 'general'),
      text: request.text,
    },
  };
}

function jsonLines(rows: readonly object[]): string {
  return rows.map((row) => JSON.stringify(row)).join('\n');
}

function write(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    throw new UsageError(`${file} cannot be written.`, { cause: error });
  }
  return file;
}
