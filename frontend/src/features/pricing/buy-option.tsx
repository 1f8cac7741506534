import { Link } from 'react-router-dom';
import type { Pack } from '../../api/generated';
import { creditsText } from '../../ui/credits-text';
import button from '../../ui/plain-button.module.css';
import styles from '../../ui/pack-card.module.css';

/** How the way to buy a pack stands out, and by what it is known on the page. */
export interface BuyOption {
  className: string;
  'data-app': string;
}

/** The way to buy a pack; that of the pack that `lead`s is the loudest. */
export function buyOption({ id }: Pack, lead: boolean): BuyOption {
  return {
    className: `${lead ? button.filled : button.outlined} ${styles.buy}`,
    'data-app': `buy-${id}`,
  };
}

/** What a pack's button says. */
export function buyText({ credits }: Pack): string {
  return `Buy ${creditsText(credits)}`;
}

/** Buying before the application is there: who has no session signs in and comes back. */
export function BuyLink({ pack, option }: { pack: Pack; option: BuyOption }) {
  return (
    <Link {...option} to="/auth?next=%2Fpricing">
      {buyText(pack)}
    </Link>
  );
}
