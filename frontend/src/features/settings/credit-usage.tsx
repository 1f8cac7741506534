import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { TARGET_MODELS, USE_CASES } from '../../api/catalogue';
import { useStatsSummaryQuery } from '../../api/client';
import type { Stats } from '../../api/generated';
import { Sheet } from '../../ui/sheet';
import styles from './credit-usage.module.css';
import { DailyPrompts } from './daily-prompts';
import { Facts } from './facts';
import facts from './facts.module.css';
import { RetryButton, hasFailed } from './loaded-section';
import { Section } from './section';
import { SectionSkeleton } from './section-skeleton';

/** Placeholders if the numbers could not be loaded (specification, section 7). */
const UNKNOWN: Stats = {
  total_prompts: 0,
  most_used_model: null,
  most_used_use_case: null,
  credits_remaining: 0,
  daily: [],
};

/** How the credits were used. */
export function CreditUsage() {
  const call = useStatsSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  const failed = !call.data && hasFailed(call);
  return (
    <Section id="usage">
      {!call.data && !failed && <SectionSkeleton label="Loading your usage" lines={8} />}
      {(call.data || failed) && (
        <Sheet className={facts.card}>
          <Numbers of={call.data ?? UNKNOWN} />
          {call.data && <Days stats={call.data} />}
          {failed && (
            <div className={styles.failure}>
              <p>We couldn't load your usage. The numbers shown are placeholders.</p>
              <RetryButton call={call} />
            </div>
          )}
        </Sheet>
      )}
    </Section>
  );
}

function Numbers({ of: stats }: { of: Stats }) {
  const { most_used_model: model, most_used_use_case: useCase } = stats;
  return (
    <Facts
      of={{
        'Total prompts': stats.total_prompts.toLocaleString('en'),
        'Most used model': model ? TARGET_MODELS[model] : 'N/A',
        'Most used use case': useCase ? USE_CASES[useCase] : 'N/A',
        'Credits remaining': stats.credits_remaining.toLocaleString('en'),
      }}
    />
  );
}

function Days({ stats: { total_prompts: total, daily } }: { stats: Stats }) {
  if (daily.some(({ prompts }) => prompts > 0)) return <DailyPrompts daily={daily} />;
  return (
    <div className={styles.empty}>
      <p>
        {total === 0
          ? 'No prompts yet. Your daily prompts will show up here.'
          : 'No prompts in the last 30 days.'}
      </p>
      <Button component={Link} to="/dashboard" variant="default">
        Write a prompt
      </Button>
    </div>
  );
}
