import { PLAN_NAMES } from '../../api/catalogue';
import { useSubscriptionQuery } from '../../api/client';
import { PLAN_FEATURES } from '../../ui/plan-features';
import styles from './result-page.module.css';

/** What the person's plan includes now; nothing for a plan without features. */
export function UnlockedFeatures() {
  const { data } = useSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true });
  const included = PLAN_FEATURES.filter(({ feature }) => data?.features[feature]);
  if (!data || included.length === 0) return null;
  return (
    <>
      <p>Your {PLAN_NAMES[data.plan]} plan includes:</p>
      <ul className={styles.unlocked}>
        {included.map(({ feature, listText }) => (
          <li key={feature}>{listText}</li>
        ))}
      </ul>
    </>
  );
}
