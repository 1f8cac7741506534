import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCreateCheckoutSessionMutation } from '../../api/client';
import type { Pack } from '../../api/generated';
import { authorization, selectSignedIn } from '../../api/session';
import { authPath } from '../../ui/return-path';
import { toast } from '../../ui/toast';

/** The way out of the application, to the page on which a card is charged. */
export const externalPage = {
  open: (address: string): void => window.location.assign(address),
};

/** Buys packs; `buying` is the one on its way to payment. */
export function useCheckout() {
  const signedIn = useSelector(selectSignedIn);
  const location = useLocation();
  const navigate = useNavigate();
  const [createSession] = useCreateCheckoutSessionMutation();
  const [buying, setBuying] = useState<Pack['id'] | null>(null);

  useEffect(() => {
    // Coming back from payment, a browser may show the page as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBuying(null);
    };
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);

  async function buy(packType: Pack['id']): Promise<void> {
    if (buying) return;
    if (!signedIn) {
      toast.plain('Please login to purchase credits');
      void navigate(authPath(location));
      return;
    }
    setBuying(packType);
    try {
      const { checkout_url } = await createSession({ packType }).unwrap();
      externalPage.open(checkout_url);
    } catch {
      setBuying(null);
      // A session that ended has said so itself.
      if (authorization()) toast.error('Failed to create checkout session');
    }
  }

  return { buying, buy };
}
