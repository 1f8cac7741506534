import type { ReactNode } from 'react';
import type { Pack } from '../api/generated';
import { creditsText } from './credits-text';
import { dollars } from './dollars';
import { Icon } from './icon';
import { Sheet } from './sheet';
import styles from './pack-card.module.css';
import { PackStrokes } from './pack-strokes';

/** The price of one prompt in cents, to a tenth. */
function pricePerPrompt({ price_cents: cents, credits }: Pack, cost: number): string {
  return `${((cents * cost) / credits).toFixed(1)}¢ per prompt`;
}

interface Props {
  /** The level of its heading. */
  heading: 'h2' | 'h3';
  pack: Pack;
  /** Credits that one prompt costs. */
  cost: number;
  note: string;
  features: readonly string[];
  /** Whether it is emphasised. */
  highlighted: boolean;
  /** The button that buys it. */
  children: ReactNode;
}

/** A pack: one stroke per credit, price and features. */
export function PackCard({
  heading: Heading,
  pack,
  cost,
  note,
  features,
  highlighted,
  children,
}: Props) {
  return (
    <Sheet className={highlighted ? `${styles.pack} ${styles.lead}` : styles.pack}>
      <Heading className={styles.name}>{pack.name}</Heading>
      <p className={styles.note}>{note}</p>
      <div className={styles.field}>
        <PackStrokes count={pack.credits} />
      </div>
      <p className={styles.price}>
        <strong>{dollars(pack.price_cents / 100)}</strong> <span>{pricePerPrompt(pack, cost)}</span>
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
      {children}
    </Sheet>
  );
}
