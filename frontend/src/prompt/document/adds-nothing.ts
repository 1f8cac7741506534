import type { Prompt } from '../../api/generated';

/** Whether the composer added only a task to the request, because it was not sure of anything else. */
export function addsNothing({ kind, sections }: Pick<Prompt, 'kind' | 'sections'>): boolean {
  return (
    kind === 'general' && sections.every(({ key }) => key === 'material' || key === 'objective')
  );
}
