import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectSignedIn } from '../api/session';

/** Renders nothing once the session has ended; where to go then is the session's own affair. */
export function RequireSession() {
  return useSelector(selectSignedIn) ? <Outlet /> : null;
}
