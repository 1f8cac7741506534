import { Link } from 'react-router-dom';
import { BUILT_CATALOGUE as CATALOGUE } from '../../api/built-catalogue';
import type { Pack } from '../../api/generated';
import { PackCard } from '../../ui/pack-card';
import plain from '../../ui/plain-button.module.css';
import { packFeatures } from '../../ui/plan-features';
import { SIGN_UP_PATH } from './sign-up-path';
import styles from './pack-offers.module.css';

const NOTES: Readonly<Record<Pack['id'], string>> = {
  starter: 'For a project or two',
  booster: 'Adds quality scoring',
  pro: 'For daily work',
};

const SCORED = CATALOGUE.plans.find(({ features }) => features.quality_scoring);

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
          const lead = pack.id === SCORED?.id;
          return (
            <PackCard
              key={pack.id}
              heading="h3"
              pack={pack}
              cost={CATALOGUE.costs.generation}
              note={NOTES[pack.id]}
              features={packFeatures(CATALOGUE, pack.id, undefined)}
              highlighted={lead}
            >
              <Link
                className={`${lead ? plain.filled : plain.outlined} ${styles.begin}`}
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
