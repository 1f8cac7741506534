import { basename } from 'node:path';
import { KIND_CHOICES } from '@promptmint/core/catalogue/kinds';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { z } from 'zod';
import { DataError, readRows } from '../data.js';
import type { PairKey } from './pairs.js';

const side = z.enum(['A', 'B']);

const judgementSchema = z.object({
  id: z.string().min(1),
  /** The reader's name, if a file holds several readers; otherwise each file belongs to one reader. */
  reader: z.string().min(1).optional(),
  verdict: z.enum(['A', 'B', 'same']),
  faults: z
    .array(
      z.object({
        side,
        line: z.string(),
        fault: z.enum(['false', 'contradicts', 'drops']),
        why: z.string().default(''),
      }),
    )
    .default([]),
});

/** One reader's judgement of one pair. */
export type Judgement = z.infer<typeof judgementSchema> & { reader: string };

const keySchema = z.object({
  id: z.string().min(1),
  prompt: side,
  request: z.string(),
  targetModel: z.enum(TARGET_MODELS),
  kind: z.enum([...KIND_CHOICES, 'model']),
  text: z.string(),
});

/**
 * Reads the judgements of the readers; each reader may judge a pair only once.
 * @throws {DataError}
 */
export function readJudgements(files: readonly string[], key: readonly PairKey[]): Judgement[] {
  const known = new Set(key.map(({ id }) => id));
  const seen = new Set<string>();
  return files.flatMap((file) =>
    readRows(file, judgementSchema).map(({ row, line }) => {
      const reader = row.reader ?? basename(file).replace(/\.jsonl?$/, '');
      const place = `${file}, line ${line}`;
      if (!known.has(row.id)) throw new DataError(`${place}: the key holds no pair ${row.id}.`);
      const judged = `${reader} ${row.id}`;
      if (seen.has(judged))
        throw new DataError(`${place}: ${reader} has judged ${row.id} already.`);
      seen.add(judged);
      return { ...row, reader };
    }),
  );
}

/**
 * Reads the key of a set of pairs.
 * @throws {DataError}
 */
export function readKey(file: string): PairKey[] {
  return readRows(file, keySchema).map(({ row }) => row);
}
