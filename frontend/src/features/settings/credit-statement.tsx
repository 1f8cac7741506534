import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLedgerQuery } from '../../api/client';
import type { Ledger } from '../../api/generated';
import { Notice } from '../../ui/notice';
import { Pager } from '../../ui/pager';
import { usePage } from '../../ui/use-page';
import styles from './credit-statement.module.css';
import { LoadedSection } from './loaded-section';
import { Section } from './section';
import { SectionSkeleton } from './section-skeleton';
import { StatementCards, StatementTable } from './statement-list';

/** Entries on one page. */
const PAGE_SIZE = 20;

/** Every change of the balance, newest first. */
export function CreditStatement() {
  const page = usePage(PAGE_SIZE, 'statement');
  const call = useLedgerQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const content = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    content.current?.closest('section')?.focus({ preventScroll: true });
  }, [page]);

  // A page that failed to load must not show the previous page's entries.
  const shown = call.isError ? { ...call, data: call.currentData } : call;
  return (
    <Section id="credit-statement" about="Every change to your balance, newest first.">
      <LoadedSection
        call={shown}
        failure="We couldn't load your credit statement"
        shape={<SectionSkeleton label="Loading your credit statement" lines={8} />}
      >
        {(ledger) => (
          <div ref={content} className={styles.content} aria-busy={!call.currentData}>
            <Entries ledger={ledger} />
            <Pager
              current={page}
              last={Math.ceil(ledger.total / PAGE_SIZE)}
              parameter="statement"
              hash="#credit-statement"
            />
          </div>
        )}
      </LoadedSection>
    </Section>
  );
}

function Entries({ ledger: { entries, total } }: { ledger: Ledger }) {
  const small = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false });
  if (entries.length > 0) {
    const List = small ? StatementCards : StatementTable;
    return <List entries={entries} />;
  }
  const [title, words, to, next] =
    total === 0
      ? [
          'Nothing here yet',
          'Credits you get and spend will be listed here.',
          '/pricing',
          'Buy Credits',
        ]
      : ['Nothing on this page', 'Your statement is shorter.', '?#credit-statement', 'First page'];
  return (
    <Notice
      level="h3"
      title={title}
      action={
        <Button component={Link} to={to} variant="default">
          {next}
        </Button>
      }
    >
      <p>{words}</p>
    </Notice>
  );
}
