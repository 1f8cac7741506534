import { CRITERION_KEYS, type Criterion } from '../../api/catalogue';
import type { Prompt, QualitySpans } from '../../api/generated';
import type { Evidence } from './use-evidence';

/** The passage for each criterion, in the prompt and in the request; `null` if there is none. */
export type Passages = Readonly<
  Record<Evidence['source'], Readonly<Record<Criterion, string | null>>>
>;

function passagesIn(text: string, spans: QualitySpans | null): Record<Criterion, string | null> {
  const entries = CRITERION_KEYS.map((criterion) => {
    const span = spans?.[criterion];
    return [criterion, span ? text.slice(span.start, span.end).trim() : null];
  });
  return Object.fromEntries(entries) as Record<Criterion, string | null>;
}

/** The passages behind the score of a prompt. Older prompts have none. */
export function passagesOf(
  prompt: Pick<Prompt, 'optimized_prompt' | 'quality_spans' | 'request_spans'>,
  request: string,
): Passages {
  return {
    prompt: passagesIn(prompt.optimized_prompt, prompt.quality_spans),
    request: passagesIn(request, prompt.request_spans),
  };
}
