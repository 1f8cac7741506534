import { Link } from 'react-router-dom';
import { APP_NAME } from './brand';
import styles from './logo.module.css';

/** The logo and the product's name as a link. */
export function Logo({ to }: { to: string }) {
  return (
    <Link className={styles.logo} to={to}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.stroke} d="M4 4v16" />
        <path d="M10 6h11M10 12h11M10 18h6" />
      </svg>
      {APP_NAME}
    </Link>
  );
}
