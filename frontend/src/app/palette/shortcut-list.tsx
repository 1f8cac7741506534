import { useId, useRef } from 'react';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Modal } from '../../ui/modal';
import { MOD } from './mod-key';
import styles from './palette.module.css';

const SHORTCUTS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[MOD, 'K'], 'Open the command palette'],
  [['?'], 'Show this list'],
  [[MOD, 'Enter'], 'Generate, or refine with your note'],
  [['Tab'], 'Next placeholder of a template'],
  [['/'], 'Search your history'],
  [['Esc'], 'Close a dialog or panel, or clear the search'],
];

/** A modal dialog that lists the keyboard shortcuts. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  return (
    <Modal
      dialog={dialog}
      className={styles.list}
      aria-labelledby={title}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={title}>Keyboard shortcuts</h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ' + '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
