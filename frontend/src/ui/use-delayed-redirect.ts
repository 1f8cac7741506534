import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long good news stays before the next page follows, in milliseconds (specification, section 9). */
const REDIRECT_DELAY = 2_000;

/** Leads on to another page when the news on this one has been read. */
export function useDelayedRedirect(to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate, to]);
}
