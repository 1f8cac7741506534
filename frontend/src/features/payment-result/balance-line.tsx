import { creditsText } from '../../ui/credits-text';
import { CreditStrokes } from '../../ui/credit-strokes';
import styles from './result-page.module.css';

/** A named balance, with one stroke per credit. */
export function BalanceLine({ name, credits }: { name: string; credits: number }) {
  return (
    <div className={styles.balance}>
      <CreditStrokes count={credits} />
      <p>
        {name}: <b>{creditsText(credits)}</b>
      </p>
    </div>
  );
}
