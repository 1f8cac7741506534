import type { Prompt } from '../../api/generated';
import { saveFile } from '../../api/save-file';
import { fillBlanks, type BlankValues } from '../document/blanks';
import type { ScoredPromptContent } from '../document/scored-prompt';
import { fileNameOf } from './file-name';

/**
 * The JSON file of a prompt with its blanks filled. Token counts are only included with a score.
 */
function jsonOf(prompt: ScoredPromptContent, request: string, values: BlankValues): string {
  const fill = (text: string): string => fillBlanks(text, prompt.placeholders, request, values);
  const scored = prompt.quality_score !== null;
  const content = {
    request,
    use_case: prompt.use_case,
    target_model: prompt.target_model,
    language: prompt.language,
    created_at: prompt.created_at,
    version: prompt.version,
    prompt: fill(prompt.optimized_prompt),
    sections: prompt.sections.map((section: Prompt['sections'][number]) => ({
      ...section,
      text: fill(section.text),
    })),
    placeholders: prompt.placeholders,
    ...(scored && {
      quality_score: prompt.quality_score,
      request_score: prompt.request_score,
      estimated_tokens: prompt.estimated_tokens,
    }),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Downloads the text of a prompt as a Markdown file. */
export function downloadMarkdown(text: string, request: string): void {
  saveFile(new Blob([`${text}\n`], { type: 'text/markdown' }), `${fileNameOf(request)}.md`);
}

/** Downloads a prompt with its data as a JSON file. */
export function downloadJson(
  prompt: ScoredPromptContent,
  request: string,
  values: BlankValues,
): void {
  const content = jsonOf(prompt, request, values);
  saveFile(new Blob([content], { type: 'application/json' }), `${fileNameOf(request)}.json`);
}
