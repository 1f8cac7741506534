import { Icon } from '../../ui/icon';
import { LANGUAGE_EXAMPLES } from './examples';
import styles from './language-examples.module.css';

/** Requests in three languages, each with two sentences from its prompt. */
export function LanguageExamples() {
  return (
    <ul className={styles.examples}>
      {LANGUAGE_EXAMPLES.map(({ lang, request, rule, answer }) => (
        <li key={lang}>
          <p lang={lang}>{request}</p>
          <Icon name="right" />
          <p className={styles.rule}>
            {rule} <b>{answer}.</b>
          </p>
        </li>
      ))}
    </ul>
  );
}
