import { Link } from 'react-router-dom';
import { Icon } from './icon';
import styles from './pager.module.css';
import { pagerPages } from './pager-pages';
import { usePageAddress } from './use-page';

function Step({ to, name }: { to: string | null; name: 'Previous' | 'Next' }) {
  const icon = <Icon name={name === 'Next' ? 'right' : 'left'} />;
  if (to === null) return <span className={styles.off}>{icon}</span>;
  return (
    <Link className={styles.page} to={to} aria-label={`${name} page`}>
      {icon}
    </Link>
  );
}

/**
 * Links to the pages of a list, counted from 1. `parameter` is the name of the page in the address,
 * `hash` the anchor of a list further down the page.
 */
export function Pager({
  current,
  last,
  parameter = 'page',
  hash = '',
}: {
  current: number;
  last: number;
  parameter?: string;
  hash?: string;
}) {
  const addressOf = usePageAddress(parameter);
  const address = (page: number): string => addressOf(page) + hash;
  if (last < 2) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Step name="Previous" to={current > 1 ? address(current - 1) : null} />
      {pagerPages(current, last).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={entry}
            className={styles.page}
            to={address(entry)}
            aria-label={`Page ${entry}`}
            aria-current={entry === current ? 'page' : undefined}
          >
            {entry}
          </Link>
        ),
      )}
      <Step name="Next" to={current < last ? address(current + 1) : null} />
    </nav>
  );
}
