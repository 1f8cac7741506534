import { Link } from 'react-router-dom';
import { BUILT_CATALOGUE } from '../../api/built-catalogue';
import { MODELS_WITH_OR } from '../../api/catalogue';
import { APP_NAME } from '../../ui/brand';
import plain from '../../ui/plain-button.module.css';
import { ExampleResult } from './example-result';
import { ExampleRequest } from './example-request';
import styles from './hero.module.css';
import { SIGN_UP_PATH } from './sign-up-path';

/**
 * The first section of the landing page: the promise, and an example of a request and its prompt.
 */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="promise">
      <div className={styles.words}>
        <h1 id="promise" className={styles.promise}>
          <span>Write one line.</span> <span>Send a finished prompt.</span>
        </h1>
        <p className={styles.lead}>
          {APP_NAME} turns a short idea, in any language, into a structured English prompt for{' '}
          {MODELS_WITH_OR}.
        </p>
        <p className={styles.begin}>
          <Link className={plain.filled} to={SIGN_UP_PATH}>
            Try Free
          </Link>
          <Link className={plain.subtle} to="/#features">
            See How It Works
          </Link>
        </p>
        <p className={styles.terms}>
          {BUILT_CATALOGUE.signup_credits} free credits when you sign up. One credit, one prompt. No
          subscription.
        </p>
        <ExampleRequest />
      </div>
      <ExampleResult />
    </section>
  );
}
