import { Link } from 'react-router-dom';
import { useCatalogueQuery, useSubscriptionQuery } from '../../api/client';

/** How many days of the history the person's plan shows, in words. */
function useShownDays(): string {
  const { data: subscription } = useSubscriptionQuery();
  const { data: catalogue } = useCatalogueQuery();
  const days = catalogue?.plans.find(({ id }) => id === subscription?.plan)?.history_days;
  return days ? `the last ${days} days` : 'the most recent days';
}

/** Says that the plan hides older prompts, and where there are plans that show them. */
export function OlderHidden({ filtered }: { filtered: boolean }) {
  const shown = useShownDays();
  return (
    <>
      {filtered ? 'Older prompts that match are hidden' : 'Older prompts are hidden'}: your plan
      shows {shown}. Nothing was deleted. <Link to="/pricing">See plans with more history</Link>
    </>
  );
}
