import type { ReactNode } from 'react';
import type { Catalogue, Pack, Plan } from '../../api/generated';
import { type BuyOption, buyOption } from './buy-option';
import { PackCard } from '../../ui/pack-card';
import styles from './pack-choice.module.css';
import { emphasisedPack, PACK_NOTES, packFeatures } from '../../ui/plan-features';

interface Props {
  catalogue: Catalogue;
  /** The plan of the signed-in person. */
  current: Plan['id'] | undefined;
  /** Renders the button that buys a pack. */
  renderBuy: (pack: Pack, option: BuyOption) => ReactNode;
}

/** The packs to buy. The first one that unlocks quality scoring is highlighted. */
export function PackChoice({ catalogue, current, renderBuy }: Props) {
  const emphasised = emphasisedPack(catalogue);
  return (
    <section className={styles.packs} aria-label="Credit packs">
      {catalogue.packs.map((pack) => {
        const highlighted = pack.id === emphasised;
        return (
          <PackCard
            key={pack.id}
            heading="h2"
            pack={pack}
            cost={catalogue.costs.generation}
            note={pack.id === current ? 'Your plan' : PACK_NOTES[pack.id]}
            features={packFeatures(catalogue, pack.id, current)}
            highlighted={highlighted}
          >
            {renderBuy(pack, buyOption(pack, highlighted))}
          </PackCard>
        );
      })}
    </section>
  );
}
