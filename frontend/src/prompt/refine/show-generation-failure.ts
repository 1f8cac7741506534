import type { GenerationFailure } from '../../api/generation-failure';
import { toast } from '../../ui/toast';

/** Shows why a generation failed; if credits are missing, with a link to buy some. */
export function showGenerationFailure({ reason, message }: GenerationFailure): void {
  if (reason !== 'no_credits') toast.error(message);
  else toast.error(message, { link: { label: 'Buy Credits', to: '/pricing' } });
}
