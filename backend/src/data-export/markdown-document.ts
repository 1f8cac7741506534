import type { EntityManager } from '@mikro-orm/postgresql';
import { TARGET_MODEL_NAMES } from '@promptmint/core/catalogue/models';
import type { ExportedPrompt } from './dto/export.dto.js';
import { promptsOf } from './exported-rows.js';

/** The prompts of an account as CommonMark, oldest first, in pieces. */
export async function* markdownDocument(
  em: EntityManager,
  userId: string,
  title: string,
): AsyncGenerator<string> {
  yield `# ${title}\n`;
  let any = false;
  for await (const batch of promptsOf(em, userId)) {
    any = true;
    for (const prompt of batch) yield chapterOf(prompt);
  }
  if (!any) yield '\nThere are no prompts yet.\n';
}

function chapterOf(prompt: ExportedPrompt): string {
  const parts = [`## ${headingOf(prompt)}`, quoted(prompt.original_input)];
  for (const { name, text } of prompt.answers ?? []) {
    parts.push(`${words(name)}:`, quoted(text));
  }
  if (prompt.wish) parts.push(`Asked for: ${words(prompt.wish)}`);
  if (prompt.note !== null) parts.push('Asked for:', quoted(prompt.note));
  parts.push(resultOf(prompt));
  return `\n${parts.join('\n\n')}\n`;
}

function headingOf(prompt: ExportedPrompt): string {
  const { created_at, use_case, requested_use_case, target_model, version } = prompt;
  const parts = [
    `${created_at.slice(0, 10)} ${created_at.slice(11, 16)} UTC`,
    words(use_case ?? requested_use_case),
    TARGET_MODEL_NAMES[target_model],
  ];
  if (version > 1) parts.push(`version ${version}`);
  return parts.join(' · ');
}

function resultOf({ status, optimized_prompt }: ExportedPrompt): string {
  if (optimized_prompt !== null) return fenced(optimized_prompt);
  return status === 'failed'
    ? 'No prompt was written; the credit came back.'
    : 'This prompt is not finished yet.';
}

/** `content_creation` as people write it. */
function words(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');
}

/** A carriage return alone ends a line in CommonMark too, and with it the quotation. */
function quoted(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.map((line) => `> ${line}`).join('\n');
}

/** A fence ends at a run of backticks as long as its own (CommonMark, 4.5). */
function fenced(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}\n${text}\n${fence}`;
}
