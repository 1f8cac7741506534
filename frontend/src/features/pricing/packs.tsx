import { useSelector } from 'react-redux';
import { useSubscriptionQuery } from '../../api/client';
import type { Catalogue, Pack } from '../../api/generated';
import { selectSignedIn } from '../../api/session';
import { useCheckout } from './checkout';
import { PackCard } from './pack-card';
import styles from './packs.module.css';
import { packFeatures } from './plan-features';

const NOTES: Readonly<Record<Pack['id'], string>> = {
  starter: 'For a project or two',
  booster: 'The first pack with quality scoring',
  pro: 'For daily work',
};

/** The packs that can be bought, the first that unlocks quality scoring ahead. */
export function Packs({ catalogue }: { catalogue: Catalogue }) {
  const signedIn = useSelector(selectSignedIn);
  const { data: subscription } = useSubscriptionQuery(undefined, { skip: !signedIn });
  const { buying, buy } = useCheckout();
  const current = signedIn ? subscription?.plan : undefined;
  const scored = catalogue.plans.find(({ features }) => features.quality_scoring);
  return (
    <section className={styles.packs} aria-label="Credit packs">
      {catalogue.packs.map((pack) => (
        <PackCard
          key={pack.id}
          pack={pack}
          cost={catalogue.costs.generation}
          note={pack.id === current ? 'Your plan' : NOTES[pack.id]}
          features={packFeatures(catalogue, pack.id, current)}
          lead={pack.id === scored?.id}
          buying={buying}
          onBuy={() => void buy(pack.id)}
        />
      ))}
    </section>
  );
}
