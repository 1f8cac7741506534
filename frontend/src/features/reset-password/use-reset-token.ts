import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
}

/**
 * The token of the link that led here. It leaves the address bar at once, where it could be read or
 * copied, and stays with the entry of the browser's history, which outlives a reload.
 */
export function useResetToken(): string | null {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = params.get('token') || null;

  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname]);

  return inAddress ?? tokenIn(state);
}
