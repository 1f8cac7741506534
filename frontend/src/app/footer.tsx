import { Link } from 'react-router-dom';
import { APP_NAME } from '../ui/brand';
import styles from './footer.module.css';

const YEAR = new Date().getFullYear();

/** The foot of every page: copyright, terms, privacy, contact. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span>
          © <span data-year="">{YEAR}</span> {APP_NAME}
        </span>
        <nav className={styles.links} aria-label="Legal and contact">
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/contact">Contact</Link>
        </nav>
      </div>
    </footer>
  );
}
