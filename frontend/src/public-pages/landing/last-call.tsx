import { Link } from 'react-router-dom';
import { BUILT_CATALOGUE } from '../../api/built-catalogue';
import plain from '../../ui/plain-button.module.css';
import { Strokes } from '../../ui/strokes';
import styles from './last-call.module.css';
import { SIGN_UP } from './offer';

/** The last word: what a new account comes with, drawn and said. */
export function LastCall() {
  return (
    <section className={styles.call} aria-labelledby="last-call">
      <Strokes count={BUILT_CATALOGUE.signup_credits} />
      <div className={styles.words}>
        <h2 id="last-call">Your first {BUILT_CATALOGUE.signup_credits} prompts are free</h2>
        <p>Try it on something you've been putting off. No card needed.</p>
      </div>
      <Link className={plain.filled} to={SIGN_UP}>
        Try Free
      </Link>
    </section>
  );
}
