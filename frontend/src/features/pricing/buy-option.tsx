import { Link } from 'react-router-dom';
import type { Pack } from '../../api/generated';
import { creditsText } from '../../ui/credits-text';
import button from '../../ui/plain-button.module.css';
import styles from '../../ui/pack-card.module.css';

/** Props of a button that buys a pack: its style and its id on the page. */
export interface BuyOption {
  className: string;
  'data-app': string;
}

/** Props of the button that buys a pack; a highlighted pack has a filled button. */
export function buyOption({ id }: Pack, highlighted: boolean): BuyOption {
  return {
    className: `${highlighted ? button.filled : button.outlined} ${styles.buy}`,
    'data-app': `buy-${id}`,
  };
}

/** The label of the button. */
export function buyText({ credits }: Pack): string {
  return `Buy ${creditsText(credits)}`;
}

/** The button on the prerendered page: a link to sign-in, which returns here. */
export function BuyLink({ pack, option }: { pack: Pack; option: BuyOption }) {
  return (
    <Link {...option} to="/auth?next=%2Fpricing">
      {buyText(pack)}
    </Link>
  );
}
