import { useId, type ReactNode } from 'react';
import styles from './evidence-button.module.css';
import type { Evidence, useEvidence } from './use-evidence';

/** What stands for a passage: points it out, and is described by it. */
export function EvidenceButton({
  evidence,
  passage,
  pointer,
  label,
  children,
}: {
  evidence: Evidence;
  passage: string;
  pointer: ReturnType<typeof useEvidence>;
  /** Its name, where what it shows says too little. */
  label?: string;
  children: ReactNode;
}) {
  const description = useId();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-describedby={description}
      {...pointer.button(evidence)}
    >
      {children}
      <span id={description} hidden>
        {passage}
      </span>
    </button>
  );
}
