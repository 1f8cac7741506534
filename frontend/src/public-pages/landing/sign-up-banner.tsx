import { Link } from 'react-router-dom';
import { BUILT_CATALOGUE } from '../../api/built-catalogue';
import plain from '../../ui/plain-button.module.css';
import { CreditStrokes } from '../../ui/credit-strokes';
import styles from './sign-up-banner.module.css';
import { SIGN_UP_PATH } from './sign-up-path';

/** The last section of the landing page: free credits for a new account. */
export function SignUpBanner() {
  return (
    <section className={styles.banner} aria-labelledby="sign-up">
      <CreditStrokes count={BUILT_CATALOGUE.signup_credits} />
      <div className={styles.words}>
        <h2 id="sign-up">Your first {BUILT_CATALOGUE.signup_credits} prompts are free</h2>
        <p>Try it on something you've been putting off. No card needed.</p>
      </div>
      <Link className={plain.filled} to={SIGN_UP_PATH}>
        Try Free
      </Link>
    </section>
  );
}
