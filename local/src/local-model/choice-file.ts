import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { modelName } from './find-local-model.ts';

const choiceSchema = z.object({
  name: modelName,
  baseUrl: z.url({ protocol: /^https?$/ }),
  host: z.string().nullable(),
  /** When the person chose it. */
  since: z.iso.datetime(),
});

/** The model that the person has chosen. */
export type Choice = z.infer<typeof choiceSchema>;

/** The stored choice; null for none, and for a file that does not hold one. */
export function readChoice(file: string): Choice | null {
  if (!existsSync(file)) return null;
  try {
    return choiceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Keeps a choice, or none, for this start and the next ones. */
export function writeChoice(file: string, choice: Choice | null): void {
  if (choice === null) return rmSync(file, { force: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(choice, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** What API and worker need to use the chosen model; the rules step in when it does not answer. */
export function settingsOf(choice: Choice | null): NodeJS.ProcessEnv {
  if (!choice) return {};
  return {
    LLM_PROVIDERS: 'openai-compatible,composer',
    OPENAI_COMPATIBLE_BASE_URL: choice.baseUrl,
    OPENAI_COMPATIBLE_MODEL: choice.name,
  };
}
