import { Notifications } from '@mantine/notifications';
import { Outlet } from 'react-router-dom';
import styles from './root.module.css';

/** What stays over every page: the toasts, whose links need the router. */
export function Root() {
  return (
    <>
      <Outlet />
      <Notifications
        position="top-right"
        containerWidth={400}
        classNames={{ root: styles.toasts }}
      />
    </>
  );
}
