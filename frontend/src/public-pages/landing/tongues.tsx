import { Icon } from '../../ui/icon';
import { TONGUES } from './example-prompt';
import styles from './tongues.module.css';

/** What was typed, and what the prompt says of it. */
export function Tongues() {
  return (
    <ul className={styles.tongues}>
      {TONGUES.map(({ lang, request, lines, answer }) => (
        <li key={lang}>
          <p lang={lang}>{request}</p>
          <Icon name="right" />
          <p className={styles.lines}>
            {lines} <b>{answer}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}
