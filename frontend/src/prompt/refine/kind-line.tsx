import { useState } from 'react';
import { currentUseCase } from '../../api/catalogue';
import type { Prompt } from '../../api/generated';
import { kindLabel, type KindChoice } from '../../api/kinds';
import button from '../../ui/inline-button.module.css';
import { lazyDialog } from '../../ui/lazy-dialog';
import styles from './kind-line.module.css';

const KindDialog = lazyDialog(async () => (await import('./kind-dialog')).KindDialog);

/** The kind of a prompt, with a button to change it; empty if the prompt has none. */
export function KindLine({
  prompt: { kind, use_case },
  onChange,
}: {
  prompt: Pick<Prompt, 'kind' | 'use_case'>;
  onChange: (kind: KindChoice) => void;
}) {
  const [open, setOpen] = useState(false);
  if (!kind) return null;
  return (
    <>
      <span className={styles.kind}>
        {kindLabel(kind)}{' '}
        <button
          type="button"
          className={button.button}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Change<span className="sr-only"> the kind of prompt</span>
        </button>
      </span>
      {open && (
        <KindDialog
          current={kind}
          useCase={currentUseCase(use_case)}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
