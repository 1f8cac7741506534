import type { Kind } from '@promptmint/core/catalogue/kinds';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import { isMadeOf, knownPieces } from './known-lines.js';
import type { PromptReading } from './prompt-reading.js';

const known = new Map<string, string[]>();

/**
 * Finds lines that are neither the person's nor a text of ours that fits every request of the kind. Each
 * of them breaks the engine's first law.
 */
export function findForeignLines(
  { own }: PromptReading,
  kind: Kind | null,
  targetModel: TargetModel,
): string[] {
  const key = `${kind} ${targetModel}`;
  const pieces = known.get(key) ?? knownPieces(kind, targetModel);
  known.set(key, pieces);
  return own.map(({ text }) => text).filter((line) => !isMadeOf(line, pieces));
}
