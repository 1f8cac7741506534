import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { FAQ_ENTRIES } from './faq-entries';
import styles from './faq.module.css';

/** The questions with answers that open one by one. */
export function Faq() {
  return (
    <section className={styles.questions} id="faq" aria-labelledby="faq-title">
      <div className={styles.head}>
        <h2 id="faq-title">Questions</h2>
        <p>
          Something else? <Link to="/contact">Contact us</Link>. We answer within 24 hours.
        </p>
      </div>
      <div>
        {FAQ_ENTRIES.map(({ question, answer, more }, index) => (
          <details key={question} className={styles.question} open={index === 0}>
            <summary>
              <h3>{question}</h3>
              <Icon name="down" />
            </summary>
            <p>{answer}</p>
            {more && (
              <Link className={styles.more} to={more.to}>
                {more.label}
              </Link>
            )}
          </details>
        ))}
      </div>
    </section>
  );
}
