import { Notifications } from '@mantine/notifications';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { openModals } from './open-modals';
import styles from './toasts.module.css';

/** Renders toasts on the page, or inside the modal dialog that covers it. */
export function Toasts() {
  const dialog = useSyncExternalStore(openModals.subscribe, openModals.top);
  return createPortal(
    <Notifications
      withinPortal={false}
      position="top-right"
      containerWidth={400}
      classNames={{ root: styles.toasts }}
    />,
    dialog ?? document.body,
  );
}
