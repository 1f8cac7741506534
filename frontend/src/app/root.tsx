import { Outlet } from 'react-router-dom';
import { Toasts } from '../ui/toasts';

/** Renders the page and the toasts, which are inside the router because they contain links. */
export function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
