import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCreateCheckoutSessionMutation } from '../../api/client';
import type { Pack } from '../../api/generated';
import { authorization, selectSignedIn } from '../../api/session';
import { authPath } from '../../ui/return-path';
import { toast } from '../../ui/toast';

/** Opens a page outside the application. An object, so that tests can replace the function. */
export const externalPage = {
  open: (address: string): void => window.location.assign(address),
};

/** Starts a purchase; `buying` is the pack whose checkout is being opened. */
export function useCheckout() {
  const signedIn = useSelector(selectSignedIn);
  const location = useLocation();
  const navigate = useNavigate();
  const [createSession] = useCreateCheckoutSessionMutation();
  const [buying, setBuying] = useState<Pack['id'] | null>(null);

  useEffect(() => {
    // After Back from the payment page, the browser may show this page as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBuying(null);
    };
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);

  async function buy(packType: Pack['id']): Promise<void> {
    if (buying) return;
    if (!signedIn) {
      toast.plain('Please login to purchase credits', { explainsNextPage: true });
      void navigate(authPath(location));
      return;
    }
    setBuying(packType);
    try {
      const { checkout_url } = await createSession({ packType }).unwrap();
      externalPage.open(checkout_url);
    } catch {
      setBuying(null);
      // An ended session shows its own message.
      if (authorization()) toast.error('Failed to create checkout session');
    }
  }

  return { buying, buy };
}
