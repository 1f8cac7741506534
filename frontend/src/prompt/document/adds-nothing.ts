import type { Prompt } from '../../api/generated';

/** Whether the composer, sure of nothing, left the request as it was: the prompt is that and a task. */
export function addsNothing({ kind, sections }: Pick<Prompt, 'kind' | 'sections'>): boolean {
  return (
    kind === 'general' && sections.every(({ key }) => key === 'material' || key === 'objective')
  );
}
