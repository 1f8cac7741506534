import type { ReactNode, Ref } from 'react';
import styles from './document-frame.module.css';

/** A document with an optional column beside it, or below it on narrow screens. */
export function DocumentFrame({
  paperRef,
  rail,
  children,
}: {
  paperRef?: Ref<HTMLDivElement>;
  rail?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <div className={rail ? styles.split : undefined}>
        <div ref={paperRef} className={styles.paper}>
          {children}
        </div>
        {rail && (
          <div className={styles.side}>
            <div className={styles.rail}>{rail}</div>
          </div>
        )}
      </div>
    </div>
  );
}
