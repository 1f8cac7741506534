import { Button } from '@mantine/core';
import type { Pack } from '../../api/generated';
import { creditsText } from '../../ui/credits-text';
import { dollars } from '../../ui/dollars';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import styles from './pack-card.module.css';
import { PackStrokes } from './pack-strokes';

/** The price of one prompt in cents, to a tenth. */
function perPrompt({ price_cents: cents, credits }: Pack, cost: number): string {
  return `${((cents * cost) / credits).toFixed(1)}¢ per prompt`;
}

interface Props {
  pack: Pack;
  /** Credits that one prompt costs. */
  cost: number;
  note: string;
  features: readonly string[];
  /** The one that stands out. */
  lead: boolean;
  /** What is bought at the moment, if anything. */
  buying: Pack['id'] | null;
  onBuy: () => void;
}

/** A pack with its size drawn, its price and what comes with it. */
export function PackCard({ pack, cost, note, features, lead, buying, onBuy }: Props) {
  const processing = buying === pack.id;
  return (
    <Sheet className={lead ? `${styles.pack} ${styles.lead}` : styles.pack}>
      <h2 className={styles.name}>{pack.name}</h2>
      <p className={styles.note}>{note}</p>
      <div className={styles.field}>
        <PackStrokes count={pack.credits} />
      </div>
      <p className={styles.price}>
        <strong>{dollars(pack.price_cents / 100)}</strong> <span>{perPrompt(pack, cost)}</span>
      </p>
      <p className={styles.credits}>{creditsText(pack.credits)}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        className={styles.buy}
        variant={lead ? 'filled' : 'default'}
        aria-disabled={processing}
        disabled={buying !== null && !processing}
        onClick={onBuy}
      >
        {processing ? 'Processing...' : `Buy ${creditsText(pack.credits)}`}
      </Button>
    </Sheet>
  );
}
