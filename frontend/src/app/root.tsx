import { Outlet } from 'react-router-dom';
import { Toasts } from '../ui/toasts';

/** What stays over every page: the toasts, whose links need the router. */
export function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
