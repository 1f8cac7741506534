import { useId, type ReactNode } from 'react';
import styles from './evidence-button.module.css';
import type { Evidence, useEvidence } from './use-evidence';

/** A button that highlights a passage and is described by it for screen readers. */
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
  /** Its accessible name, if the content is not enough. */
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
