import { creditsText } from '../../ui/credits-text';
import { Strokes } from '../../ui/strokes';
import styles from './result-page.module.css';

/** A balance by its name, drawn and said. */
export function BalanceLine({ name, credits }: { name: string; credits: number }) {
  return (
    <div className={styles.balance}>
      <Strokes count={credits} />
      <p>
        {name}: <b>{creditsText(credits)}</b>
      </p>
    </div>
  );
}
