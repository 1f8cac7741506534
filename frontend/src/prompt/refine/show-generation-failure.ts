import type { GenerationFailure } from '../../api/generation-failure';
import { toast } from '../../ui/toast';

/** Says why a generation gave no prompt; where credits are missing, also where to buy some. */
export function showGenerationFailure({ reason, message }: GenerationFailure): void {
  if (reason !== 'no_credits') toast.error(message);
  else toast.error(message, { link: { label: 'Buy Credits', to: '/pricing' } });
}
