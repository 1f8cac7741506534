import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds before the redirect (specification, section 9). */
const REDIRECT_DELAY = 2_000;

/** Redirects after a delay, so that the message on this page can be read. */
export function useDelayedRedirect(to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate, to]);
}
