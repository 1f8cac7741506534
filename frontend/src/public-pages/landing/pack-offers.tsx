import { Link } from 'react-router-dom';
import { BUILT_CATALOGUE as CATALOGUE } from '../../api/built-catalogue';
import { PackCard } from '../../ui/pack-card';
import plain from '../../ui/plain-button.module.css';
import { emphasisedPack, PACK_NOTES, packFeatures } from '../../ui/plan-features';
import { SIGN_UP_PATH } from './sign-up-path';
import styles from './pack-offers.module.css';

const EMPHASISED = emphasisedPack(CATALOGUE);

/** The prices: one card for each pack. */
export function PackOffers() {
  return (
    <section id="pricing" aria-labelledby="pricing-title">
      <div className={styles.head}>
        <h2 id="pricing-title">Pay for prompts, not for months</h2>
        <p>
          Buy once, by card. Credits never expire. <Link to="/pricing">Compare the plans</Link>
        </p>
      </div>
      <div className={styles.packs}>
        {CATALOGUE.packs.map((pack) => {
          const highlighted = pack.id === EMPHASISED;
          return (
            <PackCard
              key={pack.id}
              heading="h3"
              pack={pack}
              cost={CATALOGUE.costs.generation}
              note={PACK_NOTES[pack.id]}
              features={packFeatures(CATALOGUE, pack.id, undefined)}
              highlighted={highlighted}
            >
              <Link
                className={`${highlighted ? plain.filled : plain.outlined} ${styles.begin}`}
                to={SIGN_UP_PATH}
              >
                Get Started<span className="sr-only"> with {pack.name}</span>
              </Link>
            </PackCard>
          );
        })}
      </div>
    </section>
  );
}
