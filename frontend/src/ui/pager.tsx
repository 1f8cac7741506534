import { Link } from 'react-router-dom';
import { Icon } from './icon';
import styles from './pager.module.css';
import { pagerPages } from './pager-pages';

const address = (page: number): string => (page === 1 ? '?' : `?page=${page}`);

function Step({ to, last, name }: { to: number; last: number; name: 'Previous' | 'Next' }) {
  const icon = <Icon name={name === 'Next' ? 'right' : 'left'} />;
  if (to < 1 || to > last) return <span className={styles.off}>{icon}</span>;
  return (
    <Link className={styles.page} to={address(to)} aria-label={`${name} page`}>
      {icon}
    </Link>
  );
}

/** Links to the pages of a list, counted from 1. */
export function Pager({ current, last }: { current: number; last: number }) {
  if (last < 2) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Step name="Previous" to={current - 1} last={last} />
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
      <Step name="Next" to={current + 1} last={last} />
    </nav>
  );
}
