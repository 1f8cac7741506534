import { useId, useRef } from 'react';
import { USE_CASES, type UseCase } from '../../api/catalogue';
import { kindLabel, splitKindsByUseCase, type KindChoice } from '../../api/kinds';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './kind-dialog.module.css';
import { Modal } from '../../ui/modal';

function Kinds({
  title,
  kinds,
  current,
  onPress,
}: {
  title: string;
  kinds: readonly KindChoice[];
  current: KindChoice;
  onPress: (kind: KindChoice) => void;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              aria-current={kind === current}
              aria-disabled={kind === current}
              onClick={() => kind !== current && onPress(kind)}
            >
              {kindLabel(kind)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A modal dialog that writes the prompt again as another kind. */
export function KindDialog({
  current,
  useCase,
  onChoose,
  onClose,
}: {
  current: KindChoice;
  useCase: UseCase;
  onChoose: (kind: KindChoice) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { own, others } = splitKindsByUseCase(useCase);
  const press = (kind: KindChoice): void => {
    dialog.current?.close();
    onChoose(kind);
  };
  return (
    <Modal
      dialog={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <div>
            <h2 id={title}>Write it as another kind</h2>
            <p>Uses 1 credit. Your current prompt is kept in your history.</p>
          </div>
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </IconButton>
        </header>
        <Kinds
          title={USE_CASES[useCase]}
          kinds={['general', ...own]}
          current={current}
          onPress={press}
        />
        <Kinds title="Other use cases" kinds={others} current={current} onPress={press} />
      </div>
    </Modal>
  );
}
