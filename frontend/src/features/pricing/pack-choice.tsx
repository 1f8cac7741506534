import type { ReactNode } from 'react';
import type { Catalogue, Pack, Plan } from '../../api/generated';
import { type BuyOption, buyOption } from './buy-option';
import { PackCard } from '../../ui/pack-card';
import styles from './pack-choice.module.css';
import { packFeatures } from '../../ui/plan-features';

const NOTES: Readonly<Record<Pack['id'], string>> = {
  starter: 'For a project or two',
  booster: 'Adds quality scoring',
  pro: 'For daily work',
};

interface Props {
  catalogue: Catalogue;
  /** The plan of the signed-in person. */
  current: Plan['id'] | undefined;
  /** Renders the button that buys a pack. */
  renderBuy: (pack: Pack, option: BuyOption) => ReactNode;
}

/** The packs to buy. The first one that unlocks quality scoring is highlighted. */
export function PackChoice({ catalogue, current, renderBuy }: Props) {
  const scored = catalogue.plans.find(({ features }) => features.quality_scoring);
  return (
    <section className={styles.packs} aria-label="Credit packs">
      {catalogue.packs.map((pack) => {
        const lead = pack.id === scored?.id;
        return (
          <PackCard
            key={pack.id}
            heading="h2"
            pack={pack}
            cost={catalogue.costs.generation}
            note={pack.id === current ? 'Your plan' : NOTES[pack.id]}
            features={packFeatures(catalogue, pack.id, current)}
            highlighted={lead}
          >
            {renderBuy(pack, buyOption(pack, lead))}
          </PackCard>
        );
      })}
    </section>
  );
}
