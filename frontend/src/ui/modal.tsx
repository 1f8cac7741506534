import { useEffect, type ComponentProps, type RefObject } from 'react';
import styles from './modal.module.css';
import { ToastPlace } from './toast-place';

/**
 * A modal dialog that is open while mounted. Escape closes it, and the focus returns to where it
 * was.
 */
export function Modal({
  dialog,
  className = '',
  onClose,
  children,
  ...rest
}: Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> & {
  /** The dialog element; call its `close` to close it. */
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}) {
  useEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    if (!element.open) element.showModal();
  }, [dialog]);

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={`${styles.modal} ${className}`}
      onClose={(event) => {
        // `close` events of nested dialogs bubble up in React.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.toasts}>
        <ToastPlace />
      </div>
      {children}
    </dialog>
  );
}
