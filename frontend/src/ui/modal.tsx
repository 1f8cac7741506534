import { useEffect, type ComponentProps, type RefObject } from 'react';
import styles from './modal.module.css';
import { openModals } from './open-modals';

/**
 * A modal dialog, open for as long as it is there. Escape closes it, and the focus goes back to where
 * it was; toasts stand above it.
 */
export function Modal({
  dialog,
  className = '',
  onClose,
  ...rest
}: Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> & {
  /** The element, whose `close` closes it. */
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}) {
  useEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    if (!element.open) element.showModal();
    return openModals.add(element);
  }, [dialog]);

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={`${styles.modal} ${className}`}
      onClose={(event) => {
        // Dialogs inside tell of their closing too.
        if (event.target === event.currentTarget) onClose();
      }}
    />
  );
}
