import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Catalogue, Pack, Plan } from '../../api/generated';
import { PageTitle } from '../../ui/page-title';
import type { BuyOption } from './buy-option';
import { PackChoice } from './pack-choice';
import { PlanComparison } from './plan-comparison';
import styles from './pricing-page.module.css';

interface Props {
  catalogue: Catalogue;
  /** The plan of the signed-in person. */
  current?: Plan['id'] | undefined;
  /** The person's balance. */
  balance?: ReactNode;
  /** The address of the payment history, if signed in. */
  paymentHistory?: string;
  /** Renders the button that buys a pack. */
  renderBuy: (pack: Pack, option: BuyOption) => ReactNode;
}

/** Prices of credit packs; a public page. */
export function PricingPage({ catalogue, current, balance, paymentHistory, renderBuy }: Props) {
  return (
    <>
      <PageTitle>Pricing</PageTitle>
      <header className={styles.head}>
        <div>
          <h1>Buy credits</h1>
          <p>
            One credit is one prompt. You pay once, by card: there is no subscription, and credits
            never expire.
          </p>
        </div>
        {balance}
      </header>
      <PackChoice catalogue={catalogue} current={current} renderBuy={renderBuy} />
      <div className={styles.terms}>
        <p>All plans include access to all AI models and quality optimization features</p>
        <p>
          Purchases are generally final. If something went wrong, contact support within 7 days.{' '}
          {paymentHistory && <Link to={paymentHistory}>Payment history</Link>}
        </p>
      </div>
      <PlanComparison catalogue={catalogue} current={current} />
    </>
  );
}
