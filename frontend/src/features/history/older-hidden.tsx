import { Link } from 'react-router-dom';
import { useCatalogueQuery, useSubscriptionQuery } from '../../api/client';

/** The number of days that the plan shows, as text. */
function useShownDays(): string {
  const { data: subscription } = useSubscriptionQuery();
  const { data: catalogue } = useCatalogueQuery();
  const days = catalogue?.plans.find(({ id }) => id === subscription?.plan)?.history_days;
  return days ? `the last ${days} days` : 'the most recent days';
}

/** A note that the plan hides older prompts, with a link to plans that show them. */
export function OlderHidden({ filtered }: { filtered: boolean }) {
  const shown = useShownDays();
  return (
    <>
      {filtered ? 'Older prompts that match are hidden' : 'Older prompts are hidden'}: your plan
      shows {shown}. Nothing was deleted. <Link to="/pricing">See plans with more history</Link>
    </>
  );
}
