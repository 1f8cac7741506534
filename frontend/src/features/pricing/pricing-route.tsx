import { useSelector } from 'react-redux';
import { BUILT_CATALOGUE } from '../../api/built-catalogue';
import { useCatalogueQuery, useSubscriptionQuery } from '../../api/client';
import { selectSignedIn } from '../../api/session';
import { Balance } from './balance';
import { buyText } from './buy-option';
import { useCheckout } from './use-checkout';
import { PricingPage } from './pricing-page';

/**
 * The pricing page inside the application, with the person's plan and balance and working buttons.
 */
export function PricingRoute() {
  const signedIn = useSelector(selectSignedIn);
  const { data: catalogue = BUILT_CATALOGUE } = useCatalogueQuery();
  const { data: subscription } = useSubscriptionQuery(undefined, { skip: !signedIn });
  const { buying, buy } = useCheckout();
  return (
    <PricingPage
      catalogue={catalogue}
      current={signedIn ? subscription?.plan : undefined}
      balance={signedIn && <Balance />}
      {...(signedIn && { paymentHistory: '/payment-history' })}
      renderBuy={(pack, option) => (
        <button
          {...option}
          type="button"
          aria-disabled={buying === pack.id}
          disabled={buying !== null && buying !== pack.id}
          onClick={() => void buy(pack.id)}
        >
          {buying === pack.id ? 'Processing...' : buyText(pack)}
        </button>
      )}
    />
  );
}
